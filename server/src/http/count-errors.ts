import type { Platform } from '../platform.ts'
import type { GuardedResponse } from './guarded-response.ts'

/** Counts failed answers in memory and writes them in batches: a failing server must not also flood its database. */
export type ErrorCounter = {
  count(response: Pick<GuardedResponse, 'path' | 'statusCode'>): void
  /** Writes what was counted; what cannot be written stays for the next time. */
  write(): Promise<void>
  stop(): Promise<void>
}

const WRITE_EVERY_MS = 30_000
const MAX_KEYS = 200
const HOUR_MS = 3_600_000
const OTHER = 'other'

const WRITE = `
  insert into public.server_errors as kept (hour, route, status, errors)
  select * from jsonb_to_recordset($1::jsonb) as fresh (hour timestamptz, route text, status smallint, errors integer)
  on conflict (hour, route, status) do update set errors = kept.errors + excluded.errors`

export function createErrorCounter({ db, log, now }: Pick<Platform, 'db' | 'log' | 'now'>): ErrorCounter {
  let counts = new Map<string, number>()
  const add = (key: string, errors: number): void => void counts.set(key, (counts.get(key) ?? 0) + errors)
  const write = async (): Promise<void> => {
    if (counts.size === 0) return
    const written = counts
    counts = new Map()
    try {
      await db.query(WRITE, [JSON.stringify([...written].map(rowOf))])
    } catch (error) {
      for (const [key, errors] of written) add(key, errors)
      log.warn({ error }, 'the counts of failed answers could not be written; trying again soon')
    }
  }
  const timer = setInterval(() => void write(), WRITE_EVERY_MS)
  timer.unref()
  return {
    count({ path, statusCode }) {
      const hour = Math.floor(now() / HOUR_MS) * HOUR_MS
      const key = `${hour} ${statusCode} ${routeIn(path)}`
      add(counts.has(key) || counts.size < MAX_KEYS ? key : `${hour} ${statusCode} ${OTHER}`, 1)
    },
    write,
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}

function rowOf([key, errors]: readonly [string, number]): object {
  const [hour = '', status = '', route = OTHER] = key.split(' ')
  return { hour: new Date(Number(hour)).toISOString(), status: Number(status), route, errors }
}

const API_ROUTE = /^\/(?:functions|rest|auth|storage|realtime)\/v1\/[a-z][a-z0-9_-]{0,50}(?=\/|$)/
const PAGE = /^\/[a-z][a-z-]{0,40}(?=\/|$)/

/** Without ids and slugs: a path of a traveller's own is nobody's figure, and there must be few. */
export function routeIn(path: string): string {
  if (path === '/') return path
  return (API_ROUTE.exec(path) ?? PAGE.exec(path))?.[0] ?? OTHER
}
