import { asksForEmergencyNumber, readCrisis, readCrisisFollowUp } from '@app/companion/crisis'
import { ASSISTANT_FUNCTION, AssistantRequest, type KeptAnswer } from '@app/contracts/assistant'

import { findTurn, type StoredTurn } from '../../assistant/conversation-turns.ts'
import { beginTurn, type BegunTurn, UNCOUNTED_TURN } from '../../assistant/counted-turns.ts'
import { eventStream } from '../../assistant/event-stream.ts'
import { requesterOf } from '../../assistant/requester.ts'
import { runTurn, SUPERSEDED, type Turn, type TurnDeps } from '../../assistant/run-turn.ts'
import { AppError } from '../../errors/app-error.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

const BEAT_MS = 5_000
/** Time for a model, its tools and a second attempt. */
const MAX_ANSWER_MS = 120_000

/** Asks the companion. The answer is an event stream; an already answered question gets the stored answer. */
export function createAssistantFunction(deps: TurnDeps): ServerFunction {
  const running = new Map<string, AbortController>()
  return defineFunction({
    kind: 'reading',
    name: ASSISTANT_FUNCTION,
    access: 'public',
    input: AssistantRequest,
    // The request includes the trip on the screen and the earlier turns.
    maxBodyBytes: 800_000,
    limit: { points: 40, seconds: 60 },
    async handle(_request, { input, caller, clientAddress, signal: left }) {
      const requester = requesterOf({ caller, device: input.device, clientAddress })
      const before = caller.userId === null ? null : await findTurn(deps.db, caller, input.turnId)
      if (before && isAnswered(before, input)) return repeatAnswer(before.answer)
      const crisis = readCrisis(input.question) ?? readCrisisFollowUp(input.question, input.memory)
      const isUncounted = crisis !== null || asksForEmergencyNumber(input.question)
      const model = isUncounted ? null : await deps.models.current()
      const begun = isUncounted ? UNCOUNTED_TURN : await beginTurn(deps.db, requester, input, deps.now())
      const turnOf = caller.userId === null ? requester.addressKey : requester.key
      const name = `${requester.key} ${input.turnId}`
      const given = takeOver(running, name)
      const over = (): void => {
        if (running.get(name) === given) running.delete(name)
      }
      const turn = { request: input, caller, requester: turnOf, begun, model, crisis, signal: left }
      return streamTurn(deps, turn, given, over)
    },
  })
}

/** A stopped answer is not replayed: the question is answered again. */
function isAnswered({ question, answer }: StoredTurn, asked: AssistantRequest): boolean {
  if (question !== asked.question) throw new AppError('turn_id_reused')
  return !answer.notices.includes('stopped-early')
}

/** One request per turn at a time: an earlier one ends at once in this process, and at the next heartbeat in others. */
function takeOver(running: Map<string, AbortController>, turn: string): AbortController {
  running.get(turn)?.abort(SUPERSEDED)
  const given = new AbortController()
  running.set(turn, given)
  return given
}

function streamTurn(deps: TurnDeps, turn: Turn, given: AbortController, over: () => void): Response {
  const { signal: left, begun } = turn
  const timer = setTimeout(() => given.abort(new AppError('function_timeout')), MAX_ANSWER_MS)
  const end = (): void => {
    clearTimeout(timer)
    over()
  }
  return eventStream({
    beatMs: BEAT_MS,
    beat: () => beat(begun, given),
    write: (send) => runTurn(deps, { ...turn, signal: AbortSignal.any([left, given.signal]) }, send).finally(end),
  })
}

async function beat(begun: BegunTurn, given: AbortController): Promise<void> {
  // A database that is unavailable for a moment does not end the stream.
  const isOurs = await begun.stayAlive().catch(() => true)
  if (!isOurs) given.abort(SUPERSEDED)
}

/** Sends the stored answer again, without counting it. */
function repeatAnswer(answer: KeptAnswer): Response {
  return eventStream({
    beatMs: 60_000,
    beat: async () => {},
    async write(send) {
      send({ kind: 'started', by: answer.by, usage: null })
      const { eventsOf } = await import('@app/companion/engine')
      for (const event of eventsOf(answer)) send(event)
    },
  })
}
