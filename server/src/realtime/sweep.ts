import { findBarred } from './access-token.ts'
import { push } from './channels/channel.ts'
import { endChannel } from './channels/leave-channel.ts'
import { membersOf, type Member } from './channels/members-of.ts'
import type { PresenceState } from './channels/presence.ts'
import type { Connection } from './connection.ts'
import type { Hub } from './hub.ts'

const EXPIRED = 'InvalidJWTToken: Token has expired'

/** Clean-up that any server may do; each row is deleted once. */
const FORGET = [
  `delete from realtime.outbox where created_at < now() - interval '5 minutes'`,
  `delete from realtime.messages where inserted_at < now() - interval '3 days'`,
]

/** Periodic clean-up: silent connections, expired tokens, banned accounts, leases of servers that died. */
export function startSweep(hub: Hub, connections: ReadonlySet<Connection>): { stop(): Promise<void> } {
  const { quota, log } = hub
  let running: Promise<void> | undefined
  const sweepDatabase = async (): Promise<void> => {
    await hub.started()
    if ((await hub.presence.renew(hub.rooms.all())) === 'interrupted') await showPresence(hub)
    await endSessions(hub, connections)
    for (const statement of FORGET) await hub.db.query(statement)
  }
  // Timers run before sockets are read: after a pause of the process, waiting heartbeats must be read first.
  const fast = setInterval(() => setImmediate(() => endByClock(hub, connections)), quota.sweepMs)
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

/** Sends the whole state to everyone: the official client computes the joins and leaves. */
async function showPresence({ rooms, presence }: Hub): Promise<void> {
  const states = new Map<string, Promise<PresenceState>>()
  for (const channel of [...rooms.all()]) {
    if (!channel.wantsPresence || !channel.access.presence.canRead) continue
    const state = states.get(channel.room) ?? presence.list(channel.room)
    states.set(channel.room, state)
    push(channel, 'presence_state', await state)
  }
}

function endByClock(hub: Hub, connections: Iterable<Connection>): void {
  for (const connection of connections) {
    if (hub.monotonicMs() - connection.lastHeardMs() > hub.quota.heartbeatTimeoutMs) connection.terminate()
  }
  for (const member of membersOf(connections)) {
    if (isExpired(hub, member)) shut(hub, member, EXPIRED)
  }
}

/** Signed out, banned or deleted since the token was sent. */
async function endSessions(hub: Hub, connections: Iterable<Connection>): Promise<void> {
  for (const member of membersOf(connections)) {
    const { token } = member.channel
    if (!token) continue
    const credentials = { apiKey: member.connection.credentials.apiKey, bearer: token }
    // A token may expire between two checks, and then that is the reason.
    await hub
      .identify(credentials)
      .catch(() => shut(hub, member, isExpired(hub, member) ? EXPIRED : 'Unauthorized: The session has ended'))
  }
  if (hub.settings.isCompat) return
  const members = membersOf(connections)
  const callers = members.map(({ channel }) => channel.caller)
  const barred = new Set(await findBarred(hub, callers))
  for (const member of members) {
    if (barred.has(member.channel.caller)) shut(hub, member, 'Unauthorized: This account may not sign in')
  }
}

function isExpired(hub: Hub, { channel: { expiresAt } }: Member): boolean {
  return expiresAt !== null && expiresAt <= hub.now()
}

function shut(hub: Hub, { connection, channel }: Member, reason: string): void {
  void endChannel(hub, connection, channel, reason)
}
