import { AppError } from '../errors/app-error.ts'

/**
 * A request whose body fails to be read when it is too large, so that each surface refuses it in its own words.
 * One sent in chunks has no length to check beforehand; it is counted while it is read.
 */
export function withLimitedBody(request: Request, length: string | null | undefined, maxBytes: number): Request {
  const isCounted = length === null || length === undefined
  if ((!isCounted && Number(length) <= maxBytes) || !request.body) return request
  const body = isCounted ? request.body.pipeThrough(countBytes(maxBytes)) : refusedBody()
  return new Request(request, { body, duplex: 'half' } as RequestInit)
}

function refusedBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.error(new AppError('body_too_large')) })
}

function countBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > maxBytes) controller.error(new AppError('body_too_large'))
      else controller.enqueue(chunk)
    },
  })
}
