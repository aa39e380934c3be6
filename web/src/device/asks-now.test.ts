// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'

import { asksForOverlay, asksNow } from './asks-now.ts'
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
  ['/assistant?c=7561090d', true],
  ['/assistant/?from=home&c=7561090d', true],
  ['/assistant', false],
  ['/assistant?q=visa&cc=1', false],
  ['/places?c=7561090d', false],
])('%s, which only this device can draw: %s', (path, isAsked) => {
  notePageStart(NOW)
  history.replaceState(null, '', path)
  expect(asksNow(NOW)).toBe(isAsked)
  expect(asksForOverlay(NOW)).toBe(false)
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
