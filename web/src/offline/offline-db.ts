import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

import type { OfflineAction } from './outbox/offline-action.ts'

export type CachedEntry = {
  readonly key: string
  readonly data: unknown
  readonly timestamp: number
  readonly ttl: number
  /** Absent for data of no particular account. */
  readonly userId?: string | null
}

type OfflineSchema = DBSchema & {
  'offline-actions': { key: string; value: OfflineAction; indexes: { timestamp: number } }
  'cached-data': { key: string; value: CachedEntry }
}

export type OfflineDb = IDBPDatabase<OfflineSchema>

export const OFFLINE_DB = 'travel-offline-db'
const VERSION = 1

let opening: Promise<OfflineDb> | undefined

/** One connection per tab. A lost one (evicted, closed by the browser) is reopened at the next call. */
export function offlineDb(): Promise<OfflineDb> {
  opening ??= openDB<OfflineSchema>(OFFLINE_DB, VERSION, {
    upgrade(db) {
      db.createObjectStore('offline-actions', { keyPath: 'id' }).createIndex('timestamp', 'timestamp')
      db.createObjectStore('cached-data', { keyPath: 'key' })
    },
    // A newer app in another tab wants to upgrade the stores: our open connection would block it for ever.
    blocking: () => void closeOfflineDb(),
    terminated: () => {
      opening = undefined
    },
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

export async function closeOfflineDb(): Promise<void> {
  const closing = opening
  opening = undefined
  const db = await closing?.catch(() => undefined)
  db?.close()
}
