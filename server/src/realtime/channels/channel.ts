import type { Caller } from '../../identity/caller.ts'
import type { ChangeSubscription } from '../changes/change-subscription.ts'
import { encodeFrame, type Version } from '../frame-codec.ts'
import type { ChannelAccess } from './channel-access.ts'

export type PresenceMeta = Readonly<Record<string, unknown>> & { readonly phx_ref: string }

/** The connected client. */
export type Client = {
  readonly version: Version
  /** The key of limits for a guest. */
  readonly address: string
  send(data: string | Uint8Array): void
}

/** One joined topic of one client. */
export type Channel = {
  readonly id: string
  readonly client: Client
  readonly joinRef: string | null
  /** The topic as sent, `realtime:trip:1`. */
  readonly topic: string
  /** Without the prefix: the realtime.topic() of policies. */
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

/** Public and private channels of one name are two rooms: a client without access to the private one receives none of its messages. */
export function roomOf(name: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${name}`
}

export function push({ client, topic }: Channel, event: string, payload: unknown): void {
  client.send(encodeFrame(client.version, { joinRef: null, ref: null, topic, event, payload }))
}

export function pushSystem(channel: Channel, extension: string, status: 'ok' | 'error', message: string): void {
  push(channel, 'system', { channel: channel.name, extension, status, message })
}
