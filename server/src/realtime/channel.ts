import type { Caller } from '../identity/caller.ts'
import type { ChangeSubscription } from './change-subscription.ts'
import type { ChannelAccess } from './channel-access.ts'
import { encodeFrame, type Version } from './frame-codec.ts'

export type PresenceMeta = Readonly<Record<string, unknown>> & { readonly phx_ref: string }

/** The other end of the wire. */
export type Client = {
  readonly version: Version
  /** What limits count a guest by. */
  readonly address: string
  send(data: string | Uint8Array): void
}

/** One joined topic of one client. */
export type Channel = {
  readonly id: string
  readonly client: Client
  readonly joinRef: string | null
  /** As on the wire, `realtime:trip:1`. */
  readonly topic: string
  /** Without the prefix: what policies see as realtime.topic(). */
  readonly name: string
  readonly room: string
  readonly isPrivate: boolean
  readonly wantsAck: boolean
  readonly wantsOwn: boolean
  readonly presenceKey: string
  wantsPresence: boolean
  presence: PresenceMeta | null
  caller: Caller
  token: string | null
  expiresAt: number | null
  access: ChannelAccess
  subscriptions: readonly ChangeSubscription[]
  isOpen: boolean
}

/** Public and private channels of one name are two rooms: who passed no policy hears nothing of the other. */
export function roomOf(name: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${name}`
}

export function push({ client, topic }: Channel, event: string, payload: unknown): void {
  client.send(encodeFrame(client.version, { joinRef: null, ref: null, topic, event, payload }))
}

export function pushSystem(channel: Channel, extension: string, status: 'ok' | 'error', message: string): void {
  push(channel, 'system', { channel: channel.name, extension, status, message })
}
