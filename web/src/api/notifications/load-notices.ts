import { readCached, writeCached } from '../../offline/cached-data.ts'
import { offlineState } from '../../offline/offline-state.ts'
import { backend, type BackendConfig } from '../backend.ts'
import { NOTICE_COLUMNS, type Notice } from './notice.ts'

const YEAR_MS = 365 * 86_400_000
const MOST = 100

/** The name of their copy on this device; what waits to be sent begins with it. */
export const noticesKey = (userId: string): string => `notifications:${userId}`

export async function keepNotices(userId: string, notices: readonly Notice[]): Promise<void> {
  await writeCached(noticesKey(userId), notices, { ttlMs: YEAR_MS }).catch(() => undefined)
}

/** What was read here and not sent yet is truer than the server's list; without a connection the copy is all there is. */
export async function loadNotices(config: BackendConfig, userId: string): Promise<readonly Notice[]> {
  const key = noticesKey(userId)
  const cached = await readCached<readonly Notice[]>(key).catch(() => undefined)
  const isWaiting = offlineState.get().actions.some(({ entity }) => entity.startsWith(key))
  if (cached && (isWaiting || !navigator.onLine)) return cached.data
  const { from } = await backend(config)
  const { data, error } = await from('notifications')
    .select(NOTICE_COLUMNS)
    .order('created_at', { ascending: false })
    .limit(MOST)
  if (error) {
    if (cached) return cached.data
    throw error
  }
  await keepNotices(userId, data)
  return data
}
