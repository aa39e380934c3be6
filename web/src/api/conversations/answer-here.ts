import type { AssistantEvent, AssistantRequest } from '@app/contracts/assistant'
import type { PageConfig } from '@app/contracts/page-rendering'

// Not fetched when it is needed: that is the moment without a network.
import { answerInThread } from '../companion/answer-in-thread.ts'

/** The built-in engine in this browser, on the facts that it holds: for when there is no server to ask. */
export async function* answerHere(
  config: PageConfig,
  request: AssistantRequest,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  yield* answerInThread(config, request, signal)
}
