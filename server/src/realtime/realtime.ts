import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import type { Hono } from 'hono'
import { WebSocketServer } from 'ws'

import { backendGone } from '../database/db-error.ts'
import { addressKeyOf } from '../http/addresses/address-key.ts'
import { createClientAddress } from '../http/addresses/client-address.ts'
import type { AppEnv } from '../http/app-env.ts'
import { endSocket } from '../http/refusals/end-socket.ts'
import { rawRefusal } from '../http/refusals/raw-refusal.ts'
import { createFairQueue } from '../limits/fair-queue.ts'
import { redactUrl } from '../logging/redact-url.ts'
import { createBroadcastSurface } from './broadcast-surface.ts'
import { createBus, type BusMessage } from './bus.ts'
import { createByteAllowance } from './byte-allowance.ts'
import { createChangeFeed } from './changes/change-feed.ts'
import { syncPublicationTriggers } from './changes/published-tables.ts'
import { closeChannel, sendClosed } from './channels/leave-channel.ts'
import { membersOf } from './channels/members-of.ts'
import { createPresence } from './channels/presence.ts'
import { createRooms } from './channels/rooms.ts'
import type { Connection } from './connection.ts'
import { fromNotice, type Hub, type RealtimeDeps } from './hub.ts'
import { DEFAULT_LIMITS, type RealtimeLimits } from './realtime-limits.ts'
import { serveConnection } from './serve-connection.ts'
import { startSweep } from './sweep.ts'
import { admit, UpgradeRefused } from './upgrade-guard.ts'

export type Realtime = {
  /** For the HTTP server's `upgrade` event; answers every upgrade, also those for other paths. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Broadcast over HTTP, under /realtime/v1. */
  readonly surface: Hono<AppEnv>
  close(): Promise<void>
}

const RESTARTING = 1012
const CLOSE_GRACE_MS = 1_000
const CLOSE_MS = 5_000
const JOINS_AT_ONCE = 3
const JOIN_WAIT_MS = 8_000

export function createRealtime(
  deps: RealtimeDeps,
  quota: RealtimeLimits = DEFAULT_LIMITS,
  monotonicMs = (): number => performance.now(),
): Realtime {
  const connections = new Set<Connection>()
  const hub = createHub({ ...deps, quota, monotonicMs }, () => askToJoinAgain(hub, connections))
  const addressOf = createClientAddress(deps.settings.TRUSTED_PROXIES)
  const byAddress = new Map<string, number>()
  const options = {
    noServer: true,
    maxPayload: quota.payloadBytes + 4096,
    perMessageDeflate: false,
    // A client that does not answer the close frame is disconnected.
    closeTimeout: CLOSE_MS,
  }
  const sockets = new WebSocketServer(options)
  hub.started().catch((error: unknown) => deps.log.error({ error }, 'realtime could not start; joins will try again'))
  const sweep = startSweep(hub, connections)
  let isClosing = false

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    if (isClosing) throw new UpgradeRefused(503, 'Restarting')
    const admission = await admit(deps, request)
    const address = addressKeyOf(addressOf(request))
    const open = byAddress.get(address) ?? 0
    if (open >= quota.connectionsPerAddress) throw new UpgradeRefused(429, 'Too many connections')
    byAddress.set(address, open + 1)
    sockets.handleUpgrade(request, socket, head, (websocket) => {
      const connection = serveConnection(hub, websocket, { ...admission, address })
      connections.add(connection)
      void connection.gone.then(() => connections.delete(connection))
    })
    // Also called when the handshake failed and there was no connection.
    socket.once('close', () => countDown(byAddress, address))
  }
  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      upgrade(request, socket, head).catch((error: unknown) => {
        const refusal = error instanceof UpgradeRefused ? error : new UpgradeRefused(503, 'Try again in a moment')
        const fields = { status: refusal.status, clientAddress: addressOf(request), url: redactUrl(request.url ?? '') }
        if (refusal === error) deps.log.warn(fields, 'realtime upgrade refused')
        else deps.log.error({ ...fields, error }, 'realtime upgrade failed')
        refuse(socket, refusal)
      })
    },
    surface: createBroadcastSurface(hub),
    async close() {
      isClosing = true
      await sweep.stop()
      for (const connection of connections) connection.close(RESTARTING, 'Restarting')
      const cut = setTimeout(() => connections.forEach((connection) => connection.terminate()), CLOSE_GRACE_MS)
      await Promise.all([...connections].map((connection) => connection.gone))
      clearTimeout(cut)
      await hub.feed.close()
      await hub.started().catch(() => {})
      await hub.presence.close().catch(() => {})
      await hub.bus.close()
    },
  }
}

function countDown(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1
  if (left > 0) counts.set(key, left)
  else counts.delete(key)
}

function createHub(deps: RealtimeDeps & Pick<Hub, 'quota' | 'monotonicMs'>, onGap: () => void): Hub {
  const { quota, monotonicMs } = deps
  const serverId = randomUUID()
  const rooms = createRooms()
  const feed = createChangeFeed(deps)
  const presence = createPresence(deps, serverId, quota.leaseMs)
  const hear = (message: BusMessage): void => {
    if (message.kind === 'change') feed.take(message)
    else if (message.kind === 'presence') rooms.sendPresence(message)
    else if (message.from !== serverId) rooms.broadcast(message.room, fromNotice(message))
  }
  const bus = createBus(deps, serverId, hear, onGap)
  let starting: Promise<void> | undefined
  let lastSubscriptionId = 0
  const start = async (): Promise<void> => {
    await bus.start()
    await syncPublicationTriggers(deps.db)
    await presence.renew(rooms.all())
  }
  const started = (): Promise<void> => {
    starting ??= start().catch((error: unknown) => {
      starting = undefined
      throw error
    })
    return starting
  }
  return {
    ...deps,
    serverId,
    rooms,
    bus,
    presence,
    feed,
    started,
    joins: createFairQueue({ atOnce: JOINS_AT_ONCE, withinMs: JOIN_WAIT_MS, heldUntil: backendGone }),
    isAddressOver: createByteAllowance(quota.bytesPerSecondOfAddress, monotonicMs),
    nextSubscriptionId: () => ++lastSubscriptionId,
  }
}

function refuse(socket: Duplex, { status, message }: UpgradeRefused): void {
  endSocket(socket, rawRefusal(status, 'Refused', JSON.stringify({ error: message })))
}

/**
 * The database was away, and row changes until the reconnect were lost. Clients that follow rows get an error for the
 * channel: the official client rejoins by itself, and its app reloads.
 */
function askToJoinAgain(hub: Hub, connections: Iterable<Connection>): void {
  for (const { connection, channel } of membersOf(connections)) {
    if (channel.subscriptions.length === 0) continue
    sendClosed(channel, 'phx_error')
    void closeChannel(hub, connection, channel)
  }
}
