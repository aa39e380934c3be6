import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'

import { getRequestListener } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { inject } from 'vitest'
import { WebSocket } from 'ws'

import { parseSettings } from '../src/config/settings.ts'
import { createPlatform } from '../src/create-platform.ts'
import type { Db } from '../src/database/db.ts'
import { createPostgresDb } from '../src/database/postgres-db.ts'
import type { AppEnv } from '../src/http/app-env.ts'
import { listen, type Upgrade } from '../src/http/listen.ts'
import { createLog } from '../src/logging/log.ts'
import type { Platform } from '../src/platform.ts'
import { DEFAULT_LIMITS, type RealtimeLimits } from '../src/realtime/realtime-limits.ts'
import { createRealtime } from '../src/realtime/realtime.ts'
import { openTestDatabase, type ENGINES } from './test-database.ts'

export type RealtimeServer = {
  readonly url: string
  readonly db: Db
  readonly platform: Platform
  /** The official client; with a token it acts as that user. */
  client(token?: string, options?: { readonly vsn?: string }): SupabaseClient
  /** A plain WebSocket with the public key, for what the official client would never send. */
  socket(query?: string, headers?: Readonly<Record<string, string>>): WebSocket
  /** Open WebSockets. */
  connectionCount(): number
  stop(): Promise<void>
  /** Stops serving; clients and database stay. */
  shutDown(): Promise<void>
  /** As if the process had been killed: clients get no message. */
  kill(): Promise<void>
}

type Options = {
  readonly engine?: (typeof ENGINES)[number]
  /** Shares another server's database. */
  readonly sharedWith?: RealtimeServer
  readonly port?: number
  readonly now?: () => number
  /** For heartbeats and rates; runs in real time unless a test sets it. */
  readonly monotonicMs?: () => number
  readonly quota?: Partial<RealtimeLimits>
}

/** Realtime alone on a real port: starts in milliseconds, and several can share one database. */
export async function startRealtimeServer(options: Options = {}): Promise<RealtimeServer> {
  const db = options.sharedWith ? await connectTo(options.sharedWith.db) : await openTestDatabase(options.engine)
  const listening = await listen('127.0.0.1', options.port ?? 0)
  const url = `http://127.0.0.1:${listening.port}`
  // Tokens of one server are valid on the other, as behind a load balancer.
  const settings = parseSettings({
    LOG_LEVEL: 'error',
    PUBLIC_URL: options.sharedWith?.platform.settings.publicUrl ?? url,
  })
  const mailer = { send: async () => {} }
  const platform = await createPlatform({
    settings,
    db,
    now: options.now ?? Date.now,
    log: createLog('error'),
    mailer,
    jobs: { enqueue: async () => {} },
  })
  const realtime = createRealtime(platform, { ...DEFAULT_LIMITS, ...options.quota }, options.monotonicMs)
  const app = new Hono<AppEnv>()
  app.use((c, next) => {
    c.set('clientAddress', '127.0.0.1')
    c.set('addressKey', '127.0.0.1')
    return next()
  })
  app.route('/realtime/v1', realtime.surface)
  const sockets = new Set<Duplex>()
  const upgrade: Upgrade = (request, socket, head) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    realtime.upgrade(request, socket, head)
  }
  const answer = getRequestListener(app.fetch)
  listening.serve({ handle: (request, response) => void answer(request, response), upgrade })
  const clients: SupabaseClient[] = []
  const shutDown = async (): Promise<void> => {
    const drained = listening.close(500)
    await realtime.close()
    await drained
  }
  return {
    url,
    db,
    platform,
    client(token, { vsn } = {}) {
      const client = createClient(url, platform.apiKeys.anon, {
        auth: { persistSession: false, autoRefreshToken: false },
        ...(token !== undefined && { accessToken: async () => token }),
        realtime: { transport: WebSocket as never, reconnectAfterMs: () => 50, ...(vsn !== undefined && { vsn }) },
      })
      clients.push(client)
      return client
    },
    socket: (query = `apikey=${platform.apiKeys.anon}&vsn=2.0.0`, headers = {}) =>
      new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?${query}`, { headers }),
    async stop() {
      await Promise.all(clients.map((client) => client.removeAllChannels()))
      await shutDown()
      await db.close()
    },
    shutDown,
    connectionCount: () => sockets.size,
    async kill() {
      void listening.close(0)
      await db.close()
    },
  }
}

async function connectTo(db: Db): Promise<Db> {
  const rows = await db.query<{ database: string }>('select current_database() as database')
  return createPostgresDb({ host: inject('postgresSocket'), user: 'postgres', database: rows[0]?.database ?? '' })
}

/** An existing user, with a token valid for an hour of the server's own clock. */
export async function createTraveller(
  server: RealtimeServer,
  lifetimeSeconds = 3600,
): Promise<{ id: string; token: string }> {
  const id = randomUUID()
  await server.db.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`])
  return { id, token: await tokenFor(server, id, lifetimeSeconds) }
}

export function tokenFor(server: RealtimeServer, id: string, lifetimeSeconds = 3600, extra = {}): Promise<string> {
  // Each is different, so that a renewed token is new even within a second.
  const claims = { sub: id, role: 'authenticated', aud: 'authenticated', nonce: randomUUID(), ...extra }
  return server.platform.accessTokens.sign(claims, lifetimeSeconds)
}
