import type { Db } from '../database/db.ts'

export type EndedSessions = {
  /** True as soon as the session was signed out, on whichever server that happened. */
  has(sessionId: string): boolean
  /** Knows of everything that has ended until now, though its notice may still be on its way. */
  catchUp(): Promise<void>
}

/** The trigger on auth.sessions writes here; see database/bootstrap/10-auth.sql. */
const CHANNEL = 'auth_session_ended'
/** Should a notice be lost though the connection was not, the list is read again this often. */
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
    // Forgotten before the query: a notice that comes while it runs must stay.
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
