// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import HTML from '../../../index.html?raw'

// The rule stands in the head of the page, because it must be known before the first paint; it is tried as it stands.
const SCRIPT = /<script>([\s\S]*?)<\/script>/.exec(HTML)?.[1] ?? ''
const HOUR_MS = 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 15, 12)

function isCovered(stored: Record<string, string>, userAgent = 'Mozilla/5.0 Firefox/140'): boolean {
  localStorage.clear()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  delete document.documentElement.dataset['splash']
  // oxlint-disable-next-line typescript/no-implied-eval -- it is the page's own script
  new Function(SCRIPT)()
  return document.documentElement.dataset['splash'] !== undefined
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  document.head.innerHTML = '<meta name="theme-color">'
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the splash is shown', () => {
  it.each([
    ['on the first visit', {}],
    ['one millisecond after an hour away', { hasSeenSplash: 'true', lastActivity: String(NOW - HOUR_MS - 1) }],
    ['when only the activity is known', { lastActivity: String(NOW) }],
  ])('%s', (_, stored) => expect(isCovered(stored)).toBe(true))
})

describe('the splash is not shown', () => {
  it.each([
    ['after exactly an hour away', { hasSeenSplash: 'true', lastActivity: String(NOW - HOUR_MS) }],
    ['a moment later', { hasSeenSplash: 'true', lastActivity: String(NOW) }],
    ['when it was seen and nothing else is known', { hasSeenSplash: 'true' }],
  ])('%s', (_, stored) => expect(isCovered(stored)).toBe(false))

  it('to a robot', () => {
    expect(isCovered({}, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(false)
  })

  it('when storage is forbidden, because it could not be remembered', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    delete document.documentElement.dataset['splash']
    // oxlint-disable-next-line typescript/no-implied-eval -- it is the page's own script
    new Function(SCRIPT)()
    expect(document.documentElement.dataset['splash']).toBeUndefined()
  })
})
