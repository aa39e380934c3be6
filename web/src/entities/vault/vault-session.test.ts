// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { IDLE_MS, vaultSession } from './vault-session.ts'

const KEY = {} as CryptoKey
const signIn = (id: string) =>
  localStorage.setItem('sojourn-session', JSON.stringify({ access_token: 'a', refresh_token: 'r', user: { id } }))

beforeEach(() => {
  vi.useFakeTimers()
  signIn('ann')
  vaultSession.unlock('ann', KEY)
})
afterEach(() => {
  vaultSession.lock()
  vi.useRealTimers()
  localStorage.clear()
})

it('gives the key to its traveller and to nobody else', () => {
  expect(vaultSession.key('ann')).toBe(KEY)
  expect(vaultSession.key('bob')).toBeNull()
})

it('locks itself after five idle minutes, and tells the screen', () => {
  const told = vi.fn()
  const stop = vaultSession.listen(told)
  vi.advanceTimersByTime(IDLE_MS - 1)
  expect(vaultSession.openFor()).toBe('ann')
  vi.advanceTimersByTime(10_000)
  expect(vaultSession.openFor()).toBeNull()
  expect(told).toHaveBeenCalledTimes(1)
  stop()
})

it('stays open while it is used', () => {
  for (let minute = 0; minute < 12; minute += 1) {
    vi.advanceTimersByTime(60_000)
    dispatchEvent(new Event('keydown'))
  }
  expect(vaultSession.key('ann')).toBe(KEY)
})

it('is locked on a phone that slept, although no timer has run, and a touch does not wake it', () => {
  vi.setSystemTime(Date.now() + IDLE_MS)
  dispatchEvent(new Event('pointerdown'))
  expect(vaultSession.key('ann')).toBeNull()
})

it.each([
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  [
    'the traveller signs out in another tab',
    () => {
      localStorage.removeItem('sojourn-session')
      dispatchEvent(new Event('storage'))
    },
  ],
  [
    'somebody else signs in',
    () => {
      signIn('bob')
      vi.advanceTimersByTime(10_000)
    },
  ],
])('locks itself when %s', (_, happen) => {
  happen()
  expect(vaultSession.openFor()).toBeNull()
})

it('gives no key after a sign-out that nothing has announced', () => {
  localStorage.removeItem('sojourn-session')
  expect(vaultSession.key('ann')).toBeNull()
})
