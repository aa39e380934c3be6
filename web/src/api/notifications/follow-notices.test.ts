// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import { followNotices } from './follow-notices.ts'
import type { NoticeSink, NoticeState } from './notice-state.ts'
import { mergeNotices, type Notice } from './notice.ts'

type Hear = (change: { eventType: string; new: object; old: object }) => void

const loadNotices = vi.hoisted(() => vi.fn<() => Promise<readonly Notice[]>>())
const line = vi.hoisted(() => ({
  hear: undefined as Hear | undefined,
  say: undefined as ((s: string) => void) | undefined,
}))
vi.mock('./load-notices.ts', () => ({ loadNotices, keepNotices: async () => undefined }))
vi.mock('./tell-of-notice.ts', () => ({ tellOfNotice: async () => undefined }))
vi.mock('../backend.ts', () => {
  const channel = {
    on: (_: string, __: object, hear: Hear) => Object.assign(channel, { hear: (line.hear = hear) }),
    subscribe: (say: (status: string) => void) => (line.say = say),
  }
  const realtime = { channel: () => channel, removeChannel: () => undefined }
  return { backend: async () => ({ realtime: async () => realtime }) }
})

const CONFIG = { supabaseUrl: null, supabaseKey: 'k' }
const SIGN_IN = { id: 'n1', title: 'New sign-in', created_at: '2026-11-15T09:00:00Z' } as unknown as Notice

function sink() {
  let state: NoticeState = { userId: 'ana', notices: [], status: 'loading' }
  const store: NoticeSink = {
    get: () => state,
    change: (changes) => void (state = { ...state, ...changes }),
    add: (arrived) => store.change({ notices: mergeNotices(state.notices, arrived) }),
  }
  return store
}

beforeEach(() => {
  loadNotices.mockReset()
  Object.assign(line, { hear: undefined, say: undefined })
})

it('keeps what it hears while it asks, although the answer does not know of it', async () => {
  const store = sink()
  const asked = Promise.withResolvers<readonly Notice[]>()
  loadNotices.mockResolvedValueOnce([]).mockReturnValueOnce(asked.promise).mockResolvedValueOnce([SIGN_IN])
  const stop = followNotices(CONFIG, 'ana', store)
  await expect.poll(() => line.say).toBeDefined()
  await expect.poll(() => store.get().status).toBe('ready')
  line.say?.('SUBSCRIBED')
  line.hear?.({ eventType: 'INSERT', new: SIGN_IN, old: {} })
  asked.resolve([])
  await expect.poll(() => loadNotices.mock.calls.length).toBe(3)
  await asked.promise
  expect(store.get().notices.map(({ id }) => id)).toEqual(['n1'])
  stop()
})
