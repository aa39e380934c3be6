import { pushSystem, type Channel, type Client } from './channel.ts'
import type { Connection } from './connection.ts'
import { encodeFrame, type Frame } from './frame-codec.ts'
import type { Hub } from './hub.ts'

export function replyTo(
  client: Client,
  { joinRef, ref, topic }: Frame,
  status: 'ok' | 'error',
  response: object,
): void {
  client.send(encodeFrame(client.version, { joinRef, ref, topic, event: 'phx_reply', payload: { status, response } }))
}

/** Takes the channel out of everything. The client is not told: it asked, or it is gone. */
export async function closeChannel(hub: Hub, connection: Connection, channel: Channel): Promise<void> {
  if (!channel.isOpen) return
  channel.isOpen = false
  if (connection.channels.get(channel.topic) === channel) {
    connection.channels.delete(channel.topic)
    connection.topics.delete(channel.topic)
  }
  hub.rooms.remove(channel)
  hub.feed.remove(channel)
  await hub.presence.untrack(channel).catch((error: unknown) => {
    // The row goes with this server's lease at the latest.
    hub.log.warn({ error }, 'presence could not be taken back')
  })
}

/** After `phx_close` a client is done with the channel; after `phx_error` it joins again by itself. */
export function sayClosed({ client, joinRef, topic }: Channel, event: 'phx_close' | 'phx_error' = 'phx_close'): void {
  client.send(encodeFrame(client.version, { joinRef, ref: joinRef, topic, event, payload: {} }))
}

/** The server ends the channel: the reason as a system message, then the close. */
export async function shutChannel(hub: Hub, connection: Connection, channel: Channel, reason: string): Promise<void> {
  if (!channel.isOpen) return
  pushSystem(channel, 'system', 'error', reason)
  sayClosed(channel)
  await closeChannel(hub, connection, channel)
}
