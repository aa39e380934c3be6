import { answerWithoutTables, type Crisis } from '@app/companion/crisis'
import type { AssistantRequest, KeptAnswer } from '@app/contracts/assistant'

import type { Log } from '../logging/log.ts'
import type { Companion, Question } from './create-companion.ts'
import { untilAborted } from './until-aborted.ts'

type Deps = { readonly companion: Companion; readonly log: Log; readonly patienceMs?: number }
type Asked = Pick<Question, 'asker' | 'signal'> & { readonly request: AssistantRequest }

/** A full queue or a cold start must not keep a person in danger waiting. */
const PATIENCE_MS = 8_000

/** Help with the numbers of the country, and without them where the tables do not come in time. Never rejects. */
export async function answerInCrisis(
  { companion, log, patienceMs = PATIENCE_MS }: Deps,
  crisis: Crisis,
  { request, asker, signal: left }: Asked,
): Promise<KeptAnswer> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(patienceMs)])
  try {
    for await (const event of untilAborted(companion.answer({ request, asker, signal }), signal))
      if (event.kind === 'done') return event.answer
  } catch (error) {
    log.error({ error, turnId: request.turnId }, 'a person in need was answered without tables')
  }
  return answerWithoutTables(crisis, request.question, request.memory ?? null)
}
