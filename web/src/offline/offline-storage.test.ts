// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createMemoryCaches } from '../sw/memory-caches.ts'
import { toast } from '../ui/toast.ts'
import { PAGES_CACHE } from './cache-names.ts'
import { readCached, writeCached } from './cached-data.ts'
import { createIdbOutboxStore } from './idb-outbox-store.ts'
import { clearAccount, clearSeen } from './leave-account.ts'
import { makeRoom } from './make-room.ts'
import { closeOfflineDb, OFFLINE_DB, offlineDb } from './offline-db.ts'
import type { OfflineRefusal } from './offline-refusal.ts'
import { outboxStore } from './outbox.ts'
import { sampleAction } from './outbox/sample-action.ts'
import { saveOffline } from './save-offline.ts'

const HOUR_MS = 3_600_000
const WRITE = { entity: 'trip:1', url: '/rest/v1/trips', method: 'POST', body: { name: 'Porto' } } as const

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

  it('gives way to a newer app that wants to change it', async () => {
    await offlineDb()
    const newer = indexedDB.open(OFFLINE_DB, 2)
    await new Promise((resolve) => newer.addEventListener('success', resolve))
    expect(newer.result.version).toBe(2)
    newer.result.close()
  })
})

describe('cached data', () => {
  it('is missing, and deleted, when its time is over', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
    await writeCached('trips', ['Porto'])
    vi.setSystemTime(1_000_000 + HOUR_MS)
    expect((await readCached('trips'))?.data).toEqual(['Porto'])
    vi.setSystemTime(1_000_001 + HOUR_MS)
    expect(await readCached('trips')).toBeUndefined()
    expect(await (await offlineDb()).count('cached-data')).toBe(0)
  })

  it('is not shown to another traveller, unless it is for everybody', async () => {
    await writeCached('trips', ['Porto'])
    await writeCached('rates', { eur: 1 }, { isPublic: true })
    signIn('ben')
    expect([await readCached('trips'), (await readCached('rates'))?.data]).toEqual([undefined, { eur: 1 }])
  })
})

describe('the outbox on the disk', () => {
  const store = createIdbOutboxStore()

  it('stores the action and what the screen shows together, or neither', async () => {
    const copy = { key: 'trip', data: { name: 'Porto' } }
    await store.add(() => sampleAction({ cacheKey: 'trip' }), copy)
    expect((await readCached('trip'))?.data).toEqual({ name: 'Porto' })
    const uncloneable = { key: 'other', data: () => 'no' }
    await expect(store.add(() => sampleAction({ id: 'a2' }), uncloneable)).rejects.toThrow()
    expect(await store.list()).toHaveLength(1)
  })

  it('keeps an unsent copy however long it takes, and lets it age once it is sent', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
    await store.add(() => sampleAction({ cacheKey: 'trip' }), { key: 'trip', data: 1 })
    vi.setSystemTime(1_000_000 + 40 * 24 * HOUR_MS)
    expect((await readCached('trip'))?.data).toBe(1)
    await store.remove('a1', 'sent')
    expect((await readCached('trip'))?.data).toBe(1)
    vi.setSystemTime(1_000_000 + 41 * 24 * HOUR_MS)
    expect(await readCached('trip')).toBeUndefined()
  })

  it('takes a discarded change off the screen', async () => {
    await store.add(() => sampleAction({ cacheKey: 'trip' }), { key: 'trip', data: 1 })
    await store.remove('a1', 'discarded')
    expect(await readCached('trip')).toBeUndefined()
  })

  it('lets one tab send at a time, and a dead one not for ever', async () => {
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

describe('saveOffline', () => {
  it('stores the specified record, without a token, and says so', async () => {
    const said = vi.spyOn(toast, 'success')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await saveOffline({ ...WRITE, headers: { Authorization: 'Bearer secret', Prefer: 'return=minimal' } })
    const [record] = (await outboxStore.list()) as [Record<string, unknown>]
    expect(record).toMatchObject({ url: '/rest/v1/trips', method: 'POST', body: '{"name":"Porto"}', userId: 'ann' })
    expect(Object.keys(record)).toEqual(expect.arrayContaining(['id', 'timestamp', 'headers']))
    expect(JSON.stringify(record)).not.toContain('secret')
    expect(JSON.parse(String(record['headers']))).toMatchObject({ 'idempotency-key': expect.stringMatching(/.{36}/) })
    expect(said).toHaveBeenCalledWith("Action saved for when you're back online")
  })

  it('says nothing of a write that follows from another', async () => {
    const said = vi.spyOn(toast, 'success')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await saveOffline({ ...WRITE, isQuiet: true })
    expect(await outboxStore.list()).toHaveLength(1)
    expect(said).not.toHaveBeenCalled()
  })

  it.each([
    ['a payment', '/functions/v1/create-checkout'],
    ['a question to the AI', '/functions/v1/ask'],
    ['a procedure', '/rest/v1/rpc/spend_credit'],
    ['an account matter', '/auth/v1/user'],
  ])('refuses %s', async (_, url) => {
    expect(await reasonOf(saveOffline({ ...WRITE, url }))).toBe('needs-connection')
    expect(await outboxStore.list()).toEqual([])
  })

  it('refuses a guest, whose key the server could not remember', async () => {
    signIn(null)
    expect(await reasonOf(saveOffline(WRITE))).toBe('not-signed-in')
  })

  it('clears caches when the device is full, and says so when that is not enough', async () => {
    await writeCached('big', 'x')
    const full = new DOMException('full', 'QuotaExceededError')
    const add = vi.spyOn(outboxStore, 'add').mockRejectedValueOnce(full)
    expect(await reasonOf(saveOffline(WRITE))).toBe('saved')
    expect(await readCached('big')).toBeUndefined()
    add.mockRejectedValue(full)
    expect(await reasonOf(saveOffline(WRITE))).toBe('storage-full')
    expect(await outboxStore.list()).toHaveLength(1)
  })

  it('says when the browser stores nothing at all', async () => {
    vi.spyOn(outboxStore, 'add').mockRejectedValue(new DOMException('no', 'InvalidStateError'))
    expect(await reasonOf(saveOffline(WRITE))).toBe('storage-closed')
  })
})

describe('making room and leaving', () => {
  it('never takes what an unsent action stands on', async () => {
    await outboxStore.add(() => sampleAction({ cacheKey: 'trip' }), { key: 'trip', data: 1 })
    await writeCached('big', 'x')
    await makeRoom()
    expect([(await readCached('trip'))?.data, await readCached('big')]).toEqual([1, undefined])
    expect(await outboxStore.list()).toHaveLength(1)
  })

  it('a session that ended by itself takes what was seen, and leaves what is not sent yet', async () => {
    const { storage, stores } = createMemoryCaches()
    vi.stubGlobal('caches', storage)
    for (const name of [PAGES_CACHE, 'sojourn-shell-1']) await (await caches.open(name)).put('/x', new Response('x'))
    await outboxStore.add(() => sampleAction({ cacheKey: 'trip' }), { key: 'trip', data: 1 })
    await writeCached('trips', ['Porto'])
    await writeCached('rates', 1, { isPublic: true })
    await clearSeen('ann')
    expect(await outboxStore.list()).toHaveLength(1)
    expect(await (await offlineDb()).getAllKeys('cached-data')).toEqual(['rates', 'trip'])
    expect([...stores.keys()]).toEqual(['sojourn-shell-1'])
    vi.unstubAllGlobals()
  })

  it('leaves nothing of the traveller who signs out, and everything of the others', async () => {
    await outboxStore.add(() => sampleAction({ cacheKey: 'trip' }), { key: 'trip', data: 1 })
    await outboxStore.add(() => sampleAction({ id: 'b1', userId: 'ben' }), null)
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
