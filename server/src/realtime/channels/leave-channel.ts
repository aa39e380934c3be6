import type { Connection } from '../connection.ts'
import { encodeFrame, type Frame } from '../frame-codec.ts'
import type { Hub } from '../hub.ts'
import { pushSystem, type Channel, type Client } from './channel.ts'

export function replyTo(
  client: Client,
  { joinRef, ref, topic }: Frame,
  status: 'ok' | 'error',
  response: object,
): void {
  client.send(encodeFrame(client.version, { joinRef, ref, topic, event: 'phx_reply', payload: { status, response } }))
}

/** Removes the channel everywhere. The client gets no message: it left or has disconnected. */
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
    // The row expires with this server's lease at the latest.
    hub.log.warn({ error }, 'presence could not be taken back')
  })
}

/** After `phx_close` a client stops using the channel; after `phx_error` it rejoins by itself. */
export function sendClosed({ client, joinRef, topic }: Channel, event: 'phx_close' | 'phx_error' = 'phx_close'): void {
  client.send(encodeFrame(client.version, { joinRef, ref: joinRef, topic, event, payload: {} }))
}

/** The server ends the channel: the reason as a system message, then the close. */
export async function endChannel(hub: Hub, connection: Connection, channel: Channel, reason: string): Promise<void> {
  if (!channel.isOpen) return
  pushSystem(channel, 'system', 'error', reason)
  sendClosed(channel)
  await closeChannel(hub, connection, channel)
}
