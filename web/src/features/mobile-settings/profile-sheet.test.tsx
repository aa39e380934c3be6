// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { isAllowed, readConsent, saveConsent } from '../../device/storage/cookie-consent.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { toastQueue } from '../../ui/overlay/toast.ts'
import { ProfileSheet } from './profile-sheet.tsx'

const CONFIG = {
  supabaseUrl: null,
  supabaseKey: 'key',
  origin: 'https://s.example',
  locale: 'en',
  layout: 'mobile',
} as const
const signOut = vi.fn<Auth['signOut']>()

const GUEST_AUTH: Auth = {
  user: null,
  session: null,
  isLoading: false,
  signIn: vi.fn<Auth['signIn']>(),
  signUp: vi.fn<Auth['signUp']>(),
  signOut,
}
const ANA = { ...GUEST_AUTH, user: { email: 'ana@s.example' } } as Auth

beforeEach(() => {
  localStorage.clear()
  signOut.mockReset()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

function open(auth: Auth = GUEST_AUTH) {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  render(
    <PageProviders config={CONFIG}>
      <AuthContext value={auth}>
        <MemoryRouter>
          <ProfileSheet open onOpenChange={onOpenChange} />
        </MemoryRouter>
      </AuthContext>
    </PageProviders>,
  )
  return onOpenChange
}

const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })
const expectSaid = (text: string) =>
  vi.waitFor(() => expect(toastQueue.read().map((message) => message.text)).toContain(text))
const stored = () => JSON.parse(localStorage.getItem('mobile_settings') ?? '{}') as Record<string, boolean>

it('shows a guest', () => {
  open()
  expect(screen.getByText('Guest')).toBeDefined()
  expect(screen.getByText('Sign in to sync your data')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull()
})

it('shows a traveller', () => {
  open(ANA)
  expect(screen.getByText('ana@s.example')).toBeDefined()
  expect(screen.getByText('Connected')).toBeDefined()
  expect(screen.getByRole('link', { name: 'My Dashboard' }).getAttribute('href')).toBe('/dashboard')
})

it('shows the defaults', () => {
  open()
  const on = ['Dark mode', 'Notifications', 'Location', 'Camera', 'Offline', 'Analytics'].filter(
    (name) => toggle(name).checked,
  )
  expect(on).toEqual(['Notifications', 'Location', 'Camera', 'Analytics'])
})

it.each([
  ['Location', 'location', 'Location disabled', 'Location enabled'],
  ['Camera', 'camera', 'Camera disabled', 'Camera enabled'],
  ['Analytics', 'analytics', 'Analytics disabled', 'Analytics enabled'],
  ['Notifications', 'notifications', 'Notifications disabled', 'Notifications enabled'],
])('%s is stored and announced', async (name, key, off, on) => {
  open()
  fireEvent.click(toggle(name))
  await expectSaid(off)
  expect([stored()[key], toggle(name).checked]).toEqual([false, false])
  fireEvent.click(toggle(name))
  await expectSaid(on)
  expect([stored()[key], toggle(name).checked]).toEqual([true, true])
})

it('a location that the browser refuses is off, with that message only', async () => {
  localStorage.setItem('mobile_settings', JSON.stringify({ location: false }))
  open()
  const before = new Set(toastQueue.read().map(({ id }) => id))
  const refuse = (_: unknown, tell: (error: { code: number }) => void) => tell({ code: 1 })
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: refuse } })
  fireEvent.click(toggle('Location'))
  await expectSaid('Location access denied by user')
  vi.unstubAllGlobals()
  await vi.waitFor(() => expect([stored()['location'], toggle('Location').checked]).toEqual([false, false]))
  const said = toastQueue.read().filter(({ id }) => !before.has(id))
  expect(said.map((message) => message.text)).toEqual(['Location access denied by user'])
})

it.each([
  ['declined', false],
  ['accepted', true],
] as const)('analytics shows the cookie consent: %s', (answer, analytics) => {
  saveConsent(answer, { analytics, marketing: analytics })
  open()
  expect(toggle('Analytics').checked).toBe(analytics)
})

it('analytics changes the cookie consent, and leaves the other purpose alone', async () => {
  saveConsent('accepted', { analytics: true, marketing: true })
  open()
  fireEvent.click(toggle('Analytics'))
  await expectSaid('Analytics disabled')
  expect([readConsent(), isAllowed('analytics'), isAllowed('marketing')]).toEqual(['customized', false, true])
})

it('dark mode changes the page and agrees with the theme', async () => {
  open()
  fireEvent.click(toggle('Dark mode'))
  await expectSaid('Dark mode enabled')
  expect([localStorage.getItem('theme'), document.documentElement.dataset['theme'], stored()['darkMode']]).toEqual([
    'dark',
    'dark',
    true,
  ])
  fireEvent.click(toggle('Dark mode'))
  await expectSaid('Dark mode disabled')
  expect(localStorage.getItem('theme')).toBe('light')
})

it('a setting that cannot be stored stays as it was', async () => {
  open()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  fireEvent.click(toggle('Location'))
  await expectSaid('Failed to update setting')
  expect(toggle('Location').checked).toBe(true)
})

it('asks before it clears, and can be cancelled', async () => {
  localStorage.setItem('draft', 'Lisbon')
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Clear app data' }))
  const question = await screen.findByRole('dialog', { name: 'Clear app data?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Keep' }))
  expect(localStorage.getItem('draft')).toBe('Lisbon')
})

it('clears', async () => {
  localStorage.setItem('draft', 'Lisbon')
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Clear app data' }))
  const question = await screen.findByRole('dialog', { name: 'Clear app data?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Clear' }))
  await expectSaid('App data cleared')
  expect(localStorage.getItem('draft')).toBeNull()
})

it('reports a failed clear', async () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Clear app data' }))
  const question = await screen.findByRole('dialog', { name: 'Clear app data?' })
  vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  fireEvent.click(within(question).getByRole('button', { name: 'Clear' }))
  await expectSaid('Failed to clear app data')
})

it('closes on sign-out, and reports a failure even when its script is missing', async () => {
  signOut.mockRejectedValue(new Error('not loaded'))
  const onOpenChange = open(ANA)
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  await expectSaid('Failed to sign out')
  expect(onOpenChange).toHaveBeenCalledWith(false)
})
