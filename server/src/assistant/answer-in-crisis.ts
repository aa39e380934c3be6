import { answerWithoutTables, type Crisis } from '@app/companion/crisis'
import type { AssistantRequest, KeptAnswer } from '@app/contracts/assistant'

import type { Log } from '../logging/log.ts'
import type { Companion, Question } from './create-companion.ts'
import { untilAborted } from './until-aborted.ts'

type Deps = { readonly companion: Companion; readonly log: Log; readonly timeoutMs?: number }
type Asked = Pick<Question, 'requester' | 'signal'> & { readonly request: AssistantRequest }

/** A person in danger must not wait for a full queue or a cold start. */
const TIMEOUT_MS = 8_000

/**
 * Answers with the emergency numbers of the country, or without them when the tables do not load in time. Never
 * rejects.
 */
export async function answerInCrisis(
  { companion, log, timeoutMs = TIMEOUT_MS }: Deps,
  crisis: Crisis,
  { request, requester, signal: left }: Asked,
): Promise<KeptAnswer> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(timeoutMs)])
  try {
    for await (const event of untilAborted(companion.answer({ request, requester, signal }), signal))
      if (event.kind === 'done') return event.answer
  } catch (error) {
    log.error({ error, turnId: request.turnId }, 'a person in need was answered without tables')
  }
  return answerWithoutTables(crisis, request.question, request.memory ?? null)
}
