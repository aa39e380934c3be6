/** A message between clients. The bytes are passed on unchanged: JSON text, or any binary payload. */
export type Broadcast = {
  readonly event: string
  readonly encoding: 'json' | 'binary'
  readonly bytes: Uint8Array
  readonly meta?: Readonly<Record<string, unknown>> | undefined
}

/** Broadcasts reach connected clients only; this answers `persist` and `replay`. */
export const NOT_KEPT = 'Messages are not kept for replay'

export function toJsonBroadcast(event: string, payload: unknown): Broadcast {
  return { event, encoding: 'json', bytes: Buffer.from(JSON.stringify(payload ?? {})) }
}
