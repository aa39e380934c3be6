import { afterEach, expect, it, vi } from 'vitest'

import { usageStore } from './usage-store.ts'

const invoke = vi.hoisted(() => vi.fn())
vi.mock('../../../api/backend.ts', () => ({ backend: async () => ({ functions: { invoke } }) }))
vi.mock('../../../api/session/read-stored-session.ts', () => ({ readStoredSession: () => null }))
const device = vi.hoisted(() => ({ stored: 'abcd1234' as string | null }))
vi.mock('../../../device/fingerprint/stored-fingerprint.ts', () => ({ storedFingerprint: () => device.stored }))

const CONFIG = { supabaseUrl: null, supabaseKey: 'k' }
const counters = (used: number) =>
  Object.fromEntries(
    ['ai_requests', 'itinerary_generations', 'search_requests', 'saved_items'].map((type) => [
      type,
      { used, limit: 10 },
    ]),
  )
const answer = (used: number, resetsAt: string) => ({ data: { counters: counters(used), resetsAt }, error: null })

afterEach(() => vi.useRealTimers())

it('reloads the counts on the new day while they are shown', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T23:59:00Z') })
  const stop = usageStore.listen(() => undefined)
  invoke.mockResolvedValueOnce(answer(10, '2026-11-16T00:00:00Z'))
  await usageStore.start(CONFIG)
  expect(usageStore.get().counters.ai_requests.used).toBe(10)
  invoke.mockResolvedValue(answer(0, '2026-11-17T00:00:00Z'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(invoke).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(usageStore.get().counters.ai_requests.used).toBe(0)
  stop()
  await vi.advanceTimersByTimeAsync(2 * 86_400_000)
  expect(invoke).toHaveBeenCalledTimes(2)
})

it('treats the counts as zero without an answer, and marks them as unknown', async () => {
  invoke.mockResolvedValueOnce({ data: null, error: new Error('no signal') })
  await usageStore.start(CONFIG)
  expect(usageStore.get()).toMatchObject({ counters: { ai_requests: { used: 0 } }, isKnown: false, hasFailed: true })
  invoke.mockResolvedValueOnce(answer(4, '2026-11-17T00:00:00Z'))
  await usageStore.start(CONFIG)
  expect(usageStore.get()).toMatchObject({ counters: { ai_requests: { used: 4 } }, isKnown: true, hasFailed: false })
})

it('shows no count for a guest whose device is unknown, because another browser may have used the limit', async () => {
  device.stored = null
  await usageStore.start(CONFIG)
  expect(usageStore.get()).toMatchObject({ isKnown: false, hasFailed: false })
  device.stored = 'abcd1234'
  invoke.mockResolvedValueOnce(answer(10, '2026-11-17T00:00:00Z'))
  await usageStore.start(CONFIG)
  expect(usageStore.get()).toMatchObject({ counters: { ai_requests: { used: 10 } }, isKnown: true })
})
