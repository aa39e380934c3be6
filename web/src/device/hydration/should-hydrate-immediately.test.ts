// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'

import { notePageStart } from '../install/install-flags.ts'
import { isOverlayRequested, shouldHydrateImmediately } from './should-hydrate-immediately.ts'

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
  expect(shouldHydrateImmediately(NOW)).toBe(isAsked)
})

it.each([
  ['/assistant?c=7561090d', true],
  ['/assistant/?from=home&c=7561090d', true],
  ['/assistant', false],
  ['/assistant?q=visa&cc=1', false],
  ['/places?c=7561090d', false],
])('%s, which only the browser can render: %s', (path, isAsked) => {
  notePageStart(NOW)
  history.replaceState(null, '', path)
  expect(shouldHydrateImmediately(NOW)).toBe(isAsked)
  expect(isOverlayRequested(NOW)).toBe(false)
})

it.each([
  ['/documents/days', 'travellers', true],
  ['/documents/travellers', 'travellers', true],
  ['/documents/checklist/', 'trips-kept', true],
  ['/gemini-safety/card', 'emergency-card', true],
  ['/documents/days', 'theme', false],
  ['/documents', 'travellers', false],
])('%s with %s on this device: %s', (path, key, isAsked) => {
  notePageStart(NOW)
  history.replaceState(null, '', path)
  localStorage.setItem(key, '[]')
  expect(shouldHydrateImmediately(NOW)).toBe(isAsked)
})

it.each([
  [FIRST_REST_MS - 1, false],
  [FIRST_REST_MS, true],
])('%d ms after the first visit: %s', (ms, isAsked) => {
  notePageStart(NOW - ms)
  expect(shouldHydrateImmediately(NOW)).toBe(isAsked)
})

it('never after a permanent dismissal', () => {
  notePageStart(NOW - FIRST_REST_MS)
  localStorage.setItem('pwa-install-permanent-dismiss', 'true')
  expect(shouldHydrateImmediately(NOW)).toBe(false)
})
