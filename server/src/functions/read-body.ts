import type { IncomingMessage } from 'node:http'

import { AppError } from '../errors/app-error.ts'

/**
 * The whole body, straight from Node: a web stream between would cost several times what reading does. One that is too
 * large is refused by its length, or, sent in chunks, as soon as it has passed the limit; what still comes of it is
 * taken and thrown away by the response. Begun at once, so that a body is there even when its sender leaves meanwhile.
 */
export function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const length = incoming.headers['content-length']
  const reading =
    length !== undefined && Number(length) > maxBytes
      ? Promise.reject(new AppError('body_too_large'))
      : collect(incoming, maxBytes)
  // Whoever is refused for another reason never asks for it.
  reading.catch(() => {})
  return reading
}

function collect(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = []
    let size = 0
    let isOver = false
    const refuse = (code: 'body_too_large' | 'body_incomplete'): void => {
      if (isOver) return
      isOver = true
      chunks = []
      reject(new AppError(code))
    }
    // Nobody is taken off again: that would cost as much as reading does.
    const take = (chunk: Buffer): void => {
      size += chunk.length
      if (size > maxBytes) refuse('body_too_large')
      else chunks.push(chunk)
    }
    const finish = (): void => {
      isOver = true
      resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks))
    }
    const leave = (): void => refuse('body_incomplete')
    incoming.on('data', take).on('end', finish).on('error', leave).on('close', leave)
  })
}
