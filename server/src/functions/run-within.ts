import { AppError } from '../errors/app-error.ts'

/** Runs until it answers, the time is up, or the traveller has left. A stream that was begun may go on. */
export async function runWithin(
  timeoutMs: number,
  left: AbortSignal,
  work: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const controller = new AbortController()
  const abort = (): void => controller.abort(left.reason)
  if (left.aborted) abort()
  else left.addEventListener('abort', abort, { once: true })
  let timer: NodeJS.Timeout | undefined
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const refusal = new AppError('function_timeout')
      controller.abort(refusal)
      reject(refusal)
    }, timeoutMs)
  })
  try {
    return await Promise.race([work(controller.signal), timeUp])
  } finally {
    clearTimeout(timer)
  }
}
