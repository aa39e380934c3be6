import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

import { oneConnection } from './one-connection.ts'
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

const connection = oneConnection<OfflineSchema>((reactions) =>
  openDB<OfflineSchema>(OFFLINE_DB, VERSION, {
    upgrade(db) {
      db.createObjectStore('offline-actions', { keyPath: 'id' }).createIndex('timestamp', 'timestamp')
      db.createObjectStore('cached-data', { keyPath: 'key' })
    },
    ...reactions,
  }),
)

export const { connect: offlineDb, close: closeOfflineDb } = connection
