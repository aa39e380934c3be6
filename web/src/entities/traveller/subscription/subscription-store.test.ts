// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Checked } from './check-subscription.ts'
import { FREE } from './subscription-state.ts'
import { createSubscriptionStore } from './subscription-store.ts'

const CONFIG = { supabaseUrl: null, supabaseKey: 'k' }
const PAID = { ...FREE, subscribed: true, subscription_tier: 'Jetsetter' }
const check = vi.fn<() => Promise<Checked>>()
let isOnline: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  localStorage.clear()
  check.mockReset().mockResolvedValue({ kind: 'answered', answer: PAID })
  isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('the subscription of the page', () => {
  it('is loading until the session is known, then free for a guest, without a request', () => {
    const store = createSubscriptionStore(check)
    store.follow(CONFIG, undefined)
    expect(store.get()).toMatchObject({ loading: true, isFree: true })
    store.follow(CONFIG, null)
    expect(store.get()).toMatchObject({ loading: false, isFree: true, isSignedIn: false })
    expect(check).not.toHaveBeenCalled()
  })

  it('is requested once for any number of parts, and again every 30000 ms while one is subscribed', async () => {
    const store = createSubscriptionStore(check)
    const stops = [store.follow(CONFIG, 'ana'), store.follow(CONFIG, 'ana')]
    expect(store.get()).toMatchObject({ loading: true, isSignedIn: true })
    await settle()
    expect(store.get()).toMatchObject({ loading: false, isPro: true, error: null })
    expect(check).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(check).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(check).toHaveBeenCalledTimes(2)
    for (const stop of stops) stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('keeps the last answer and reports an error', async () => {
    const store = createSubscriptionStore(check)
    store.follow(CONFIG, 'ana')
    await settle()
    check.mockResolvedValueOnce({ kind: 'failed', message: '' })
    await store.recheck(CONFIG)
    expect(store.get()).toMatchObject({ isPro: true, error: 'Failed to check subscription' })
    check.mockResolvedValueOnce({ kind: 'failed', message: 'The service is restarting' })
    await store.recheck(CONFIG)
    expect(store.get().error).toBe('The service is restarting')
  })

  it.each([
    ['an error', true],
    ['no signal', false],
  ])('is unknown without any answer, and says so: %s', async (_, hasSignal) => {
    isOnline.mockReturnValue(hasSignal)
    check.mockResolvedValue({ kind: 'failed', message: '' })
    const store = createSubscriptionStore(check)
    store.follow(CONFIG, 'ana')
    await settle()
    const said = { isUnknown: true, loading: false, error: 'Failed to check subscription', isTrialOffered: false }
    expect(store.get()).toMatchObject(said)
    isOnline.mockReturnValue(true)
    check.mockResolvedValue({ kind: 'answered', answer: PAID })
    await store.recheck(CONFIG)
    expect(store.get()).toMatchObject({ isUnknown: false, isPro: true, error: null })
  })

  it('falls back to free silently when the check throws', async () => {
    check.mockRejectedValue(new Error('broken'))
    const store = createSubscriptionStore(check)
    store.follow(CONFIG, 'ana')
    await settle()
    expect(store.get()).toMatchObject({ loading: false, isFree: true, error: null })
  })

  it('uses the last known answer offline, and only for the same account', async () => {
    const before = createSubscriptionStore(check)
    before.follow(CONFIG, 'ana')
    await settle()
    isOnline.mockReturnValue(false)
    const after = createSubscriptionStore(check)
    after.follow(CONFIG, 'ana')
    await settle()
    expect(after.get()).toMatchObject({ isPro: true, loading: false })
    after.follow(CONFIG, 'bo')
    await settle()
    expect(after.get()).toMatchObject({ isPro: false, loading: false })
    expect(check).toHaveBeenCalledTimes(1)
  })

  it('removes its data on sign-out, and ignores a late answer', async () => {
    const store = createSubscriptionStore(check)
    store.follow(CONFIG, 'ana')
    store.follow(CONFIG, null)
    await settle()
    expect(store.get()).toMatchObject({ isPro: false, isSignedIn: false })
    expect(localStorage.getItem('subscription')).toBeNull()
  })
})
