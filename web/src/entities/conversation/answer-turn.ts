import { type AssistantEvent, type AssistantRequest, isUrgentHelp, type KeptAnswer } from '@app/contracts/assistant'
import { isFinishedPlan } from '@app/domain/usage-limits'

import type { Recorded } from '../traveller/usage/record-use.ts'
import { UsedUp } from './ask-server.ts'
import type { AnsweredAt } from './conversation.ts'

export type AnswerSources = {
  isOnline(): boolean
  server(request: AssistantRequest, signal: AbortSignal): AsyncIterable<AssistantEvent>
  /** The built-in engine in this browser. */
  device(request: AssistantRequest, signal: AbortSignal): AsyncIterable<AssistantEvent>
  /** Reports an answer made on the device to the server, which counts its own answers itself. */
  countAnswer(): Promise<Recorded>
  /** Reports a trip plan made on the device. */
  countPlan(): Promise<Recorded>
}

/** A plan was made on the device, and the server that counts plans is unreachable. */
export class PlanNeedsServer extends Error {
  override readonly name = 'PlanNeedsServer'
}

export type Answered = { readonly answer: KeptAnswer; readonly answeredAt: AnsweredAt }

type Listener = {
  readonly signal: AbortSignal
  /** Another source answers now, from the beginning. */
  onRestart(answeredAt: AnsweredAt): void
  onEvent(event: AssistantEvent): void
}

const HELP_TIMEOUT_MS = 5000
/** Emergency numbers, and the tools that accompany them. */
const HELP_TOOLS: ReadonlySet<string> = new Set(['emergency-numbers', 'own-embassy', 'health-rules'])

/** Asks the server, then the engine on this device. Throws UsedUp, or the error of the last source. */
export async function answerTurn(
  sources: AnswerSources,
  request: AssistantRequest,
  listener: Listener,
): Promise<Answered> {
  const { signal } = listener
  let hasPlanFromServer = false
  if (sources.isOnline()) {
    const onEvent = (event: AssistantEvent): void => {
      hasPlanFromServer ||= isPlan(event)
      listener.onEvent(event)
    }
    try {
      return { answer: await listen(sources.server(request, signal), { ...listener, onEvent }), answeredAt: 'server' }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof UsedUp && error.type === 'itinerary_generations') throw error
      if (error instanceof UsedUp) return await answerEmergency(sources, request, signal, error)
      console.warn('the server did not answer; using the engine on this device', error)
    }
  }
  listener.onRestart('device')
  if (!sources.isOnline()) {
    const events = withCountedPlans(sources.device(request, signal), sources)
    return { answer: await listen(events, listener), answeredAt: 'device' }
  }
  const { answer, events } = await collect(sources.device(request, signal), signal)
  if (isUrgentHelp(answer)) return { answer, answeredAt: 'device' }
  const counted = await sources.countAnswer()
  signal.throwIfAborted()
  if (counted.kind === 'used-up') {
    if (isHelp(answer)) return { answer, answeredAt: 'device' }
    throw new UsedUp(counted.limit, counted.resetsAt)
  }
  // The server counted the plan that it delivered before the connection broke.
  if (!hasPlanFromServer) await countPlans(sources, plansIn(answer))
  for (const event of events) listener.onEvent(event)
  return { answer, answeredAt: 'device' }
}

/** Waits for the whole answer before anything is shown: emergency help is not counted, and only the answer tells whether it is. */
async function collect(from: AsyncIterable<AssistantEvent>, signal: AbortSignal) {
  const events: AssistantEvent[] = []
  const answer = await listen(from, { signal, onRestart: () => undefined, onEvent: (event) => events.push(event) })
  return { answer, events }
}

function isPlan(event: AssistantEvent): boolean {
  return event.kind === 'called' && isFinishedPlan(event.call)
}

function plansIn({ calls }: KeptAnswer): number {
  return calls.filter(isFinishedPlan).length
}

/** As in the planner: a plan is counted before it is shown, and without a server there is no plan. */
async function countPlans(sources: AnswerSources, plans: number): Promise<void> {
  for (let nth = 0; nth < plans; nth += 1) {
    const counted = await sources.countPlan()
    if (counted.kind === 'unreachable') throw new PlanNeedsServer()
    if (counted.kind === 'used-up') throw new UsedUp(counted.limit, counted.resetsAt, 'itinerary_generations')
  }
}

async function* withCountedPlans(
  events: AsyncIterable<AssistantEvent>,
  sources: AnswerSources,
): AsyncGenerator<AssistantEvent> {
  let delivered = 0
  for await (const event of events) {
    const found = event.kind === 'done' ? plansIn(event.answer) : delivered + Number(isPlan(event))
    await countPlans(sources, found - delivered)
    delivered = Math.max(delivered, found)
    yield event
  }
}

/** A question about emergency numbers is answered although the daily limit is reached. */
async function answerEmergency(sources: AnswerSources, request: AssistantRequest, signal: AbortSignal, usedUp: UsedUp) {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(HELP_TIMEOUT_MS)])
  const silent: Listener = { signal: deadline, onRestart: () => undefined, onEvent: () => undefined }
  const answer = await listen(sources.device(request, deadline), silent).catch(() => null)
  signal.throwIfAborted()
  if (!answer || !isHelp(answer)) throw usedUp
  return { answer, answeredAt: 'device' } satisfies Answered
}

function isHelp(answer: KeptAnswer): boolean {
  if (isUrgentHelp(answer)) return true
  const tools = answer.calls.map(({ tool }) => tool)
  return tools.includes('emergency-numbers') && tools.every((tool) => HELP_TOOLS.has(tool))
}

async function listen(events: AsyncIterable<AssistantEvent>, { signal, onEvent }: Listener): Promise<KeptAnswer> {
  for await (const event of events) {
    signal.throwIfAborted()
    if (event.kind === 'done') return event.answer
    onEvent(event)
  }
  throw new Error('Event stream ended without a "done" event')
}
