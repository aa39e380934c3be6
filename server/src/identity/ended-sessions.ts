import type { Db } from '../database/db.ts'

export type EndedSessions = {
  /** True as soon as the session was signed out, on whichever server that happened. */
  has(sessionId: string): boolean
}

/** The trigger on auth.sessions writes here; see database/bootstrap/10-auth.sql. */
const CHANNEL = 'auth_session_ended'
/** A notice can be lost while the connection is down, so the list is also read again this often. */
const RELOAD_AFTER_MS = 30_000
/** Longer than any access token lives. */
const FORGET_AFTER_MS = 2 * 3_600_000

/**
 * An access token outlives its session by up to an hour. Asking the database about every request would cost a round
 * trip, so each server keeps the short list of sessions that ended lately.
 */
export async function watchEndedSessions(db: Db, now: () => number): Promise<EndedSessions> {
  const ended = new Map<string, number>()
  let loadedAt = 0
  const load = async (): Promise<void> => {
    loadedAt = now()
    // Forgotten before the query: a notice that comes while it runs must stay.
    for (const [sessionId, since] of ended) if (loadedAt - since > FORGET_AFTER_MS) ended.delete(sessionId)
    const rows = await db.query<{ session_id: string }>('select session_id from server.ended_sessions')
    for (const row of rows) if (!ended.has(row.session_id)) ended.set(row.session_id, loadedAt)
  }
  await db.listen(CHANNEL, (sessionId) => void ended.set(sessionId, now()))
  await load()
  return {
    has(sessionId) {
      if (now() - loadedAt > RELOAD_AFTER_MS) void load().catch(() => {})
      return ended.has(sessionId)
    },
  }
}
