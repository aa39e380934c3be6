import type { IncomingMessage } from 'node:http'

import { AppError } from '../errors/app-error.ts'

export type OnBody = (error: AppError | null, body: Buffer) => void

const NOTHING = Buffer.alloc(0)

/**
 * The whole body, straight from Node: a web stream between would cost several times what reading does. One that is too
 * large is refused by its length, or, sent in chunks, as soon as it has passed the limit; what still comes of it is
 * taken and thrown away by the response. Begun at once, so that a body is there even when its sender leaves meanwhile.
 */
export function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const reading = new Promise<Buffer>((resolve, reject) =>
    takeBody(incoming, maxBytes, (error, body) => (error ? reject(error) : resolve(body))),
  )
  // Whoever is refused for another reason never asks for it.
  reading.catch(() => {})
  return reading
}

/** The same for whoever has nothing else to wait for: told once, without a promise. */
export function takeBody(incoming: IncomingMessage, maxBytes: number, onBody: OnBody): void {
  const length = incoming.headers['content-length']
  if (length !== undefined && Number(length) > maxBytes) return onBody(new AppError('body_too_large'), NOTHING)
  // Nearly all come in one piece.
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
  // Nobody is taken off again: that would cost as much as reading does.
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
    // Also after an error, which Node speaks of only where somebody listens.
    .on('close', () => refuse('body_incomplete'))
}
