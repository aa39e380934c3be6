// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { keepLastActivity } from './keep-last-activity.ts'

const NOW = Date.UTC(2026, 10, 15)
beforeAll(() => {
  vi.useFakeTimers({ now: NOW })
  keepLastActivity()
})
afterAll(() => vi.useRealTimers())
beforeEach(() => {
  vi.advanceTimersByTime(60_000)
  localStorage.removeItem('lastActivity')
})
const saved = () => localStorage.getItem('lastActivity')

it.each(['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'click'])('%s counts as activity', (sign) => {
  document.body.dispatchEvent(new Event(sign, { bubbles: true }))
  expect(saved()).toBe(String(Date.now()))
})

it('is written at most every ten seconds', () => {
  document.body.dispatchEvent(new Event('mousemove', { bubbles: true }))
  const first = saved()
  vi.advanceTimersByTime(9_999)
  document.body.dispatchEvent(new Event('mousemove', { bubbles: true }))
  expect(saved()).toBe(first)
  vi.advanceTimersByTime(1)
  document.body.dispatchEvent(new Event('mousemove', { bubbles: true }))
  expect(saved()).toBe(String(Date.now()))
})

it('is written at once when the app becomes active, and not when it goes to the background', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(saved()).toBeNull()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(saved()).toBe(String(Date.now()))
})
