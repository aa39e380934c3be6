import type { Connection } from '../connection.ts'
import type { Channel } from './channel.ts'

export type Member = { readonly connection: Connection; readonly channel: Channel }

export function membersOf(connections: Iterable<Connection>): readonly Member[] {
  return [...connections].flatMap((connection) =>
    [...connection.channels.values()].map((channel) => ({ connection, channel })),
  )
}
