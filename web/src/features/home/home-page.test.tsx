import type { PageConfig } from '@app/contracts/page-rendering'
// @vitest-environment jsdom
import type { User } from '@supabase/auth-js'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { FREE } from '../../entities/traveller/subscription/subscription-state.ts'
import { accountKey, queryClient } from '../../offline/query-client.ts'
import { DesktopHome } from './desktop-home.tsx'
import { MobileHome } from './mobile-home.tsx'
import { FlightSearchForm } from './search/flight-search-form.tsx'
import { HotelSearchForm } from './search/hotel-search-form.tsx'
import { CompanySection } from './sections/company-section.tsx'
import { FaqSection } from './sections/faq-section.tsx'
import { FeatureSection } from './sections/feature-section.tsx'
import { Promotions } from './sections/promotions.tsx'
import { VoicesSection } from './sections/voices-section.tsx'

const GUEST = { user: null, session: null, isLoading: false } as Auth
const signedIn = (tier = 'free'): Auth => {
  const answer = { ...FREE, subscribed: tier !== 'free', subscription_tier: tier, trial_used: true }
  const id = `ana-${tier}`
  localStorage.setItem('subscription', JSON.stringify({ owner: id, answer }))
  // Prefilled, so that no request is sent.
  queryClient.setQueryData(accountKey(id, 'profile'), {})
  return { ...GUEST, user: { id, email: 'ana@s.example', app_metadata: {}, user_metadata: {} } as unknown as User }
}

function Where() {
  const { pathname, search } = useLocation()
  return <p>At {pathname + search}</p>
}

function open(page: ReactNode, auth: Auth = GUEST, config: PageConfig = DESKTOP_CONFIG): void {
  const routes = [
    { path: '/', element: page },
    { path: '*', element: <Where /> },
  ]
  render(
    <PageProviders config={config}>
      <AuthContext value={auth}>
        <RouterProvider router={createMemoryRouter(routes)} />
      </AuthContext>
    </PageProviders>,
  )
}
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const isDisabled = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('says which ratings each of the two figures is about', () => {
  open(<VoicesSection />)
  expect(screen.getByText('4.8 from 15,847 reviews on the web')).toBeTruthy()
  expect(screen.getByText('average rating in the app').nextElementSibling?.textContent).toBe('4.9')
  expect(screen.queryByText('average rating')).toBeNull()
})

it('shows the rating of real reviews, and says what is a sample', () => {
  open(<VoicesSection />, GUEST, { ...DESKTOP_CONFIG, reviews: { count: 12, average: 4.6 } })
  expect(screen.getByText('4.6 of 5 from 12 reviews of travellers')).toBeTruthy()
  expect(screen.queryByText(/15,847|average rating in the app/)).toBeNull()
  expect(screen.getByText(/The other figures are samples/)).toBeTruthy()
})

describe('the first view', () => {
  it.each([
    ['desktop', DesktopHome],
    ['phone', MobileHome],
  ])('links a guest to the trial, and everyone to planning: %s', (_, Home) => {
    open(<Home sections={[]} />)
    expect(link('Start your 7-day free trial')).toBe('/auth?tab=sign-up')
    expect(link('Start Planning Your Trip')).toBe('/itinerary')
  })

  it.each([
    ['desktop', DesktopHome],
    ['phone', MobileHome],
  ])('links a signed-in traveller to their dashboard: %s', (_, Home) => {
    open(<Home sections={[]} />, signedIn())
    expect(link('Go to Dashboard')).toBe('/dashboard')
    expect(screen.queryByRole('link', { name: /free trial/ })).toBeNull()
  })

  it('contains both links until the session is known, and the styles show one of them', () => {
    open(<DesktopHome sections={[]} />, { ...GUEST, isLoading: true })
    const styles = (name: string) => screen.getByRole('link', { name }).parentElement?.className
    expect(styles('Start your 7-day free trial')).toContain('signed-in:hidden')
    expect(styles('Go to Dashboard')).toBe('hidden signed-in:contents')
  })

  it('shows three figures', () => {
    open(<DesktopHome sections={[]} />)
    const figures = within(screen.getByRole('list', { name: 'In figures' })).getAllByRole('listitem')
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      '1M+trips planned',
      '50+languages',
      '24/7AI support',
    ])
  })

  it('sends a question to the assistant, and no blank one', async () => {
    open(<DesktopHome sections={[]} />)
    expect(isDisabled('Send')).toBe(true)
    type('Ask the travel assistant', '   ')
    expect(isDisabled('Send')).toBe(true)
    type('Ask the travel assistant', 'Where is Oslo?')
    expect(isDisabled('Send')).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('At /assistant?q=Where+is+Oslo%3F')).toBeTruthy()
  })
})

describe('the landing searches', () => {
  it('open the hotel search with their values', async () => {
    open(<HotelSearchForm />)
    expect(isDisabled('Search Hotels')).toBe(true)
    expect(screen.getByLabelText('Guests').querySelectorAll('option')).toHaveLength(8)
    type('Destination', 'Lisbon')
    fireEvent.click(screen.getByRole('button', { name: 'Search Hotels' }))
    expect(await screen.findByText(/^At \/accommodation-search\?destination=Lisbon/)).toBeTruthy()
  })

  it("show a flight's problem at its field", async () => {
    open(<FlightSearchForm />)
    type('From', 'Lisbon')
    type('To', 'Oslo')
    expect(isDisabled('Find Flights')).toBe(true)
    type('Departure', '2020-01-01')
    expect(isDisabled('Find Flights')).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Find Flights' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Departure date cannot be in the past')
    expect(document.activeElement).toBe(screen.getByLabelText('Departure'))
    type('Departure', '2999-01-02')
    expect(screen.queryByRole('alert')).toBeNull()
    type('Return (optional)', '2999-01-01')
    fireEvent.click(screen.getByRole('button', { name: 'Find Flights' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Return date must be after departure date')
  })
})

describe('the sections', () => {
  it('show six tools, and two more on an extra-wide screen', () => {
    open(<FeatureSection />)
    const items = screen.getAllByRole('listitem')
    expect(items).toHaveLength(8)
    expect(items.filter(({ className }) => className.includes('hidden'))).toHaveLength(2)
    expect(screen.getByRole('link', { name: /Visa checker/ }).getAttribute('href')).toBe('/documents')
  })

  it('show three of seven partners, and say that they are invented', () => {
    open(<CompanySection />)
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Quillwater Ferries',
      'Tarn & Tern Lodges',
      'Ostrelle Railways',
    ])
    expect(screen.getByText(/these companies are invented/)).toBeTruthy()
  })

  it.each([
    ['a guest', null, true],
    ['a free account', 'free', true],
    ['somebody who pays', 'Globetrotter', false],
  ])('offer an upgrade to %s: %s', (_, tier, isOffered) => {
    open(<CompanySection />, tier === null ? GUEST : signedIn(tier))
    expect(screen.queryByRole('link', { name: 'See the plans' }) !== null).toBe(isOffered)
  })

  it('answer eight questions', () => {
    open(<FaqSection />)
    expect(document.querySelectorAll('details')).toHaveLength(8)
  })
})

describe('the promotions', () => {
  it('offer a guest the trial', () => {
    open(<Promotions />)
    expect(link('Start My Free Trial')).toBe('/auth?tab=sign-up')
  })

  it('offer nothing to a paying traveller', () => {
    open(<Promotions />, signedIn('Nomad Squad'))
    expect(screen.queryByRole('region', { name: /trial/i })).toBeNull()
  })

  it('say that a trial has ended', () => {
    open(<Promotions />, signedIn())
    expect(screen.getByRole('heading', { name: 'Your trial has ended' })).toBeTruthy()
  })
})
