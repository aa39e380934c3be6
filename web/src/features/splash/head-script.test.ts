// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import HTML from '../../../index.html?raw'
import { takeEarlyEvents } from '../../device/hydration/early-events.ts'

// The rules are an inline script, because they must run before the first paint; this tests the script of the page.
const [, SCRIPT = ''] = /<script>([\s\S]*?)<\/script>/.exec(HTML) ?? []
const HOUR_MS = 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 15, 12)

const PERSON = 'Mozilla/5.0 Firefox/140'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

function isCovered(stored: Record<string, string>, userAgent = PERSON): boolean {
  localStorage.clear()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  runScript()
  return document.documentElement.dataset['splash'] !== undefined
}

function runScript(): void {
  for (const mark of ['splash', 'quiet']) delete document.documentElement.dataset[mark]
  // oxlint-disable-next-line typescript/no-implied-eval -- it is the page's own script
  new Function(SCRIPT)()
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  document.head.innerHTML = '<meta name="theme-color">'
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  for (const noted of ['early', 'loadedAt']) Reflect.deleteProperty(globalThis, noted)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the splash appears', () => {
  it.each([
    ['on the first visit', {}],
    ['one millisecond after an hour away', { hasSeenSplash: 'true', lastActivity: String(NOW - HOUR_MS - 1) }],
    ['when only the activity is known', { lastActivity: String(NOW) }],
  ])('%s', (_, stored) => expect(isCovered(stored)).toBe(true))
})

it('a splash that fails to load does not hide the page for ever, and a visible one is left alone', () => {
  const page = document.documentElement.dataset
  expect(isCovered({})).toBe(true)
  vi.advanceTimersByTime(4999)
  expect(page).toHaveProperty('splash')
  vi.advanceTimersByTime(1)
  expect(page).not.toHaveProperty('splash')
  expect(isCovered({})).toBe(true)
  page['splash'] = 'shown'
  vi.advanceTimersByTime(5000)
  expect(page).toHaveProperty('splash', 'shown')
})

describe('the splash does not appear', () => {
  it.each([
    ['after exactly an hour away', { hasSeenSplash: 'true', lastActivity: String(NOW - HOUR_MS) }],
    ['a moment later', { hasSeenSplash: 'true', lastActivity: String(NOW) }],
    ['when it was seen and nothing else is known', { hasSeenSplash: 'true' }],
  ])('%s', (_, stored) => expect(isCovered(stored)).toBe(false))

  it('to a robot', () => {
    expect(isCovered({}, ROBOT)).toBe(false)
  })

  it.each([
    '/itinerary/shared/abc',
    '/gemini-safety',
    '/gemini-safety/card',
    '/email-verify?type=recovery',
    '/auth/v1/verify?token=abc&type=signup',
    '/claim-discount/abc',
    '/squad/abc',
    '/pricing?utm_medium=email',
    '/auth?tab=sign-up&email=ana%40s.example&utm_medium=email',
  ])('for a shared trip, a mailed link or an emergency: %s', (address) => {
    history.replaceState(null, '', address)
    expect(isCovered({})).toBe(false)
    expect(document.documentElement.dataset).toHaveProperty('quiet')
    expect(localStorage.getItem('hasSeenSplash')).toBeNull()
  })

  it.each(['/', '/itinerary', '/squad', '/auth', '/pricing?utm_medium=social'])(
    'but on any other page: %s',
    (address) => {
      history.replaceState(null, '', address)
      expect(isCovered({})).toBe(true)
      expect(document.documentElement.dataset).not.toHaveProperty('quiet')
    },
  )

  it('when storage is forbidden, because it could not be remembered', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    runScript()
    expect(document.documentElement.dataset['splash']).toBeUndefined()
  })
})

describe("the browser's theme colour", () => {
  const PAPER = { light: '#faf6ed', dark: '#0a1924' }
  const bar = () => document.querySelector('meta')?.content

  it('follows the system while the page is open, only when that was chosen', () => {
    const night = { matches: false, onchange: () => {} }
    vi.stubGlobal('matchMedia', () => night)
    const fall = (isDark: boolean) => {
      night.matches = isDark
      night.onchange()
    }
    localStorage.setItem('theme', 'system')
    runScript()
    fall(true)
    expect(bar()).toBe(PAPER.dark)
    fall(false)
    expect(bar()).toBe(PAPER.light)
    localStorage.setItem('theme', 'light')
    fall(true)
    expect(bar()).toBe(PAPER.light)
  })
})

describe('before the first script', () => {
  it('events are held until it takes them, and no longer', () => {
    runScript()
    const click = new Event('click')
    dispatchEvent(click)
    expect(takeEarlyEvents()).toContain(click)
    dispatchEvent(click)
    expect(takeEarlyEvents()).toEqual([])
  })
})

it('a link with the role of a button waits for the first script, and navigates when pressed again', () => {
  document.body.innerHTML = '<a href="#" role="button"><b>Profile</b></a><a href="#">About</a>'
  runScript()
  const press = (name: string): boolean => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector(name)!.dispatchEvent(click)
    return click.defaultPrevented
  }
  expect([press('b'), press('b')]).toEqual([true, false])
  takeEarlyEvents()
  expect(press('b')).toBe(false)
  runScript()
  expect(press('a:not([role])')).toBe(false)
  takeEarlyEvents()
})
