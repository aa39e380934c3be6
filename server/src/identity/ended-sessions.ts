import type { Db } from '../database/db.ts'

export type EndedSessions = {
  /** True as soon as the session was signed out, on any server. */
  has(sessionId: string): boolean
  /** Reloads the list, for sessions whose notification may not have arrived yet. */
  catchUp(): Promise<void>
}

/** The trigger on auth.sessions writes here; see database/bootstrap/10-auth.sql. */
const CHANNEL = 'auth_session_ended'
/** The list is also reloaded this often, in case a notification was lost without a reconnect. */
const RELOAD_AFTER_MS = 30_000
/** Longer than the life of an access token. */
const FORGET_AFTER_MS = 2 * 3_600_000

/**
 * An access token outlives its session by up to an hour. Asking the database at every request would cost a round trip,
 * so each server keeps the short list of recently ended sessions.
 */
export async function watchEndedSessions(db: Db, now: () => number): Promise<EndedSessions> {
  const ended = new Map<string, number>()
  let loadedAt = 0
  const read = async (since: string): Promise<void> => {
    const at = now()
    const rows = await db.query<{ session_id: string }>(
      `select session_id from server.ended_sessions where ended_at > now() - $1::interval`,
      [since],
    )
    for (const row of rows) if (!ended.has(row.session_id)) ended.set(row.session_id, at)
  }
  const load = async (): Promise<void> => {
    loadedAt = now()
    // Old entries are dropped before the query: a notification that arrives while it runs must stay.
    for (const [sessionId, since] of ended) if (loadedAt - since > FORGET_AFTER_MS) ended.delete(sessionId)
    await read('2 hours')
  }
  const reload = (): void => void load().catch(() => {})
  await db.listen(CHANNEL, (sessionId) => void ended.set(sessionId, now()), reload)
  await load()
  return {
    has(sessionId) {
      if (now() - loadedAt > RELOAD_AFTER_MS) reload()
      return ended.has(sessionId)
    },
    catchUp: () => read('5 minutes'),
  }
}
