import { currentUserId } from '../api/session/current-user-id.ts'
import { type CachedEntry, offlineDb } from './offline-db.ts'

export const DEFAULT_TTL_MS = 3_600_000

type Options = {
  readonly ttlMs?: number
  /** The same for everyone; it survives a sign-out. */
  readonly isPublic?: boolean
}

export type Cached<T> = { readonly data: T; readonly savedAt: Date }

/** Undefined when there is none, when it is too old (then it is deleted), or when it belongs to another traveller. */
export async function readCached<T>(key: string): Promise<Cached<T> | undefined> {
  const db = await offlineDb()
  const entry = await db.get('cached-data', key)
  if (!entry || !isOwn(entry)) return undefined
  if (isExpired(entry, Date.now())) {
    await db.delete('cached-data', key)
    return undefined
  }
  return { data: entry.data as T, savedAt: new Date(entry.timestamp) }
}

export async function writeCached(key: string, data: unknown, options: Options = {}): Promise<void> {
  const { ttlMs = DEFAULT_TTL_MS, isPublic = false } = options
  const db = await offlineDb()
  const userId = isPublic ? null : currentUserId()
  await db.put('cached-data', { key, data, timestamp: Date.now(), ttl: ttlMs, userId })
}

export function isExpired({ timestamp, ttl }: Pick<CachedEntry, 'timestamp' | 'ttl'>, now: number): boolean {
  return now - timestamp > ttl
}

function isOwn({ userId }: CachedEntry): boolean {
  return (userId ?? null) === null || userId === currentUserId()
}
