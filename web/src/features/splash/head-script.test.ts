// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import HTML from '../../../index.html?raw'
import { takeEarlyEvents } from '../../device/early-events.ts'

// The rules stand in the page itself, because they must be known before the first paint; they are tried as they stand.
const SCRIPT = [...HTML.matchAll(/<script(?: id="settled")?>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('')
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
  for (const mark of ['splash', 'folded', 'laid', 'quiet']) delete document.documentElement.dataset[mark]
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

describe('the splash is shown', () => {
  it.each([
    ['on the first visit', {}],
    ['one millisecond after an hour away', { hasSeenSplash: 'true', lastActivity: String(NOW - HOUR_MS - 1) }],
    ['when only the activity is known', { lastActivity: String(NOW) }],
  ])('%s', (_, stored) => expect(isCovered(stored)).toBe(true))
})

it('a splash that never comes does not hide the page for ever, and one that stands is left alone', () => {
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

describe('the splash is not shown', () => {
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
    '/email-verify?type=recovery',
    '/auth/v1/verify?token=abc&type=signup',
    '/claim-discount/abc',
    '/squad/abc',
    '/pricing?utm_medium=email',
    '/auth?tab=sign-up&email=ana%40s.example&utm_medium=email',
  ])('for a shared trip or the link of a mail: %s', (address) => {
    history.replaceState(null, '', address)
    expect(isCovered({})).toBe(false)
    expect(document.documentElement.dataset).toHaveProperty('quiet')
    expect(localStorage.getItem('hasSeenSplash')).toBeNull()
  })

  it.each(['/', '/itinerary', '/squad', '/auth', '/pricing?utm_medium=social'])(
    'but for any other page: %s',
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

describe('what is below the first screen', () => {
  const arrive = (type: string, hash = '', userAgent = PERSON): DOMStringMap => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    history.replaceState(null, '', `/${hash}`)
    runScript()
    return document.documentElement.dataset
  }

  it('is folded away for whoever begins at the top', () => {
    expect(arrive('navigate')).toHaveProperty('folded')
  })

  it.each([
    ['comes to a place further down', 'navigate', '#compare'],
    ['loads the page again', 'reload', ''],
    ['comes back', 'back_forward', ''],
  ])('is there at once for whoever %s', (_, type, hash) => {
    expect(arrive(type, hash)).not.toHaveProperty('folded')
  })

  it('is there at once for a robot', () => {
    expect(arrive('navigate', '', ROBOT)).not.toHaveProperty('folded')
  })

  it('is laid out for whoever scrolls', () => {
    const page = arrive('navigate')
    expect(page).not.toHaveProperty('laid')
    dispatchEvent(new Event('scroll'))
    expect(page).toHaveProperty('laid')
  })

  it('is laid out in the end, with what was left for later, for whoever never gets another script', () => {
    document.body.innerHTML = '<input data-late="type date">'
    const page = arrive('navigate')
    vi.advanceTimersByTime(7999)
    expect(page).not.toHaveProperty('laid')
    expect(document.querySelector('input')?.type).toBe('text')
    vi.advanceTimersByTime(1)
    expect(page).toHaveProperty('laid')
    expect(document.querySelector('input')?.type).toBe('date')
  })
})

describe('the bar of the browser', () => {
  const PAPER = { light: '#faf6ed', dark: '#0a1924' }
  const bar = () => document.querySelector('meta')?.content

  it('follows the system while the page is open, for whoever chose that, and nobody else', () => {
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
  it('what the traveller does is kept until that takes it, and no longer', () => {
    runScript()
    const click = new Event('click')
    dispatchEvent(click)
    expect(takeEarlyEvents()).toContain(click)
    dispatchEvent(click)
    expect(takeEarlyEvents()).toEqual([])
  })

  const REST = '<meta name="theme-color"><template id="after-paint"><link rel="manifest"></template>'
  const isFetched = () => document.querySelector('link') !== null

  function watchPaint(): () => void {
    const paints: (() => void)[] = []
    class Observer {
      static readonly supportedEntryTypes = ['paint']
      constructor(painted: () => void) {
        paints.push(painted)
      }
      observe() {}
    }
    vi.stubGlobal('PerformanceObserver', Observer)
    return () => paints.forEach((painted) => painted())
  }

  it('the page is read and drawn, and only then the rest is fetched, also where storage is forbidden', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    const paint = watchPaint()
    document.head.innerHTML = REST
    runScript()
    dispatchEvent(new Event('load'))
    paint()
    expect(isFetched()).toBe(false)
    reading.mockReturnValue('interactive')
    dispatchEvent(new Event('DOMContentLoaded'))
    expect(isFetched()).toBe(true)
  })

  it('a paint that never comes, as behind another window, does not keep the page from waking', () => {
    watchPaint()
    document.head.innerHTML = REST
    const listening = vi.spyOn(globalThis, 'addEventListener').mockReturnValue(undefined)
    runScript()
    for (const [kind, listener] of listening.mock.calls) if (kind === 'load') (listener as () => void)()
    vi.advanceTimersByTime(1999)
    expect(isFetched()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isFetched()).toBe(true)
  })

  it.each([
    ['in the background', () => void (watchPaint(), vi.spyOn(document, 'hidden', 'get').mockReturnValue(true))],
    ['in a browser that does not tell of it', () => void vi.stubGlobal('PerformanceObserver', undefined)],
  ])('nobody waits for a paint %s', (_, prepare) => {
    prepare()
    document.head.innerHTML = REST
    runScript()
    expect(isFetched()).toBe(false)
    dispatchEvent(new Event('load'))
    expect(isFetched()).toBe(true)
  })
})

it('a link in the role of a button waits for the first script, and leads where it leads when it is pressed again', () => {
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
