import { findBarred } from './access-token.ts'
import type { Channel } from './channel.ts'
import type { Connection } from './connection.ts'
import type { Hub } from './hub.ts'
import { shutChannel } from './leave-channel.ts'

/** Clean-up that any server may do; each row is deleted once. */
const FORGET = [
  `delete from realtime.outbox where created_at < now() - interval '5 minutes'`,
  `delete from realtime.messages where inserted_at < now() - interval '3 days'`,
]

/** What time does to channels: silent connections, expired tokens, banned accounts, leases of servers that died. */
export function startSweep(hub: Hub, connections: ReadonlySet<Connection>): { stop(): Promise<void> } {
  const { quota, log, now, settings } = hub

  const shut = (connection: Connection, channel: Channel, reason: string): void =>
    void shutChannel(hub, connection, channel, reason)
  const sweepConnections = (): void => {
    for (const connection of connections) {
      if (performance.now() - connection.lastHeardMs() > quota.heartbeatTimeoutMs) connection.terminate()
      for (const channel of connection.channels.values()) {
        if (channel.expiresAt !== null && channel.expiresAt <= now()) {
          shut(connection, channel, 'InvalidJWTToken: Token has expired')
        }
      }
    }
  }
  const sweepTokens = async (): Promise<void> => {
    for (const connection of connections) {
      for (const channel of connection.channels.values()) {
        if (!channel.token) continue
        const credentials = { apiKey: connection.credentials.apiKey, bearer: channel.token }
        await hub.identify(credentials).catch(() => shut(connection, channel, 'Unauthorized: The session has ended'))
      }
    }
  }
  const sweepAccounts = async (): Promise<void> => {
    const open = [...connections].flatMap((connection) =>
      [...connection.channels.values()].map((channel) => ({ connection, channel })),
    )
    const barred = new Set(
      await findBarred(
        hub,
        open.map(({ channel }) => channel.caller),
      ),
    )
    for (const { connection, channel } of open) {
      if (barred.has(channel.caller)) shut(connection, channel, 'Unauthorized: This account may not sign in')
    }
  }
  const sweepDatabase = async (): Promise<void> => {
    await hub.started()
    await hub.presence.renew(hub.rooms.all())
    await sweepTokens()
    if (!settings.isCompat) await sweepAccounts()
    for (const statement of FORGET) await hub.db.query(statement)
  }
  let running: Promise<void> | undefined
  const fast = setInterval(sweepConnections, quota.sweepMs)
  const slow = setInterval(() => {
    running ??= sweepDatabase()
      .catch((error: unknown) => log.warn({ error }, 'realtime sweep failed'))
      .finally(() => {
        running = undefined
      })
  }, quota.leaseMs / 3)
  fast.unref()
  slow.unref()
  return {
    async stop() {
      clearInterval(fast)
      clearInterval(slow)
      await running
    },
  }
}
