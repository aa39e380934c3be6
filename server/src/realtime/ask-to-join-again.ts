import type { Connection } from './connection.ts'
import type { Hub } from './hub.ts'
import { closeChannel, sayClosed } from './leave-channel.ts'
import { membersOf } from './members-of.ts'

/**
 * The database was away, and row changes of the moments before we heard it again reached nobody. Whoever follows rows is
 * told that the channel broke: the official client joins again by itself, and its app asks for what it missed.
 */
export function askToJoinAgain(hub: Hub, connections: Iterable<Connection>): void {
  for (const { connection, channel } of membersOf(connections)) {
    if (channel.subscriptions.length === 0) continue
    sayClosed(channel, 'phx_error')
    void closeChannel(hub, connection, channel)
  }
}
