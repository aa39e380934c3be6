// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { inAppBrowser } from './in-app-browser.ts'
import { installApp } from './install-app.ts'
import { installRequestInAddress } from './install-request.ts'
import { isRunningAsApp } from './is-installed.ts'
import { installOffer, keepInstallOffer } from './keep-install-offer.ts'
import { socialSource } from './social-source.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const SAFARI = `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile'
const WEBVIEW = ANDROID.replace('Pixel 9)', 'Pixel 9; wv) Version/4.0')
const SOCIAL = [
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 350.0.0 (iPhone15,2)`],
  ['Facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`],
  ['Facebook', `${WEBVIEW} [FB_IAB/FB4A;FBAV/480.0;]`],
  ['Twitter', `${IPHONE} Mobile/15E148 Twitter for iPhone/10.0`],
  ['TikTok', `${WEBVIEW} musical_ly_2023 BytedanceWebview/d8a21c6`],
  ['LinkedIn', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.29`],
] as const

let displayModes: string[] = []
const setUserAgent = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)

beforeEach(() => {
  displayModes = []
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: displayModes.some((mode) => query.includes(mode)) }))
  setUserAgent(SAFARI)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'standalone')
})

describe('inAppBrowser', () => {
  it.each(SOCIAL)('recognises %s', (app, userAgent) => expect(inAppBrowser(userAgent)).toBe(app))
  it.each([SAFARI, ANDROID, WEBVIEW])('does not recognise %s', (userAgent) =>
    expect(inAppBrowser(userAgent)).toBeNull(),
  )
})

describe('isRunningAsApp', () => {
  it('is false in a plain browser', () => expect(isRunningAsApp()).toBe(false))
  it.each(['standalone', 'minimal-ui', 'fullscreen'])('recognises the display mode %s', (mode) => {
    displayModes = [`display-mode: ${mode}`]
    expect(isRunningAsApp()).toBe(true)
  })
  it('recognises an iPhone’s home screen', () => {
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })
    expect(isRunningAsApp()).toBe(true)
  })
  it('recognises an Android app by the referrer', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('android-app://example.sojourn/')
    expect(isRunningAsApp()).toBe(true)
  })
  it.each([WEBVIEW, `${IPHONE} Mobile/15E148`])('recognises a webview: %s', (userAgent) => {
    setUserAgent(userAgent)
    expect(isRunningAsApp()).toBe(true)
  })
  it.each(SOCIAL)('does not count the in-app browser of %s', (_, userAgent) => {
    setUserAgent(userAgent)
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('android-app://com.instagram.android/')
    expect(isRunningAsApp()).toBe(false)
  })
})

describe('socialSource', () => {
  it.each([
    ['?utm_source=instagram', '', 'instagram'],
    ['?utm_source=Facebook&x=1', '', 'facebook'],
    ['?utm_source=social', '', 'social'],
    ['', 'https://l.instagram.com/?u=x', 'instagram'],
    ['', 'https://lm.facebook.com/', 'facebook'],
    ['', 'https://t.co/abc', 'twitter'],
    ['', 'https://www.tiktok.com/@x', 'tiktok'],
    ['', 'https://www.snapchat.com/', 'snapchat'],
    ['', 'android-app://com.snapchat.android/', 'snapchat'],
    ['?utm_source=newsletter', 'https://www.google.com/', null],
    ['', 'https://notinstagram.example/instagram', null],
    ['?utm_source=constructor', '', null],
    ['', '', null],
  ])('%s from %s', (search, referrer, source) => expect(socialSource(search, referrer)).toBe(source))
})

describe('installRequestInAddress', () => {
  it.each([
    ['?pwa-install=1', 'install'],
    ['?pwa-reminder=true', 'reminder'],
    ['?pwa-install=1&pwa-reminder=1', 'install'],
    ['?pwa-install=0', null],
    ['', null],
  ])('%s', (search, wish) => expect(installRequestInAddress(search)).toBe(wish))
})

describe('installApp', () => {
  beforeEach(() => keepInstallOffer([]))
  const offer = (prompt: () => Promise<void>, outcome: 'accepted' | 'dismissed' = 'accepted') => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }))
    return event
  }

  it.each([
    ['accepted', 'accepted'],
    ['dismissed', 'declined'],
  ] as const)('returns that the offer was %s, and makes it only once', async (outcome, kind) => {
    setUserAgent(ANDROID)
    const prompt = vi.fn(async () => {})
    expect(offer(prompt, outcome).defaultPrevented).toBe(true)
    expect(await installApp()).toEqual({ kind })
    expect(prompt).toHaveBeenCalledOnce()
    expect(installOffer()).toBeNull()
  })
  it('uses an offer that came before the first script', async () => {
    setUserAgent(ANDROID)
    const prompt = vi.fn(async () => {})
    const early = Object.assign(new Event('beforeinstallprompt'), {
      prompt,
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    })
    keepInstallOffer([new Event('click'), early])
    expect(await installApp()).toEqual({ kind: 'accepted' })
    expect(prompt).toHaveBeenCalledOnce()
  })
  it('fails when the browser refuses', async () => {
    setUserAgent(ANDROID)
    offer(() => Promise.reject(new Error('no')))
    expect(await installApp()).toEqual({ kind: 'failed' })
  })
  it('fails without an offer', async () => {
    setUserAgent(ANDROID)
    expect(await installApp()).toEqual({ kind: 'failed' })
  })
  it('shows instructions on an iPhone', async () => expect(await installApp()).toEqual({ kind: 'by-hand' }))
  it.each(SOCIAL)('is blocked inside %s, offer or not', async (app, userAgent) => {
    setUserAgent(userAgent)
    const prompt = vi.fn(async () => {})
    offer(prompt)
    expect(await installApp()).toEqual({ kind: 'blocked', app })
    expect(prompt).not.toHaveBeenCalled()
  })
})
