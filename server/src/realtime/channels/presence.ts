/**
 * The members of each room, across all servers. The rows are in the database, each under the lease of the server that
 * holds the client's connection; every change is published in the statement that makes it, so rows and diffs agree.
 */
import { randomUUID } from 'node:crypto'

import type { Platform } from '../../platform.ts'
import type { PresenceDiff } from '../bus.ts'
import type { Channel, PresenceMeta } from './channel.ts'

export type PresenceState = Readonly<Record<string, { readonly metas: readonly PresenceMeta[] }>>

export type Presence = {
  track(channel: Channel, payload: Readonly<Record<string, unknown>>): Promise<void>
  untrack(channel: Channel): Promise<void>
  list(room: string): Promise<PresenceState>
  /**
   * Renews this server's lease, and removes the clients of servers whose lease ended. Returns 'interrupted' when the
   * database was away since the last time, so that diffs may have been missed.
   */
  renew(channels: Iterable<Channel>): Promise<'kept' | 'interrupted'>
  close(): Promise<void>
}

const TRACK = `
  with tracked as (
    insert into realtime.presences (channel_id, server_id, room, key, meta) values ($1, $2, $3, $4, $5)
    on conflict (channel_id) do update set meta = excluded.meta, server_id = excluded.server_id
    returning channel_id
  ) select realtime.announce($6) from tracked`

const UNTRACK = `
  with gone as (delete from realtime.presences where channel_id = $1 returning channel_id)
  select realtime.announce($2) from gone`

const LIST = `
  select p.key, p.meta from realtime.presences p join realtime.servers s on s.id = p.server_id
  where p.room = $1 and s.alive_until > now() order by p.tracked_at`

const RENEW = `
  insert into realtime.servers (id, alive_until) values ($1, now() + $2::interval)
  on conflict (id) do update set alive_until = excluded.alive_until
  returning xmax = 0 as "isNew", pg_postmaster_start_time()::text as "databaseStart"`

/** Only one server deletes each row, so every leave is published once. */
const deletePresence = (which: string): string => `
  with dead as (delete from realtime.servers where ${which} returning id),
  gone as (delete from realtime.presences where server_id in (select id from dead) returning room, key, meta)
  select realtime.announce(json_build_object('kind', 'presence', 'room', room, 'joins', json_build_object(),
    'leaves', json_build_object(key, json_build_object('metas', json_build_array(meta))))::text) from gone`
const REAP = deletePresence('alive_until < now()')
const RESIGN = deletePresence('id = $1')

type Lease = { isNew: boolean; databaseStart: string }

export function createPresence({ db }: Pick<Platform, 'db'>, serverId: string, leaseMs: number): Presence {
  let lease: Lease | undefined
  const save = async (channel: Channel, meta: PresenceMeta, previous: PresenceMeta | null): Promise<void> => {
    const diff = toDiff(channel, meta, previous)
    const { id, room, presenceKey } = channel
    await db.query(TRACK, [id, serverId, room, presenceKey, JSON.stringify(meta), JSON.stringify(diff)])
  }
  return {
    async track(channel, payload) {
      const previous = channel.presence
      const meta: PresenceMeta = {
        ...payload,
        phx_ref: randomUUID().slice(0, 18),
        ...(previous && { phx_ref_prev: previous.phx_ref }),
      }
      await save(channel, meta, previous)
      channel.presence = meta
    },
    async untrack(channel) {
      const { presence } = channel
      if (!presence) return
      channel.presence = null
      await db.query(UNTRACK, [channel.id, JSON.stringify(toDiff(channel, null, presence))])
    },
    async list(room) {
      const rows = await db.query<{ key: string; meta: PresenceMeta }>(LIST, [room])
      const byKey = Object.entries(Object.groupBy(rows, (row) => row.key))
      return Object.fromEntries(byKey.map(([key, group]) => [key, { metas: (group ?? []).map((row) => row.meta) }]))
    },
    async renew(channels) {
      const rows = await db.query<Lease>(RENEW, [serverId, `${leaseMs} milliseconds`])
      const before = lease
      lease = rows[0]
      // The lease had expired (a long pause) or was lost in a crash of the database: our clients are announced again.
      if (lease?.isNew) {
        for (const channel of channels) if (channel.presence) await save(channel, channel.presence, null)
      }
      await db.query(REAP)
      const isSame = !before || (!lease?.isNew && lease?.databaseStart === before.databaseStart)
      return isSame ? 'kept' : 'interrupted'
    },
    async close() {
      await db.query(RESIGN, [serverId])
    },
  }
}

function toDiff({ room, presenceKey }: Channel, joined: PresenceMeta | null, left: PresenceMeta | null): PresenceDiff {
  const side = (meta: PresenceMeta | null) => (meta ? { [presenceKey]: { metas: [meta] } } : {})
  return { kind: 'presence', room, joins: side(joined), leaves: side(left) }
}
