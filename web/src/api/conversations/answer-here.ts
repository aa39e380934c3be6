import type { AssistantEvent, AssistantRequest } from '@app/contracts/assistant'
import type { PageConfig } from '@app/contracts/page-rendering'

/** The built-in engine in this browser, on the facts that it holds: for when there is no server to ask. */
export async function* answerHere(
  config: PageConfig,
  request: AssistantRequest,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  const { answerInThread } = await import('../companion/answer-in-thread.ts')
  yield* answerInThread(config, request, signal)
}
