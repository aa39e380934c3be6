/**
 * Phoenix channel frames, serializer 2.0.0 (arrays, and binary kinds 3 and 4 for broadcasts) and 1.0.0 (objects).
 * Kind 3, client to server: [3, joinRef, ref, topic, event, meta lengths, encoding] strings payload.
 * Kind 4, server to client: [4, topic, event, meta lengths, encoding] strings payload.
 */
import { z } from 'zod'

import type { Broadcast } from './broadcast.ts'
import { parseJson } from './parse-json.ts'

export type Version = '1.0.0' | '2.0.0'

export type Frame = {
  readonly joinRef: string | null
  readonly ref: string | null
  readonly topic: string
  readonly event: string
  readonly payload: unknown
}

export class BadFrame extends Error {}

const PUSH = 3
const BROADCAST = 4
const ENCODINGS = ['binary', 'json'] as const
const PUSH_HEADER_BYTES = 7

const ref = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? null)
const ArrayFrame = z.tuple([ref, ref, z.string(), z.string(), z.unknown()])
const ObjectFrame = z.object({
  join_ref: ref,
  ref,
  topic: z.string(),
  event: z.string(),
  payload: z.unknown().optional(),
})

/** For a binary push the payload is the `Broadcast` itself. */
export function decodeFrame(version: Version, data: Buffer, isBinary: boolean): Frame {
  if (isBinary) return decodePush(data)
  const json = readJson(data)
  if (version === '2.0.0') {
    const result = ArrayFrame.safeParse(json)
    if (!result.success) throw new BadFrame('Not a frame')
    const [joinRef, ownRef, topic, event, payload] = result.data
    return { joinRef, ref: ownRef, topic, event, payload }
  }
  const result = ObjectFrame.safeParse(json)
  if (!result.success) throw new BadFrame('Not a frame')
  const { join_ref: joinRef, ref: ownRef, topic, event, payload } = result.data
  return { joinRef, ref: ownRef, topic, event, payload }
}

export function encodeFrame(version: Version, { joinRef, ref: ownRef, topic, event, payload }: Frame): string {
  return JSON.stringify(
    version === '2.0.0'
      ? [joinRef, ownRef, topic, event, payload]
      : { topic, event, payload, ref: ownRef, join_ref: joinRef },
  )
}

/** Null when this version of the protocol cannot encode it. */
export function encodeBroadcast(version: Version, topic: string, broadcast: Broadcast): string | Uint8Array | null {
  const { event, encoding, bytes, meta } = broadcast
  const strings = [topic, event, meta ? JSON.stringify(meta) : ''].map((text) => Buffer.from(text))
  if (version === '2.0.0' && strings.every((text) => text.length <= 255)) {
    const lengths = strings.map((text) => text.length)
    return Buffer.concat([Buffer.from([BROADCAST, ...lengths, ENCODINGS.indexOf(encoding)]), ...strings, bytes])
  }
  if (encoding === 'binary') return null
  const payload = { type: 'broadcast', event, payload: parseJson(bytes), ...(meta && { meta }) }
  return encodeFrame(version, { joinRef: null, ref: null, topic, event: 'broadcast', payload })
}

function decodePush(data: Buffer): Frame {
  const [kind, ...lengths] = data.subarray(0, PUSH_HEADER_BYTES - 1)
  const encoding = ENCODINGS[data[PUSH_HEADER_BYTES - 1] ?? -1]
  const end = lengths.reduce((sum, length) => sum + length, PUSH_HEADER_BYTES)
  if (kind !== PUSH || !encoding || end > data.length) throw new BadFrame('Not a broadcast')
  let offset = PUSH_HEADER_BYTES
  const [joinRef = '', ownRef = '', topic = '', event = '', meta = ''] = lengths.map((length) => {
    offset += length
    return data.toString('utf8', offset - length, offset)
  })
  const bytes = data.subarray(end)
  // Receivers parse it without a check, so only valid JSON may be passed on as JSON.
  if (encoding === 'json') readJson(bytes)
  const payload: Broadcast = { event, encoding, bytes, ...(meta !== '' && { meta: readMeta(meta) }) }
  return { joinRef: joinRef || null, ref: ownRef || null, topic, event: 'broadcast', payload }
}

const Meta = z.record(z.string(), z.unknown())

function readMeta(text: string): Broadcast['meta'] {
  const result = Meta.safeParse(readJson(Buffer.from(text)))
  if (!result.success) throw new BadFrame('Not metadata')
  return result.data
}

function readJson(bytes: Uint8Array): unknown {
  const value = parseJson(bytes)
  if (value === undefined) throw new BadFrame('Not JSON')
  return value
}
