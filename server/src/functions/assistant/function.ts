import { asksForEmergencyNumber, readCrisis, readCrisisFollowUp } from '@app/companion/crisis'
import { ASSISTANT_FUNCTION, AssistantRequest } from '@app/contracts/assistant'

import { beginTurn, type BegunTurn, UNCOUNTED_TURN } from '../../assistant/asked-turns.ts'
import { askerOf } from '../../assistant/asker.ts'
import { eventStream } from '../../assistant/event-stream.ts'
import { findTurn, type StoredTurn } from '../../assistant/kept-turns.ts'
import { repeatAnswer } from '../../assistant/repeat-answer.ts'
import { runTurn, SUPERSEDED, type Turn, type TurnDeps } from '../../assistant/run-turn.ts'
import { AppError } from '../../errors/app-error.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

const BEAT_MS = 5_000
/** A model, its tools and its second try; then it is over. */
const LONGEST_ANSWER_MS = 120_000

/** Asks the companion. The answer is a stream of events; a question that was answered before is told again. */
export function createAssistantFunction(deps: TurnDeps): ServerFunction {
  const running = new Map<string, AbortController>()
  return defineFunction({
    kind: 'reading',
    name: ASSISTANT_FUNCTION,
    access: 'public',
    input: AssistantRequest,
    // A trip on the table comes along, and what was said before.
    maxBodyBytes: 800_000,
    limit: { points: 40, seconds: 60 },
    async handle(_request, { input, caller, clientAddress, signal: left }) {
      const asker = askerOf({ caller, device: input.device, clientAddress })
      const before = caller.userId === null ? null : await findTurn(deps.db, caller, input.turnId)
      if (before && isAnswered(before, input)) return repeatAnswer(before.answer)
      const crisis = readCrisis(input.question) ?? readCrisisFollowUp(input.question, input.memory)
      const isUncounted = crisis !== null || asksForEmergencyNumber(input.question)
      const model = isUncounted ? null : await deps.models.current()
      const begun = isUncounted ? UNCOUNTED_TURN : await beginTurn(deps.db, asker, input, deps.now())
      const turnOf = caller.userId === null ? asker.addressKey : asker.key
      const name = `${asker.key} ${input.turnId}`
      const given = takeOver(running, name)
      const over = (): void => {
        if (running.get(name) === given) running.delete(name)
      }
      const turn = { request: input, caller, asker: turnOf, begun, model, crisis, signal: left }
      return streamTurn(deps, turn, given, over)
    },
  })
}

/** What was stopped in the middle is answered again. */
function isAnswered({ question, answer }: StoredTurn, asked: AssistantRequest): boolean {
  if (question !== asked.question) throw new AppError('turn_id_reused')
  return !answer.notices.includes('stopped-early')
}

/** One sending of a turn at a time: here at once, in other processes with the next beat. */
function takeOver(running: Map<string, AbortController>, turn: string): AbortController {
  running.get(turn)?.abort(SUPERSEDED)
  const given = new AbortController()
  running.set(turn, given)
  return given
}

function streamTurn(deps: TurnDeps, turn: Turn, given: AbortController, over: () => void): Response {
  const { signal: left, begun } = turn
  const timer = setTimeout(() => given.abort(new AppError('function_timeout')), LONGEST_ANSWER_MS)
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
  // A database that is away for a moment ends nothing.
  const isOurs = await begun.stayAlive().catch(() => true)
  if (!isOurs) given.abort(SUPERSEDED)
}
