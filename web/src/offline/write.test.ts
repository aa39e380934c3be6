// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { closeOfflineDb, OFFLINE_DB } from './offline-db.ts'
import { offlineState, wasDiscarded } from './offline-state.ts'
import { outboxStore } from './outbox.ts'
import { sendWrite } from './write.ts'

vi.mock('../api/backend.ts', () => ({
  backend: async () => ({
    auth: { getSession: async () => ({ data: { session: { user: { id: 'ann' }, access_token: 'a' } } }) },
  }),
}))

const CONFIG = { supabaseUrl: 'https://api.s.example', supabaseKey: 'k' }
const send = () =>
  sendWrite(CONFIG, { entity: 'saved:place:1', table: 'saved_items', method: 'POST', row: { title: 'Porto' } })
let asked: string[]
function answer(status: number, body: object | null = null): void {
  asked = []
  vi.stubGlobal('fetch', async (url: URL, { headers }: { headers: Headers }) => {
    asked.push(`${url.pathname} ${headers.get('idempotency-key')?.length}`)
    if (status === 0) throw new TypeError('Failed to fetch')
    return new Response(body && JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
}

beforeEach(() => {
  const session = { access_token: 'a', refresh_token: 'r', user: { id: 'ann' } }
  localStorage.setItem('sojourn-session', JSON.stringify(session))
  offlineState.change({ isOnline: true })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await closeOfflineDb()
  await deleteDB(OFFLINE_DB)
})

it('sends a write at once, under its key, and reports its arrival', async () => {
  answer(204)
  expect(await send()).toEqual({ kind: 'sent' })
  expect(asked).toEqual(['/rest/v1/saved_items 36'])
  expect(await outboxStore.list()).toEqual([])
})

it('reports a refusal, and stores nothing of the write', async () => {
  answer(400, { hint: 'usage_limit_reached' })
  const outcome = await send()
  expect(outcome).toMatchObject({ kind: 'refused', problem: { status: 400, answer: '{"hint":"usage_limit_reached"}' } })
  expect(await outboxStore.list()).toEqual([])
  await expect.poll(() => offlineState.get().actions).toEqual([])
})

it.each([['no answer', 0] as const, ['a server that is restarting', 503] as const])(
  'keeps a write that met %s',
  async (_, status) => {
    answer(status)
    expect(await send()).toEqual({ kind: 'waiting' })
    const [record] = (await outboxStore.list()) as readonly { id: string }[]
    expect(record).toMatchObject({ state: 'pending', attempts: 1 })
    expect(wasDiscarded(record?.id ?? '')).toBe(false)
  },
)

it('stores a write offline, without waiting', async () => {
  answer(204)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await send()).toEqual({ kind: 'waiting' })
})
