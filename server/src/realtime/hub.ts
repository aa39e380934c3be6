import type { FairQueue } from '../limits/fair-queue.ts'
import type { Platform } from '../platform.ts'
import type { Broadcast } from './broadcast.ts'
import type { Bus, BroadcastNotice } from './bus.ts'
import type { ByteAllowance } from './byte-allowance.ts'
import type { ChangeFeed } from './change-feed.ts'
import type { Channel } from './channel.ts'
import type { Presence } from './presence.ts'
import type { RealtimeLimits } from './realtime-limits.ts'
import type { Rooms } from './rooms.ts'

export type RealtimeDeps = Pick<Platform, 'db' | 'log' | 'now' | 'identify' | 'settings' | 'limits'>

/** What every connection of this server works with. */
export type Hub = RealtimeDeps & {
  readonly serverId: string
  readonly quota: RealtimeLimits
  readonly rooms: Rooms
  readonly bus: Bus
  readonly presence: Presence
  readonly feed: ChangeFeed
  /** Trying out subscriptions asks the database; nobody's joins take all of its connections. */
  readonly joins: FairQueue
  /** Counts what an address sends, over all its connections and requests. */
  readonly isAddressOver: ByteAllowance
  /** Resolves when this server hears the others; nobody joins before. */
  readonly started: () => Promise<void>
  /** Never 0, which the official client takes for none. */
  readonly nextSubscriptionId: () => number
}

/** In a public channel a message may be smaller: nobody had to be allowed anything to send it. */
export function isTooLarge({ quota }: Hub, { bytes }: Broadcast, isPrivate: boolean): boolean {
  const most = isPrivate ? quota.payloadBytes : Math.min(quota.payloadBytes, quota.publicPayloadBytes)
  return bytes.length > most
}

/** To our own clients at once, to those of the other servers through the database. */
export function sendBroadcast(hub: Hub, room: string, broadcast: Broadcast, sender?: Channel): void {
  hub.rooms.broadcast(room, broadcast, sender)
  // PGlite lives inside this process: there are no others.
  if (hub.db.engine !== 'pglite') hub.bus.publish(toNotice(hub.serverId, room, broadcast))
}

function toNotice(from: string, room: string, { event, encoding, bytes, meta }: Broadcast): BroadcastNotice {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const payload = encoding === 'json' ? { text: buffer.toString('utf8') } : { base64: buffer.toString('base64') }
  return { kind: 'broadcast', from, room, event, ...payload, ...(meta && { meta }) }
}

export function fromNotice({ event, text, base64, meta }: BroadcastNotice): Broadcast {
  return base64 === undefined
    ? { event, encoding: 'json', bytes: Buffer.from(text ?? '{}'), meta }
    : { event, encoding: 'binary', bytes: Buffer.from(base64, 'base64'), meta }
}
