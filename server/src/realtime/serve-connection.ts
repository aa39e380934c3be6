import type { WebSocket } from 'ws'

import { handleMessage } from './channels/channel-events.ts'
import type { Channel } from './channels/channel.ts'
import { joinChannel } from './channels/join-channel.ts'
import { closeChannel, replyTo } from './channels/leave-channel.ts'
import type { Connection } from './connection.ts'
import { BadFrame, decodeFrame, type Frame } from './frame-codec.ts'
import type { Hub } from './hub.ts'
import type { Admission } from './upgrade-guard.ts'

const INVALID_FRAME = 1007
const TOO_MUCH = 1008
const MAX_WAITING = 1_000

type Visitor = Admission & { readonly address: string }

export function serveConnection(hub: Hub, socket: WebSocket, { version, credentials, address }: Visitor): Connection {
  const { quota, log, monotonicMs } = hub
  const channels = new Map<string, Channel>()
  const isOverJoins = createRate(quota.joinsPerSecond, monotonicMs)
  const isOverMessages = createRate(quota.messagesPerSecond, monotonicMs)
  const isOverBytes = createRate(quota.bytesPerSecond, monotonicMs)
  let lastHeardMs = monotonicMs()

  const send = (data: string | Uint8Array): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount <= quota.unsentBytes) return socket.send(data)
    log.warn({ unsentBytes: socket.bufferedAmount }, 'realtime client reads too slowly and was cut off')
    socket.terminate()
  }
  const { promise: gone, resolve: setGone } = Promise.withResolvers<void>()
  const connection: Connection = {
    client: { version, address, send },
    credentials,
    channels,
    topics: new Set(),
    isOpen: () => socket.readyState === socket.OPEN,
    lastHeardMs: () => lastHeardMs,
    countJoin: isOverJoins,
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
    gone,
  }
  const inOrder = createTopicQueues(hub, connection)
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    lastHeardMs = monotonicMs()
    if (isOverMessages()) return socket.close(TOO_MUCH, 'Too many messages per second')
    if (isOverBytes(data.length) || hub.isAddressOver(address, data.length)) {
      return socket.close(TOO_MUCH, 'Too many bytes per second')
    }
    try {
      dispatch(hub, connection, decodeFrame(version, data, isBinary), inOrder)
    } catch (error) {
      if (!(error instanceof BadFrame)) log.error({ error }, 'realtime frame failed')
      socket.close(INVALID_FRAME, 'Invalid frame')
    }
  })
  // Too large or malformed WebSocket frames; ws closes the connection by itself.
  socket.on('error', () => {})
  socket.once('close', () => {
    void inOrder
      .settled()
      .then(() => Promise.all([...channels.values()].map((channel) => closeChannel(hub, connection, channel))))
      .finally(setGone)
  })
  return connection
}

function dispatch(hub: Hub, connection: Connection, frame: Frame, inOrder: TopicQueues): void {
  if (frame.topic === 'phoenix') {
    if (frame.event === 'heartbeat') replyTo(connection.client, frame, 'ok', {})
    return
  }
  inOrder.add(frame.topic, async () => {
    if (frame.event === 'phx_join') return joinChannel(hub, connection, frame)
    const channel = connection.channels.get(frame.topic)
    if (channel && (frame.joinRef === null || frame.joinRef === channel.joinRef)) {
      return handleMessage(hub, connection, channel, frame)
    }
    // Leaving a channel twice is not an error: a leave may cross the server's own close.
    if (frame.event === 'phx_leave') return replyTo(connection.client, frame, 'ok', {})
    replyTo(connection.client, frame, 'error', { reason: 'unmatched topic' })
  })
}

type TopicQueues = { add(topic: string, work: () => Promise<void>): void; settled(): Promise<void> }

/** Messages of one topic are handled one after the other; a slow join does not delay other topics. */
function createTopicQueues({ log }: Hub, connection: Connection): TopicQueues {
  const tails = new Map<string, Promise<void>>()
  let waiting = 0
  return {
    add(topic, work) {
      if (waiting >= MAX_WAITING) return connection.close(TOO_MUCH, 'Too many messages at once')
      waiting++
      const mine: Promise<void> = (tails.get(topic) ?? Promise.resolve())
        .then(work)
        .catch((error: unknown) => log.error({ error }, 'realtime message failed'))
        .finally(() => {
          waiting--
          if (tails.get(topic) === mine) tails.delete(topic)
        })
      tails.set(topic, mine)
    },
    async settled() {
      await Promise.all(tails.values())
    },
  }
}

function createRate(perSecond: number, monotonicMs: () => number): (amount?: number) => boolean {
  let [second, count] = [0, 0]
  return (amount = 1) => {
    const current = Math.floor(monotonicMs() / 1000)
    if (current !== second) [second, count] = [current, 0]
    count += amount
    return count > perSecond
  }
}
