// @vitest-environment jsdom
import type { PageConfig } from '@app/contracts/page-rendering'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { standOn } from '../../../test/on-device.tsx'
import { PageProviders } from '../../../test/page-providers.tsx'
import { type Auth, AuthContext, useAuth } from '../../entities/traveller/session/use-auth.ts'
import { toastQueue } from '../../ui/overlay/toast-queue.ts'
import { safetyTextIn } from '../safety/text/safety-text.ts'
import { QuickActions } from './quick-actions.tsx'

const invoke = vi.hoisted(() => vi.fn<(name: string, options: { body: object }) => Promise<unknown>>())
vi.mock('../../api/backend.ts', () => ({ backend: async () => ({ functions: { invoke } }) }))
vi.mock('../../entities/traveller/subscription/use-subscription.ts', () => ({
  useSubscription: () => ({ isSignedIn: useAuth().user !== null, loading: false, isPro: true }),
}))
vi.mock('../../entities/map/map-panel.tsx', () => ({ MapPanel: ({ zoom }: { zoom: number }) => <p>Map at {zoom}</p> }))

const GUEST = { user: null, session: null, isLoading: false } as Auth
const PAID = {
  ...GUEST,
  user: { id: 'ana', email: 'ana@s.example', app_metadata: {}, user_metadata: {} },
} as unknown as Auth
const MONACO = { latitude: 43.7392, longitude: 7.4274, accuracy: 12 }

const LATE = {
  location: { latitude: MONACO.latitude, longitude: MONACO.longitude },
  generated_at: '2026-11-17T08:00:00.000Z',
  emergency_info: '',
  facts: { country: 'MC', near: [], help: [], hospitals: null },
}

function standAt(answer: typeof MONACO | { readonly code: number }): void {
  const getCurrentPosition = vi.fn((found: (at: unknown) => void, failed: (error: unknown) => void) =>
    'code' in answer ? failed(answer) : found({ coords: answer }),
  )
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
}

function open(auth: Auth = GUEST, config: PageConfig = DESKTOP_CONFIG): void {
  const routes = [{ path: '/', element: <QuickActions /> }]
  render(
    <PageProviders config={config}>
      <AuthContext value={auth}>
        <RouterProvider router={createMemoryRouter(routes)} />
      </AuthContext>
    </PageProviders>,
  )
}
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const said = () => toastQueue.read().map(({ title, text }) => (title ? `${title} ${text}` : text))

beforeEach(() => {
  standOn('desktop')
  localStorage.clear()
  for (const { id } of toastQueue.read()) toastQueue.dismiss(id)
  invoke.mockReset().mockRejectedValue(new TypeError('no network'))
  standAt(MONACO)
})
afterEach(cleanup)

describe('the grid', () => {
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

  it('has six tiles for everyone', () => {
    open()
    expect(names()).toEqual([
      'Emergency Info',
      'My Location',
      'Quick Translate',
      'Safety Check',
      'Quick Budget',
      'Nearby Restaurants',
    ])
  })

  it('links to the page of the same name for a safety check', () => {
    open()
    expect(screen.getByRole('link', { name: 'Safety Check' }).getAttribute('href')).toBe('/gemini-safety')
    expect(safetyTextIn('en')('name').toLowerCase()).toBe('safety check')
  })

  it('has a seventh tile for paying travellers', () => {
    open(PAID)
    expect(screen.getByRole('link', { name: 'Offline Maps' }).getAttribute('href')).toBe('/offline-maps')
    expect(names()).toHaveLength(7)
  })
})

describe('emergency info', () => {
  it('shows the numbers of the current country without any network', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open()
    await press('Emergency Info')
    const dialog = await screen.findByRole('dialog', { name: 'Emergency Info' })
    expect(await within(dialog).findByText('You are in Monaco')).toBeTruthy()
    expect(within(dialog).getByText(/43\.7392, 7\.4274/)).toBeTruthy()
    expect(within(dialog).getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112')
    expect(within(dialog).getByRole('link', { name: 'Fire 18' }).getAttribute('href')).toBe('tel:18')
    expect(within(dialog).getAllByText('Sources agree').length).toBeGreaterThan(0)
    expect(within(dialog).queryByText(/\d of \d/)).toBeNull()
    expect(within(dialog).getByText('No connection: this is what is kept on your device.')).toBeTruthy()
    expect(within(dialog).getByText(/The border with France is close/)).toBeTruthy()
    expect(said()).toContain('Emergency information loaded')
    online.mockRestore()
  })

  it("speaks the traveller's language in every sentence, and without any network", async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open(GUEST, { ...DESKTOP_CONFIG, locale: 'de-AT' })
    await press('Emergency Info')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByRole('link', { name: '112 anrufen' })).toBeTruthy()
    const words = dialog.textContent ?? ''
    for (const english of [/You are in/, /Sources agree/, /No connection/, /The border with/, /Choose the country/])
      expect(words).not.toMatch(english)
    online.mockRestore()
  })

  it('says when the server does not answer', async () => {
    open()
    await press('Emergency Info')
    const dialog = await screen.findByRole('dialog', { name: 'Emergency Info' })
    expect(await within(dialog).findByText(/^Our server did not answer/)).toBeTruthy()
  })

  it('keeps the chosen country when the server answers late, and shows nothing of it before', async () => {
    const answer = Promise.withResolvers<unknown>()
    invoke.mockReset().mockReturnValue(answer.promise)
    open()
    await press('Emergency Info')
    const dialog = await screen.findByRole('dialog', { name: 'Emergency Info' })
    expect(await within(dialog).findByText('You are in Monaco')).toBeTruthy()
    expect(within(dialog).getByText('Looking for hospitals near you...')).toBeTruthy()
    expect(within(dialog).queryByText(/did not answer/)).toBeNull()
    await within(dialog).findAllByRole('option', { name: 'Japan' })
    const country = within(dialog).getByLabelText('Somewhere else? Choose the country')
    await act(async () => void fireEvent.change(country, { target: { value: 'JP' } }))
    expect(await within(dialog).findByText('Numbers of Japan')).toBeTruthy()
    await act(async () => answer.resolve({ data: LATE }))
    expect(within(dialog).getByText('Numbers of Japan')).toBeTruthy()
    expect(within(dialog).getByRole('link', { name: 'Police 110' })).toBeTruthy()
  })

  it('lets the traveller choose a country when the location is denied', async () => {
    standAt({ code: 1 })
    open()
    await press('Emergency Info')
    const dialog = await screen.findByRole('dialog', { name: 'Emergency Info' })
    expect(await within(dialog).findByText('Location access denied. Please enable location permissions.')).toBeTruthy()
    expect(said()).toContain('Unable to get location for emergency info')
    await within(dialog).findByRole('option', { name: 'Japan' })
    await act(async () => void fireEvent.change(within(dialog).getByLabelText('Country'), { target: { value: 'JP' } }))
    expect(await within(dialog).findByText('Numbers of Japan')).toBeTruthy()
    expect(within(dialog).getByRole('link', { name: 'Police 110' })).toBeTruthy()
    expect(within(dialog).getByRole('link', { name: 'Ambulance 119' })).toBeTruthy()
  })

  it("stores the embassies of the traveller's country for offline use", async () => {
    const embassy = { operator: 'GB', host: 'MC', city: 'Monaco', kind: 'honorary-consulate', coordinates: null }
    const answer = {
      country: 'GB',
      embassies: [{ ...embassy, website: null, phone: '+377 1', wikidataId: 'Q1' }],
      source: { title: 'Wikidata', url: 'https://www.wikidata.org/' },
      checkedAt: '2022-11-16',
    }
    invoke.mockImplementation(async (name) => {
      if (name === 'own-embassies') return { data: answer }
      throw new TypeError('no network')
    })
    localStorage.setItem('nationality', '"GB"')
    open()
    await press('Emergency Info')
    expect(await screen.findByText('Honorary consulate')).toBeTruthy()
    expect(screen.getByText(/As of 16 Nov 2022, never checked since/)).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('own-embassies-kept') ?? '')).toEqual(answer)
  })
})

describe('my location', () => {
  it('shows a map at zoom 16 and six decimals, and confirms copying for two seconds', async () => {
    const writeText = vi.fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    open()
    await press('My Location')
    expect(await screen.findByText(/43\.739200, 7\.427400/)).toBeTruthy()
    expect(screen.getByText('Map at 16')).toBeTruthy()
    vi.useFakeTimers()
    try {
      await press('Copy coordinates')
      expect(writeText).toHaveBeenCalledWith('43.739200, 7.427400')
      expect(said()).toContain('Location copied to clipboard!')
      expect(screen.getByRole('button', { name: 'Coordinates copied!' })).toBeTruthy()
      act(() => void vi.advanceTimersByTime(1999))
      expect(screen.getByRole('button', { name: 'Coordinates copied!' })).toBeTruthy()
      act(() => void vi.advanceTimersByTime(1))
      expect(screen.getByRole('button', { name: 'Copy coordinates' })).toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
    expect(screen.queryByText('In your maps app')).toBeNull()
  })

  it('reports a failed copy, and has a maps panel for paying travellers', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    open(PAID)
    await press('My Location')
    await screen.findByText('In your maps app')
    await press('Copy coordinates')
    expect(said()).toContain('Failed to copy coordinates.')
  })

  it.each([
    [1, 'Location access denied. Please enable location permissions.'],
    [2, 'Location information is unavailable.'],
    [3, 'Location request timed out.'],
    [9, 'Unable to get your location'],
  ])('says why there is no position: %i', async (code, sentence) => {
    standAt({ code })
    open()
    await press('My Location')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByText('Unable to get location. Please check your browser permissions.')).toBeTruthy()
  })
})

describe('nearby restaurants', () => {
  const place = (id: string, more: object = {}) => ({
    id,
    name: `Chez ${id}`,
    address: null,
    distance: 120,
    rating: null,
    reviews: null,
    openNow: null,
    phone: null,
    website: null,
    photo: null,
    coordinates: { lat: 43.74, lng: 7.43 },
    cuisine: null,
    source: { title: 'OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
    asOf: '2025-02',
    ...more,
  })
  const answerWith = (...places: readonly object[]) =>
    invoke.mockResolvedValue({
      data: { places, radius: 5000, location: MONACO, provider: 'packed', unreachable: ['overpass'] },
    })

  it('lists them with known facts, and sends the specified request', async () => {
    answerWith(
      place('A', { openNow: true, rating: 4.6, reviews: 812, phone: '+377 1; +377 2', website: 'https://a.example/' }),
      place('B', { openNow: false, website: 'javascript:alert(1)' }),
      place('C'),
    )
    open()
    await press('Nearby Restaurants')
    expect(await screen.findByRole('heading', { name: 'Chez A' })).toBeTruthy()
    expect(invoke.mock.calls[0]?.[1].body).toEqual({
      latitude: MONACO.latitude,
      longitude: MONACO.longitude,
      type: 'restaurant',
      radius: 5000,
    })
    expect(said()).toContain('Found 2 nearby restaurants!')
    expect(screen.getByText('Open')).toBeTruthy()
    expect(screen.getByText('Hours not known')).toBeTruthy()
    expect(screen.getByText('4.6 of 5, 812 reviews')).toBeTruthy()
    expect(screen.getAllByText('120 m')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Call Chez A, +377 1' }).getAttribute('href')).toBe('tel:+3771')
    expect(screen.getByText(/The live map could not be reached/)).toBeTruthy()
  })

  it('saves one, shows it before the others, and removes it', async () => {
    answerWith(place('A'), place('B'))
    open()
    await press('Nearby Restaurants')
    await screen.findByRole('heading', { name: 'Chez A' })
    await press('Save Chez A')
    const list = await screen.findByRole('region', { name: 'Saved on this device' })
    expect(list.textContent).toContain('Chez A')
    await press('Remove Chez A')
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Saved on this device' })).toBeNull())
  })

  it.each([
    ['no place', () => standAt({ code: 1 }), 'Unable to get location for nearby search'],
    ['no answer', () => undefined, 'Failed to find nearby places'],
    ['another answer', () => invoke.mockResolvedValue({ data: 'hello' }), 'Failed to find nearby places'],
    ['nothing around', () => answerWith(), 'No nearby places found in your area.'],
  ])('shows the state: %s', async (_, prepare, sentence) => {
    prepare()
    open()
    await press('Nearby Restaurants')
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    expect(said()).toContain(sentence)
  })
})
