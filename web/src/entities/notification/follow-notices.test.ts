// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'

import { queryClient } from '../../offline/query-client.ts'
import { followNotices } from './follow-notices.ts'
import type { Notice } from './notice.ts'
import { noticesKey } from './notices-query.ts'

type Receive = (change: { eventType: string; new: object; old: object }) => void

const load = vi.fn<() => Promise<readonly Notice[]>>()
const channel = vi.hoisted(() => ({
  receive: undefined as Receive | undefined,
  report: undefined as ((status: string) => void) | undefined,
}))
const info = vi.hoisted(() => vi.fn<(message: string, options: { readonly title: string }) => void>())
vi.mock('../../ui/overlay/toast.ts', () => ({ toast: { info } }))
vi.mock('../../api/backend.ts', () => {
  const subscription = {
    on: (_: string, __: object, receive: Receive) =>
      Object.assign(subscription, { receive: (channel.receive = receive) }),
    subscribe: (report: (status: string) => void) => (channel.report = report),
  }
  const realtime = { channel: () => subscription, removeChannel: () => undefined }
  return { backend: async () => ({ realtime: async () => realtime }) }
})

const CONFIG = { supabaseUrl: null, supabaseKey: 'k' }
const SIGN_IN = {
  id: 'n1',
  title: 'New sign-in',
  body: 'From Lisbon',
  created_at: '2026-11-15T09:00:00Z',
} as unknown as Notice
const queryKey = noticesKey('ana')
const ids = () => queryClient.getQueryData<readonly Notice[]>(queryKey)?.map(({ id }) => id)

beforeEach(() => {
  vi.clearAllMocks()
  queryClient.clear()
  Object.assign(channel, { receive: undefined, report: undefined })
})

it('keeps a notification that arrives while the list is loading, although the answer lacks it', async () => {
  const asked = Promise.withResolvers<readonly Notice[]>()
  load.mockResolvedValueOnce([]).mockReturnValueOnce(asked.promise).mockResolvedValueOnce([SIGN_IN])
  const leave = new QueryObserver(queryClient, { queryKey, queryFn: load }).subscribe(() => undefined)
  const stop = followNotices(CONFIG, 'ana')
  await expect.poll(() => channel.report).toBeDefined()
  await expect.poll(ids).toEqual([])
  channel.report?.('SUBSCRIBED')
  channel.receive?.({ eventType: 'INSERT', new: SIGN_IN, old: {} })
  asked.resolve([])
  await expect.poll(() => load.mock.calls.length).toBe(3)
  await asked.promise
  expect(ids()).toEqual(['n1'])
  expect(info.mock.calls).toEqual([['From Lisbon', { title: 'New sign-in' }]])
  stop()
  leave()
})
