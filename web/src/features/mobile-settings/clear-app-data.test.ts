// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'

import { conversationDb } from '../../entities/conversation/conversation-db.ts'
import { packDb } from '../../entities/map/packs/pack-db.ts'
import { offlineDb } from '../../offline/offline-db.ts'
import { clearAppData, countUnsent } from './clear-app-data.ts'

const deleted = vi.fn<(name: string) => Promise<boolean>>()

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('caches', {
    keys: async () => ['sojourn-shell-42', 'sojourn-pages', 'sojourn-files'],
    delete: deleted.mockReset().mockResolvedValue(true),
  })
  localStorage.clear()
  const db = await offlineDb()
  await db.clear('offline-actions')
  await db.clear('cached-data')
})

async function keep(key: string): Promise<void> {
  await (await offlineDb()).put('cached-data', { key, data: 1, timestamp: 0, ttl: 1 })
}

async function save(id: string, cacheKey: string | null): Promise<void> {
  const record = { id, cacheKey, timestamp: 0 } as never
  await (await offlineDb()).put('offline-actions', record)
}

it('removes settings, drafts and copies, and keeps the session', async () => {
  localStorage.setItem('sojourn-session', '{}')
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('mobile_settings', '{}')
  sessionStorage.setItem('authRedirect', '/dashboard')
  document.documentElement.dataset['theme'] = 'dark'
  await keep('trips')
  await clearAppData()
  expect(Object.keys(localStorage)).toEqual(['sojourn-session'])
  expect(sessionStorage).toHaveLength(0)
  expect(document.documentElement.dataset['theme']).toBe('light')
  expect(await (await offlineDb()).getAllKeys('cached-data')).toEqual([])
})

it('keeps an unconfirmed sign-out', async () => {
  localStorage.setItem('sojourn-sign-out', '[]')
  await clearAppData()
  expect(Object.keys(localStorage)).toEqual(['sojourn-sign-out'])
})

it('removes conversations and maps', async () => {
  const conversation = { id: 'c', title: 'Rome', owner: null, startedAt: '', changedAt: '' }
  await conversationDb.put(conversation as unknown as Parameters<typeof conversationDb.put>[0])
  await (await packDb()).put('blocks', new Uint8Array(1), ['world', 0])
  await clearAppData()
  expect(await conversationDb.list()).toEqual([])
  expect(await (await packDb()).count('blocks')).toBe(0)
})

it('keeps the app itself, which opens offline', async () => {
  await clearAppData()
  expect(deleted.mock.calls.flat()).toEqual(['sojourn-pages', 'sojourn-files'])
})

it("keeps unsent changes, the copies that show them and the sender's lock", async () => {
  await save('a', 'trip:1')
  await save('b', null)
  for (const key of ['trip:1', 'trip:2', 'outbox-lease']) await keep(key)
  expect(await countUnsent()).toBe(2)
  await clearAppData()
  expect(await countUnsent()).toBe(2)
  expect(await (await offlineDb()).getAllKeys('cached-data')).toEqual(['outbox-lease', 'trip:1'])
})
