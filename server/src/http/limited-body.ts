import { AppError } from '../errors/app-error.ts'

/** A body sent in chunks has no length to check beforehand, so it is counted while it is read. */
export function withLimitedBody(request: Request, maxBytes: number): Request {
  if (!request.body) return request
  let size = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > maxBytes) controller.error(new AppError('body_too_large'))
      else controller.enqueue(chunk)
    },
  })
  return new Request(request, { body: request.body.pipeThrough(counter), duplex: 'half' } as RequestInit)
}
