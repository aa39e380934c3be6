import type { FairQueue } from '../limits/fair-queue.ts'
import type { Platform } from '../platform.ts'
import type { Broadcast } from './broadcast.ts'
import type { Bus, BroadcastNotice } from './bus.ts'
import type { ByteAllowance } from './byte-allowance.ts'
import type { ChangeFeed } from './changes/change-feed.ts'
import type { Channel } from './channels/channel.ts'
import type { Presence } from './channels/presence.ts'
import type { Rooms } from './channels/rooms.ts'
import type { RealtimeLimits } from './realtime-limits.ts'

export type RealtimeDeps = Pick<Platform, 'db' | 'log' | 'now' | 'identify' | 'settings' | 'limits'>

/** State shared by all connections of this server. */
export type Hub = RealtimeDeps & {
  readonly serverId: string
  readonly quota: RealtimeLimits
  /** Monotonic time, for heartbeats and rates. */
  readonly monotonicMs: () => number
  readonly rooms: Rooms
  readonly bus: Bus
  readonly presence: Presence
  readonly feed: ChangeFeed
  /** Joins test their subscriptions in the database; one client's joins must not use up the connections. */
  readonly joins: FairQueue
  /** Counts the bytes that an address sends, across all its connections and requests. */
  readonly isAddressOver: ByteAllowance
  /** Resolves when this server receives the messages of the others; clients join only after that. */
  readonly started: () => Promise<void>
  /** Never 0, which the official client treats as missing. */
  readonly nextSubscriptionId: () => number
}

/** Public channels have a lower limit, because anyone may send there. */
export function isTooLarge({ quota }: Hub, { bytes }: Broadcast, isPrivate: boolean): boolean {
  const most = isPrivate ? quota.payloadBytes : Math.min(quota.payloadBytes, quota.publicPayloadBytes)
  return bytes.length > most
}

/** Delivered to our own clients at once, to those of other servers through the database. */
export function sendBroadcast(hub: Hub, room: string, broadcast: Broadcast, sender?: Channel): void {
  hub.rooms.broadcast(room, broadcast, sender)
  // PGlite runs inside this process, so there are no other servers.
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
