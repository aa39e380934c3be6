import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'

import { currentUserId } from '../api/session/current-user-id.ts'
import { readCached, writeCached } from './cached-data.ts'
import { offlineDb } from './offline-db.ts'
import { accountKey } from './query-client.ts'

const YEAR_MS = 365 * 86_400_000
const SAVED_ON: ReadonlySet<string> = new Set(['added', 'removed', 'updated'])

export type PersistedQueries = {
  /** Resolves when the stored answers are in the client. */
  readonly restored: Promise<void>
  readonly stop: () => void
}

/**
 * Stores an account's answers in IndexedDB, with the cached data that is deleted on sign-out. A query with `meta: {
 * isStored: false }` is left out.
 */
export function persistQueries(client: QueryClient, userId: string): PersistedQueries {
  const persister = createAccountPersister(userId)
  const save = (): void => {
    const clientState = dehydrate(client, {
      shouldDehydrateQuery: ({ queryKey, state, meta }) =>
        queryKey[0] === 'account' && queryKey[1] === userId && state.data !== undefined && meta?.['isStored'] !== false,
      shouldDehydrateMutation: () => false,
    })
    void persister.persistClient({ timestamp: Date.now(), buster: '', clientState })
  }
  let unsubscribe: (() => void) | undefined
  let isStopped = false
  const restore = async (): Promise<void> => {
    const stored = await persister.restoreClient()
    if (isStopped) return
    if (stored) hydrate(client, stored.clientState)
    await takeOverCachedData(client, userId)
    // Shown at once, and reloaded by the component that shows it.
    await client.invalidateQueries({ queryKey: accountKey(userId), refetchType: 'none' })
    if (!isStopped) unsubscribe = client.getQueryCache().subscribe(({ type }) => SAVED_ON.has(type) && save())
  }
  return {
    restored: restore(),
    stop: () => {
      isStopped = true
      unsubscribe?.()
      client.removeQueries({ queryKey: accountKey(userId) })
    },
  }
}

function createAccountPersister(userId: string) {
  const key = `queries:${userId}`
  return createAsyncStoragePersister({
    key,
    storage: {
      getItem: async () => (await readCached<string>(key))?.data,
      setItem: async (_, value) => {
        // A late write must not restore data that a sign-out has deleted.
        if (currentUserId() === userId) await writeCached(key, value, { ttlMs: YEAR_MS })
      },
      removeItem: async () => (await offlineDb()).delete('cached-data', key),
    },
  })
}

/** Earlier versions of the app stored these answers one by one, in the same format. */
async function takeOverCachedData(client: QueryClient, userId: string): Promise<void> {
  const earlier = {
    saves: 'saved-items',
    notifications: `notifications:${userId}`,
    'notification-preferences': `notification-preferences:${userId}`,
    profile: `profile:${userId}`,
  }
  for (const [name, key] of Object.entries(earlier)) {
    const copy = await readCached(key)
    const queryKey = accountKey(userId, name)
    if (copy && client.getQueryData(queryKey) === undefined)
      client.setQueryData(queryKey, copy.data, { updatedAt: copy.savedAt.getTime() })
  }
}
