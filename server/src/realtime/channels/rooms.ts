import type { Broadcast } from '../broadcast.ts'
import type { PresenceDiff } from '../bus.ts'
import { encodeBroadcast, type Version } from '../frame-codec.ts'
import { push, type Channel } from './channel.ts'

/** The rooms of this server's clients. */
export type Rooms = {
  add(channel: Channel): void
  remove(channel: Channel): void
  broadcast(room: string, broadcast: Broadcast, sender?: Channel): void
  sendPresence(diff: PresenceDiff): void
  all(): Iterable<Channel>
}

export function createRooms(): Rooms {
  const rooms = new Map<string, Set<Channel>>()
  return {
    add(channel) {
      const members = rooms.get(channel.room) ?? new Set()
      rooms.set(channel.room, members.add(channel))
    },
    remove(channel) {
      const members = rooms.get(channel.room)
      members?.delete(channel)
      if (members?.size === 0) rooms.delete(channel.room)
    },
    broadcast(room, broadcast, sender) {
      // All members of a room have the same topic, so a frame is encoded once per version.
      const frames = new Map<Version, string | Uint8Array | null>()
      for (const channel of rooms.get(room) ?? []) {
        if (!channel.access.broadcast.canRead || (channel === sender && !channel.wantsOwn)) continue
        const { client, topic } = channel
        const frame = frames.get(client.version) ?? encodeBroadcast(client.version, topic, broadcast)
        frames.set(client.version, frame)
        if (frame) client.send(frame)
      }
    },
    sendPresence({ room, joins, leaves }) {
      for (const channel of rooms.get(room) ?? []) {
        if (channel.wantsPresence && channel.access.presence.canRead) push(channel, 'presence_diff', { joins, leaves })
      }
    },
    *all() {
      for (const members of rooms.values()) yield* members
    },
  }
}
