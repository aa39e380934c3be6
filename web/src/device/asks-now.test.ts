// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'

import { asksNow } from './asks-now.ts'
import { notePageStart } from './install/install-flags.ts'

const NOW = Date.UTC(2026, 10, 15)
const FIRST_REST_MS = 10_000

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

it.each([
  ['/?pwa-install=1', true],
  ['/?utm_source=instagram', true],
  ['/?to=oslo&pwa-reminder=1', true],
  ['/?to=oslo', false],
])('%s on a first visit: %s', (path, isAsked) => {
  notePageStart(NOW)
  history.replaceState(null, '', path)
  expect(asksNow(NOW)).toBe(isAsked)
})

it.each([
  [FIRST_REST_MS - 1, false],
  [FIRST_REST_MS, true],
])('%d ms after the first visit: %s', (ms, isAsked) => {
  notePageStart(NOW - ms)
  expect(asksNow(NOW)).toBe(isAsked)
})

it('never when the prompt was put away for good', () => {
  notePageStart(NOW - FIRST_REST_MS)
  localStorage.setItem('pwa-install-permanent-dismiss', 'true')
  expect(asksNow(NOW)).toBe(false)
})
