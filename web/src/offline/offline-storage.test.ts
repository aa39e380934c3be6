// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { clearAccount, clearSeen } from '../entities/traveller/session/leave-account.ts'
import { toast } from '../ui/overlay/toast.ts'
import { PAGES_CACHE } from './cache-names.ts'
import { readCached, writeCached } from './cached-data.ts'
import { createIdbOutboxStore } from './idb-outbox-store.ts'
import { makeRoom } from './make-room.ts'
import { closeOfflineDb, OFFLINE_DB, offlineDb } from './offline-db.ts'
import type { OfflineRefusal } from './offline-refusal.ts'
import { outboxStore } from './outbox.ts'
import { sampleAction } from './outbox/sample-action.ts'
import { createMemoryCaches } from './service-worker/memory-caches.ts'
import { describeRequest, enqueueWrite } from './write.ts'

const HOUR_MS = 3_600_000
const WRITE = { entity: 'trip:1', table: 'trips', method: 'POST', row: { name: 'Porto' } } as const

function signIn(id: string | null): void {
  const session = { access_token: 'a', refresh_token: 'r', user: { id } }
  if (id === null) localStorage.clear()
  else localStorage.setItem('sojourn-session', JSON.stringify(session))
}

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'saved',
    ({ reason }: OfflineRefusal) => reason,
  )

/** Older versions of the app stored a copy of the displayed data with an action. */
async function addWithCopy(): Promise<void> {
  await outboxStore.add(() => sampleAction({ cacheKey: 'trip' }))
  await writeCached('trip', 1, { ttlMs: 90 * 24 * HOUR_MS })
}

beforeEach(() => signIn('ann'))
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await closeOfflineDb()
  await deleteDB(OFFLINE_DB)
})

describe('the database', () => {
  it('has the specified name, version, stores and index', async () => {
    const db = await offlineDb()
    expect([db.name, db.version, [...db.objectStoreNames]]).toEqual([
      'travel-offline-db',
      1,
      ['cached-data', 'offline-actions'],
    ])
    const actions = db.transaction('offline-actions').store
    expect([actions.keyPath, [...actions.indexNames]]).toEqual(['id', ['timestamp']])
    expect(db.transaction('cached-data').store.keyPath).toBe('key')
  })

  it('closes for a newer app that wants to upgrade it', async () => {
    await offlineDb()
    const newer = indexedDB.open(OFFLINE_DB, 2)
    await new Promise((resolve) => newer.addEventListener('success', resolve))
    expect(newer.result.version).toBe(2)
    newer.result.close()
  })
})

describe('cached data', () => {
  it('is missing, and deleted, once it has expired', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
    await writeCached('trips', ['Porto'])
    vi.setSystemTime(1_000_000 + HOUR_MS)
    expect((await readCached('trips'))?.data).toEqual(['Porto'])
    vi.setSystemTime(1_000_001 + HOUR_MS)
    expect(await readCached('trips')).toBeUndefined()
    expect(await (await offlineDb()).count('cached-data')).toBe(0)
  })

  it('is not shown to another traveller, unless it is public', async () => {
    await writeCached('trips', ['Porto'])
    await writeCached('rates', { eur: 1 }, { isPublic: true })
    signIn('ben')
    expect([await readCached('trips'), (await readCached('rates'))?.data]).toEqual([undefined, { eur: 1 }])
  })
})

describe('the outbox on the disk', () => {
  const store = createIdbOutboxStore()

  it('lets the copy of an older action expire once it is sent', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
    await addWithCopy()
    vi.setSystemTime(1_000_000 + 40 * 24 * HOUR_MS)
    expect((await readCached('trip'))?.data).toBe(1)
    await store.remove('a1', 'sent')
    expect((await readCached('trip'))?.data).toBe(1)
    vi.setSystemTime(1_000_000 + 41 * 24 * HOUR_MS)
    expect(await readCached('trip')).toBeUndefined()
  })

  it('removes the copy of an older action with it when it is discarded', async () => {
    await addWithCopy()
    await store.remove('a1', 'discarded')
    expect(await readCached('trip')).toBeUndefined()
  })

  it('lets one tab send at a time, and not a dead one for ever', async () => {
    expect(await store.claimLease('one', 0, 'none')).toBe(true)
    expect(await store.claimLease('two', 29_999, 'none')).toBe(false)
    expect(await store.claimLease('two', 30_000, 'none')).toBe(true)
    expect(await store.claimLease('one', 30_001, 'none')).toBe(false)
    expect(await store.claimLease('one', 30_002, 'ours')).toBe(true)
    expect(await store.claimLease('two', 30_003, 'taken')).toBe(false)
    expect(await store.claimLease('two', -86_400_000, 'none')).toBe(true)
    await store.releaseLease('two')
    expect(await store.claimLease('three', 0, 'none')).toBe(true)
  })
})

describe('a write', () => {
  it('is stored as the specified record, without a token, with a message', async () => {
    const said = vi.spyOn(toast, 'success')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await enqueueWrite(WRITE)
    const [record] = (await outboxStore.list()) as [Record<string, unknown>]
    expect(record).toMatchObject({ url: '/rest/v1/trips', method: 'POST', body: '{"name":"Porto"}', userId: 'ann' })
    expect(Object.keys(record)).toEqual(expect.arrayContaining(['id', 'timestamp', 'headers']))
    const headers = JSON.parse(String(record['headers'])) as Record<string, string>
    expect(headers).toMatchObject({ 'idempotency-key': expect.stringMatching(/.{36}/) })
    expect(Object.keys(headers)).not.toContain('authorization')
    expect(said).toHaveBeenCalledWith("Action saved for when you're back online")
  })

  it("names its rows, its duplicates and its revision in PostgREST's syntax", () => {
    const where = { user_id: 'eq.ann', item_id: 'eq.a&b' }
    expect(describeRequest({ ...WRITE, method: 'PATCH', where, ifRevision: 3 })).toMatchObject({
      url: '/rest/v1/trips?user_id=eq.ann&item_id=eq.a%26b',
      headers: { prefer: 'return=minimal', 'if-match': '"3"' },
    })
    expect(describeRequest({ ...WRITE, duplicates: 'merge', conflictColumns: 'id,kind' })).toMatchObject({
      url: '/rest/v1/trips?on_conflict=id%2Ckind',
      headers: { prefer: 'resolution=merge-duplicates,return=minimal', 'content-type': 'application/json' },
    })
    expect(describeRequest({ ...WRITE, method: 'DELETE', row: undefined }).body).toBeNull()
  })

  it('shows no message for a write that follows from another', async () => {
    const said = vi.spyOn(toast, 'success')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await enqueueWrite({ ...WRITE, isQuiet: true })
    expect(await outboxStore.list()).toHaveLength(1)
    expect(said).not.toHaveBeenCalled()
  })

  it('refuses a guest, whose key the server could not store', async () => {
    signIn(null)
    expect(await reasonOf(enqueueWrite(WRITE))).toBe('not-signed-in')
  })

  it('clears caches when the device is full, and reports when that is not enough', async () => {
    await writeCached('big', 'x')
    const full = new DOMException('full', 'QuotaExceededError')
    const add = vi.spyOn(outboxStore, 'add').mockRejectedValueOnce(full)
    expect(await reasonOf(enqueueWrite(WRITE))).toBe('saved')
    expect(await readCached('big')).toBeUndefined()
    add.mockRejectedValue(full)
    expect(await reasonOf(enqueueWrite(WRITE))).toBe('storage-full')
    expect(await outboxStore.list()).toHaveLength(1)
  })

  it('reports a browser that stores nothing', async () => {
    vi.spyOn(outboxStore, 'add').mockRejectedValue(new DOMException('no', 'InvalidStateError'))
    expect(await reasonOf(enqueueWrite(WRITE))).toBe('storage-closed')
  })
})

describe('making room and leaving', () => {
  it('never deletes data that an unsent action depends on', async () => {
    await addWithCopy()
    await writeCached('big', 'x')
    await makeRoom()
    expect([(await readCached('trip'))?.data, await readCached('big')]).toEqual([1, undefined])
    expect(await outboxStore.list()).toHaveLength(1)
  })

  it('deletes cached data of a session that ended by itself, and keeps unsent changes', async () => {
    const { storage, stores } = createMemoryCaches()
    vi.stubGlobal('caches', storage)
    for (const name of [PAGES_CACHE, 'sojourn-shell-1']) await (await caches.open(name)).put('/x', new Response('x'))
    await addWithCopy()
    await writeCached('trips', ['Porto'])
    await writeCached('rates', 1, { isPublic: true })
    await clearSeen('ann')
    expect(await outboxStore.list()).toHaveLength(1)
    expect(await (await offlineDb()).getAllKeys('cached-data')).toEqual(['rates', 'trip'])
    expect([...stores.keys()]).toEqual(['sojourn-shell-1'])
    vi.unstubAllGlobals()
  })

  it('deletes everything of a traveller who signs out, and nothing of others', async () => {
    await addWithCopy()
    await outboxStore.add(() => sampleAction({ id: 'b1', userId: 'ben' }))
    await writeCached('rates', 1, { isPublic: true })
    localStorage.setItem('last-emergency-info', '{"location":{"latitude":39.74112,"longitude":-8.79842}}')
    localStorage.setItem('trip-budget', '{}')
    await clearAccount('ann')
    const kept = ['last-emergency-info', 'trip-budget'].filter((key) => localStorage.getItem(key) !== null)
    expect(kept).toEqual(['trip-budget'])
    const left = (await outboxStore.list()) as readonly { id: string }[]
    expect([left.map(({ id }) => id), await (await offlineDb()).getAllKeys('cached-data')]).toEqual([['b1'], ['rates']])
  })
})
