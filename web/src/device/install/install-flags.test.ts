// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { saveConsent } from '../storage/cookie-consent.ts'
import {
  dismissInstall,
  isInstallPromptDue,
  markInstalled,
  msUntilInstallPrompt,
  notePageStart,
} from './install-flags.ts'

const NOW = Date.UTC(2026, 10, 15)
const TWO_DAYS_MS = 172_800_000

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('msUntilInstallPrompt', () => {
  it.each([
    [0, 10_000],
    [9_999, 1],
    [10_000, 0],
    [999_999, 0],
  ])('%d ms after the first visit: %d left', (age, rest) => {
    notePageStart(NOW - age)
    expect(msUntilInstallPrompt(NOW)).toBe(rest)
  })

  it.each([
    [TWO_DAYS_MS - 1, 1],
    [TWO_DAYS_MS, 0],
  ])('%d ms after a dismissal: %d left', (age, rest) => {
    notePageStart(NOW - 10 * TWO_DAYS_MS)
    localStorage.setItem('pwa-last-dismissal', String(NOW - age))
    expect(msUntilInstallPrompt(NOW)).toBe(rest)
  })

  it.each([
    ['put away for good', () => dismissInstall('permanent', NOW - TWO_DAYS_MS * 2)],
    ['put away in this visit', () => dismissInstall('temporary', NOW - TWO_DAYS_MS * 2)],
    ['installed', () => markInstalled()],
  ])('never when %s', (_, happen) => {
    happen()
    expect(msUntilInstallPrompt(NOW)).toBeNull()
  })
})

describe('flags', () => {
  it('keep the first visit, not the last', () => {
    notePageStart(NOW)
    notePageStart(NOW + 5000)
    expect(localStorage.getItem('pwa-first-visit')).toBe(String(NOW))
  })

  it('record a dismissal by its kind', () => {
    dismissInstall('temporary', NOW)
    expect(localStorage.getItem('pwa-last-dismissal')).toBe(String(NOW))
    expect(localStorage.getItem('pwa-install-permanent-dismiss')).toBeNull()
    expect(sessionStorage.getItem('pwa-install-dismissed')).toBe('true')
    dismissInstall('permanent', NOW + 1)
    expect(localStorage.getItem('pwa-install-permanent-dismiss')).toBe('true')
  })

  it('report only once that the app was installed', () => {
    expect([markInstalled(), markInstalled()]).toEqual([true, false])
    expect(localStorage.getItem('pwa-installed')).toBe('true')
  })

  it('store statistics only with consent', () => {
    notePageStart(NOW)
    dismissInstall('temporary', NOW)
    expect(localStorage.getItem('page-start-time')).toBeNull()
    expect(localStorage.getItem('pwa-dismissal-analytics')).toBeNull()
    saveConsent('customized', { analytics: true, marketing: false })
    notePageStart(NOW)
    dismissInstall('temporary', NOW + 12_400)
    expect(localStorage.getItem('page-start-time')).toBe(String(NOW))
    expect(JSON.parse(localStorage.getItem('pwa-dismissal-analytics') ?? '')).toEqual([
      { dismissal: 'temporary', at: NOW + 12_400, secondsOnPage: 12 },
    ])
  })
})

describe('isInstallPromptDue', () => {
  it('is due ten seconds after the first visit, and not again in a visit that dismissed it', () => {
    notePageStart(NOW - 10_000)
    expect(isInstallPromptDue(NOW)).toBe(true)
    sessionStorage.setItem('pwa-install-dismissed', 'true')
    expect(isInstallPromptDue(NOW)).toBe(false)
  })

  it('reads the session storage only when the first visit is long enough ago', () => {
    notePageStart(NOW - 9_999)
    const read = vi.spyOn(globalThis, 'sessionStorage', 'get')
    expect(isInstallPromptDue(NOW)).toBe(false)
    expect(read).not.toHaveBeenCalled()
    read.mockRestore()
  })
})
