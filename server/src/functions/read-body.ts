import type { IncomingMessage } from 'node:http'

import { AppError } from '../errors/app-error.ts'

export type OnBody = (error: AppError | null, body: Buffer) => void

const NOTHING = Buffer.alloc(0)

/**
 * The whole body, straight from Node: a web stream in between would cost several times the reading. A body that is too
 * large is refused by its length, or, sent in chunks, as soon as it passes the limit; the response discards the rest.
 * Reading begins at once, so that a body is complete even when its sender leaves meanwhile.
 */
export function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const reading = new Promise<Buffer>((resolve, reject) =>
    takeBody(incoming, maxBytes, (error, body) => (error ? reject(error) : resolve(body))),
  )
  // A request refused for another reason never reads it.
  reading.catch(() => {})
  return reading
}

/** The same with a callback, for callers without other promises: a promise would cost more. */
export function takeBody(incoming: IncomingMessage, maxBytes: number, onBody: OnBody): void {
  const length = incoming.headers['content-length']
  if (length !== undefined && Number(length) > maxBytes) return onBody(new AppError('body_too_large'), NOTHING)
  // Nearly all bodies arrive in one chunk.
  let first: Buffer | null = null
  let others: Buffer[] = []
  let size = 0
  let isOver = false
  const refuse = (code: 'body_too_large' | 'body_incomplete'): void => {
    if (isOver) return
    isOver = true
    first = null
    others = []
    onBody(new AppError(code), NOTHING)
  }
  // Listeners are not removed: that would cost as much as reading does.
  const take = (chunk: Buffer): void => {
    size += chunk.length
    if (size > maxBytes) refuse('body_too_large')
    else if (first) others.push(chunk)
    else first = chunk
  }
  const finish = (): void => {
    if (isOver) return
    isOver = true
    onBody(null, first && others.length > 0 ? Buffer.concat([first, ...others]) : (first ?? NOTHING))
  }
  incoming
    .on('data', take)
    .on('end', finish)
    // Also called after an error, which Node emits only when there is a listener.
    .on('close', () => refuse('body_incomplete'))
}
