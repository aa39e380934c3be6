// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { notePageStart } from '../../device/install/install-flags.ts'
import { requestInstall } from '../../device/install/install-request.ts'
import { keepInstallOffer } from '../../device/install/keep-install-offer.ts'
import { toast, toastQueue } from '../../ui/overlay/toast.ts'
import { InstallPrompts } from './install-prompts.tsx'

const CONFIG = { supabaseUrl: '', supabaseKey: '', origin: '', locale: 'en', layout: 'desktop' } as const
const DAY_MS = 86_400_000
const IPHONE_INSTAGRAM = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Instagram 350.0'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/1 Safari/604.1'

// Every test runs on a later day, because the queue remembers when an overlay was last shown.
let now = Date.UTC(2026, 10, 15)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const slip = () => screen.queryByRole('region', { name: 'Install the app' })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const said = () => toastQueue.read().map(({ kind, text }) => `${kind}: ${text}`)

type Visit = {
  readonly search?: string
  readonly isPhone?: boolean
  readonly userAgent?: string
  readonly mode?: string
}

function open({ search = '', isPhone = false, userAgent, mode = 'browser' }: Visit = {}): void {
  history.replaceState(null, '', `/${search}`)
  const isMatch = (query: string) => query.includes(`display-mode: ${mode}`) || (isPhone && query.includes('coarse'))
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isMatch(query) }))
  vi.stubGlobal('innerWidth', isPhone ? 390 : 1440)
  if (userAgent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  render(
    <PageProviders config={CONFIG}>
      <InstallPrompts />
    </PageProviders>,
  )
}

keepInstallOffer([])
function offer(outcome: 'accepted' | 'dismissed' | Error) {
  const prompt = vi.fn(() => (outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve()))
  const userChoice = Promise.resolve({ outcome })
  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice }))
  return prompt
}

beforeEach(() => {
  now += 10 * DAY_MS
  vi.useFakeTimers({ now })
  localStorage.clear()
  sessionStorage.clear()
  notePageStart(now)
})
afterEach(() => {
  cleanup()
  // Withdraws an offer left by a test.
  dispatchEvent(new Event('appinstalled'))
  for (const { id } of toastQueue.read()) toast.dismiss(id)
  vi.runAllTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a visit that began with a shared trip or a mailed link', () => {
  beforeEach(() => void (document.documentElement.dataset['quiet'] = ''))
  afterEach(() => void delete document.documentElement.dataset['quiet'])

  it.each(['', '?utm_source=instagram'])('gets no install prompt: %s', async (search) => {
    open({ search })
    await pass(60_000)
    expect(slip()).toBeNull()
  })

  it('does not count as the first one', () => {
    localStorage.clear()
    notePageStart(now)
    expect(localStorage.getItem('pwa-first-visit')).toBeNull()
  })

  it('gets it when the traveller requests it', async () => {
    open({ search: '?pwa-install=1', isPhone: true })
    await pass(1)
    expect(slip()).not.toBeNull()
  })
})

describe('the first variant', () => {
  it('appears ten seconds after the first visit', async () => {
    open()
    await pass(9_999)
    expect(slip()).toBeNull()
    await pass(1)
    expect(slip()).not.toBeNull()
  })

  it('returns two days after a dismissal', async () => {
    localStorage.setItem('pwa-last-dismissal', String(now - 2 * DAY_MS + 5000))
    open()
    await pass(4_999)
    expect(slip()).toBeNull()
    await pass(1)
    expect(slip()).not.toBeNull()
  })

  it.each([
    ['pwa-install-permanent-dismiss', localStorage],
    ['pwa-installed', localStorage],
    ['pwa-install-dismissed', sessionStorage],
  ])('does not appear when %s is set', async (key, storage) => {
    storage.setItem(key, 'true')
    open()
    await pass(3 * DAY_MS)
    expect(slip()).toBeNull()
  })

  it('does not appear inside the installed app', async () => {
    open({ mode: 'standalone' })
    await pass(60_000)
    expect(slip()).toBeNull()
  })

  it('Install asks the browser; accepting marks the app as installed, once', async () => {
    const prompt = offer('accepted')
    open()
    await pass(10_000)
    await press('Install')
    expect(prompt).toHaveBeenCalledOnce()
    expect(slip()).toBeNull()
    act(() => void dispatchEvent(new Event('appinstalled')))
    expect(localStorage.getItem('pwa-installed')).toBe('true')
    expect(said()).toEqual(['success: Welcome to the app! installed successfully'])
  })

  it('handles an installation from the browser’s own menu', async () => {
    open()
    await pass(10_000)
    act(() => void dispatchEvent(new Event('appinstalled')))
    expect(slip()).toBeNull()
    expect(localStorage.getItem('pwa-installed')).toBe('true')
    expect(said()).toEqual(['success: Welcome to the app! installed successfully'])
  })

  it('declining in the browser is a dismissal for now', async () => {
    offer('dismissed')
    open()
    await pass(10_000)
    await press('Install')
    expect(slip()).toBeNull()
    expect(said()).toEqual(['info: No worries! You can install anytime from your browser menu'])
    expect(localStorage.getItem('pwa-last-dismissal')).toBe(String(now + 10_000))
  })

  it('reports a failure and shows the manual steps', async () => {
    offer(new Error('not now'))
    open()
    await pass(10_000)
    await press('Install')
    expect(said()).toEqual(['error: Installation issue - Try adding to home screen manually'])
    expect(screen.getByText('Choose Install, or Add to Home screen.')).toBeTruthy()
  })

  it('Not Now stores the time, X is permanent', async () => {
    open()
    await pass(10_000)
    await press('Not Now')
    expect(localStorage.getItem('pwa-last-dismissal')).toBe(String(now + 10_000))
    expect(localStorage.getItem('pwa-install-permanent-dismiss')).toBeNull()
    cleanup()
    sessionStorage.clear()
    localStorage.removeItem('pwa-last-dismissal')
    open()
    await pass(300)
    await press('Do not ask again')
    expect(localStorage.getItem('pwa-install-permanent-dismiss')).toBe('true')
    expect(localStorage.getItem('pwa-last-dismissal')).toBeNull()
  })

  it('is blocked inside a social app, and asks for the default browser', async () => {
    const prompt = offer('accepted')
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }))
    open({ userAgent: IPHONE_INSTAGRAM })
    await pass(10_000)
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
    await press('Copy link')
    expect(prompt).not.toHaveBeenCalled()
    expect(writeText).toHaveBeenCalledWith(location.href)
    expect(said()).toEqual(['info: Open this page in your default browser to install the app'])
    expect(toastQueue.read()[0]?.title).toBe('Link copied')
    expect(localStorage.getItem('pwa-installed')).toBeNull()
  })

  it('explains Add to Home Screen on an iPhone', async () => {
    open({ userAgent: IPHONE })
    await pass(10_000)
    await press('Install')
    expect(screen.getByText('Choose Add to Home Screen.')).toBeTruthy()
    expect(said()).toEqual([])
  })
})

describe('the flag variant', () => {
  it.each([
    ['?pwa-install=1', 'Get the free app'],
    ['?pwa-reminder=1', 'Still want the app?'],
  ])('%s appears at once on a phone', async (search, title) => {
    open({ search, isPhone: true })
    await pass(0)
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  })

  it('can be requested by one of our buttons', async () => {
    open({ isPhone: true })
    act(() => requestInstall('reminder'))
    await pass(0)
    expect(screen.getByRole('heading', { name: 'Still want the app?' })).toBeTruthy()
  })

  it.each([
    ['on a desktop', { isPhone: false }],
    ['inside the installed app', { isPhone: true, mode: 'standalone' }],
  ])('does not appear %s', async (_, visit) => {
    open({ search: '?pwa-install=1', ...visit })
    await pass(9_999)
    expect(slip()).toBeNull()
  })

  it('closes after a successful installation', async () => {
    offer('accepted')
    open({ search: '?pwa-install=1', isPhone: true })
    await pass(0)
    await press('Install')
    expect(slip()).toBeNull()
    expect(localStorage.getItem('pwa-installed')).toBe('true')
  })

  it('X dismisses permanently, and the flag does not bring it back', async () => {
    open({ search: '?pwa-reminder=1', isPhone: true })
    await pass(0)
    await press('Do not ask again')
    expect(localStorage.getItem('pwa-install-permanent-dismiss')).toBe('true')
    cleanup()
    open({ search: '?pwa-reminder=1', isPhone: true })
    await pass(60_000)
    expect(slip()).toBeNull()
  })
})

describe('the social prompt', () => {
  it.each([
    ['?utm_source=instagram', 'Welcome from Instagram'],
    ['?utm_source=social', 'Welcome'],
  ])('%s is greeted at once', async (search, title) => {
    open({ search })
    await pass(0)
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  })

  it('does not appear inside the installed app', async () => {
    open({ search: '?utm_source=tiktok', mode: 'standalone' })
    await pass(60_000)
    expect(slip()).toBeNull()
  })

  it('dismissed, no other install prompt follows in this visit', async () => {
    open({ search: '?utm_source=facebook' })
    await pass(0)
    await press('Not Now')
    await pass(60_000)
    expect(slip()).toBeNull()
  })
})
