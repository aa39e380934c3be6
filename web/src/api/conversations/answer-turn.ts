import { type AssistantEvent, type AssistantRequest, isUrgentHelp, type KeptAnswer } from '@app/contracts/assistant'
import { isFinishedPlan } from '@app/domain/usage-limits'

import type { Recorded } from '../usage/record-use.ts'
import { UsedUp } from './ask-server.ts'
import type { AnsweredAt } from './conversation.ts'

export type Ways = {
  /** Whether it is worth trying. */
  isOnline(): boolean
  server(request: AssistantRequest, signal: AbortSignal): AsyncIterable<AssistantEvent>
  /** The built-in engine in this browser. */
  device(request: AssistantRequest, signal: AbortSignal): AsyncIterable<AssistantEvent>
  /** The server counts what it answers; what is answered here is counted with it where it can be reached. */
  count(): Promise<Recorded>
  /** A trip plan that was made here. */
  countPlan(): Promise<Recorded>
}

/** A plan was made here, and the server that counts it did not answer. */
export class PlanNeedsServer extends Error {
  override readonly name = 'PlanNeedsServer'
}

export type Answered = { readonly answer: KeptAnswer; readonly answeredAt: AnsweredAt }

type Hearing = {
  readonly signal: AbortSignal
  /** From now on somebody else answers, and from the beginning. */
  startOver(answeredAt: AnsweredAt): void
  hear(event: AssistantEvent): void
}

const HELP_PATIENCE_MS = 5000
/** Whom to call, and what stands beside it. */
const HELP: ReadonlySet<string> = new Set(['emergency-numbers', 'own-embassy', 'health-rules'])

/** Asks the server, and whoever cannot reach it is answered here. Throws UsedUp, or whatever the last way threw. */
export async function answerTurn(ways: Ways, request: AssistantRequest, hearing: Hearing): Promise<Answered> {
  const { signal } = hearing
  let hasPlanOfServer = false
  if (ways.isOnline()) {
    const hear = (event: AssistantEvent): void => {
      hasPlanOfServer ||= isPlan(event)
      hearing.hear(event)
    }
    try {
      return { answer: await listen(ways.server(request, signal), { ...hearing, hear }), answeredAt: 'server' }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof UsedUp && error.type === 'itinerary_generations') throw error
      if (error instanceof UsedUp) return await helpInNeed(ways, request, signal, error)
      console.warn('the assistant did not answer; the engine on this device does', error)
    }
  }
  hearing.startOver('device')
  if (!ways.isOnline()) {
    const events = withCountedPlans(ways.device(request, signal), ways)
    return { answer: await listen(events, hearing), answeredAt: 'device' }
  }
  const { answer, events } = await collect(ways.device(request, signal), signal)
  if (isUrgentHelp(answer)) return { answer, answeredAt: 'device' }
  const counted = await ways.count()
  signal.throwIfAborted()
  if (counted.kind === 'used-up') {
    if (isHelp(answer)) return { answer, answeredAt: 'device' }
    throw new UsedUp(counted.limit, counted.resetsAt)
  }
  // The server counted the plan that it delivered before the line broke.
  if (!hasPlanOfServer) await countPlans(ways, plansIn(answer))
  for (const event of events) hearing.hear(event)
  return { answer, answeredAt: 'device' }
}

/** The whole answer before it is shown: help in need is not counted, and only the answer tells what it is. */
async function collect(from: AsyncIterable<AssistantEvent>, signal: AbortSignal) {
  const events: AssistantEvent[] = []
  const answer = await listen(from, { signal, startOver: () => undefined, hear: (event) => events.push(event) })
  return { answer, events }
}

function isPlan(event: AssistantEvent): boolean {
  return event.kind === 'called' && isFinishedPlan(event.call)
}

function plansIn({ calls }: KeptAnswer): number {
  return calls.filter(isFinishedPlan).length
}

/** As in the planner: a plan is counted before it is shown, and without a server there is none. */
async function countPlans(ways: Ways, plans: number): Promise<void> {
  for (let nth = 0; nth < plans; nth += 1) {
    const counted = await ways.countPlan()
    if (counted.kind === 'unreachable') throw new PlanNeedsServer()
    if (counted.kind === 'used-up') throw new UsedUp(counted.limit, counted.resetsAt, 'itinerary_generations')
  }
}

async function* withCountedPlans(events: AsyncIterable<AssistantEvent>, ways: Ways): AsyncGenerator<AssistantEvent> {
  let delivered = 0
  for await (const event of events) {
    const found = event.kind === 'done' ? plansIn(event.answer) : delivered + Number(isPlan(event))
    await countPlans(ways, found - delivered)
    delivered = Math.max(delivered, found)
    yield event
  }
}

/** Nobody who asks whom to call is told to come back tomorrow. Anything else is. */
async function helpInNeed(ways: Ways, request: AssistantRequest, signal: AbortSignal, usedUp: UsedUp) {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(HELP_PATIENCE_MS)])
  const hearing: Hearing = { signal: patience, startOver: () => undefined, hear: () => undefined }
  const answer = await listen(ways.device(request, patience), hearing).catch(() => null)
  signal.throwIfAborted()
  if (!answer || !isHelp(answer)) throw usedUp
  return { answer, answeredAt: 'device' } satisfies Answered
}

function isHelp(answer: KeptAnswer): boolean {
  if (isUrgentHelp(answer)) return true
  const tools = answer.calls.map(({ tool }) => tool)
  return tools.includes('emergency-numbers') && tools.every((tool) => HELP.has(tool))
}

async function listen(events: AsyncIterable<AssistantEvent>, { signal, hear }: Hearing): Promise<KeptAnswer> {
  for await (const event of events) {
    signal.throwIfAborted()
    if (event.kind === 'done') return event.answer
    hear(event)
  }
  throw new Error('an answer without an end')
}
