// @vitest-environment jsdom
import type { CityGuide, PlaceSight } from '@app/contracts/place-guide'
import type { PlaceGuideFacts } from '@app/contracts/place-guide-facts'
import { calendarDate } from '@app/domain/kernel'
import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../../entities/traveller/session/use-auth.ts'
import { countFirst } from '../count-first.ts'
import { DayTripsSection } from './day-trips-section.tsx'
import { EventsSection } from './event-list.tsx'
import { FoodSection } from './food-section.tsx'
import { Glance } from './glance.tsx'
import { GuideSightFactRows } from './guide-sight-facts.tsx'
import { StaySection } from './stay-section.tsx'
import { TransferList } from './transfer-list.tsx'

const EVIDENCE = 'Our guide, November 2026; not checked on site'
const PRICE = { currency: 'EUR', low: 10, high: 15, year: 2026 }
const NO_BOOKING = { need: 'none', daysAhead: 0 } as const

const FACTS: PlaceGuideFacts = {
  scope: 'whole',
  id: 'lisbon',
  name: 'Lisbon',
  localName: 'Lisboa',
  airports: ['LIS'],
  asOf: '2026-11',
  daysMin: 2,
  daysIdeal: 4,
  daysMax: 6,
  bestMonths: [{ from: 4, to: 6 }],
  avoidMonths: [{ from: 8, to: 8, reason: 'crowds' }],
  note: null,
  areas: [
    {
      id: 'alfama',
      name: 'Alfama',
      isBase: 'no',
      stayFor: ['couples'],
      priceLevel: 3,
      nightCare: 'care',
      transit: 'good',
      centreMinutes: 12,
      note: 'Stairs everywhere',
    },
    {
      id: 'port',
      name: 'Port',
      isBase: 'no',
      stayFor: [],
      priceLevel: 1,
      nightCare: 'usual',
      transit: 'fair',
      centreMinutes: null,
      note: null,
    },
  ],
  food: [
    {
      id: 'bacalhau',
      kind: 'dish',
      name: 'Salt cod with egg',
      localName: 'Bacalhau à Brás',
      contains: ['fish', 'egg'],
      diets: ['gluten-free-option'],
      usualTimes: [],
      price: PRICE,
      note: null,
      areas: [],
    },
  ],
  transfers: [
    {
      airport: 'LIS',
      mode: 'taxi',
      line: null,
      durationMinutes: 25,
      busyMinutes: 45,
      price: PRICE,
      pricePer: 'vehicle',
      usualTimes: [],
      everyMinutes: null,
      codes: ['meter'],
      domain: null,
      note: null,
      area: 'Baixa',
    },
  ],
  dayTrips: [
    {
      id: 'lisbon.sintra',
      name: 'Sintra',
      modes: ['train'],
      travelMinutes: 40,
      totalHours: 9,
      cost: null,
      highlights: ['Pena Palace'],
      months: [{ from: 1, to: 12 }],
      closedDays: [],
      booking: { need: 'essential', daysAhead: 5 },
      isOvernightBetter: 'some',
      note: null,
      path: '/places/portugal/sintra',
    },
  ],
  events: [],
  routes: [],
  parent: null,
  children: [],
}

const CITY = {
  name: 'Lisbon',
  countryName: 'Portugal',
  airports: { value: [] },
  guide: FACTS,
} as unknown as CityGuide

function show(element: React.ReactNode): void {
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthContext value={{ user: null, session: null, isLoading: false } as unknown as Auth}>
        <RouterProvider router={router} />
      </AuthContext>
    </PageProviders>,
  )
}

afterEach(cleanup)

it('shows at a glance how long, when, when not and where to fly', () => {
  show(<Glance guide={CITY} />)
  const glance = within(screen.getByRole('region', { name: 'At a glance' }))
  for (const words of ['2 to 6 days', '4 is right for most', 'Apr–Jun', 'Aug: crowds', 'LIS', EVIDENCE])
    expect(glance.getByText(words)).toBeTruthy()
})

it('shows no glance for a town that is only inside a region', () => {
  show(<Glance guide={{ ...CITY, guide: { ...FACTS, scope: 'around' } }} />)
  expect(screen.queryByRole('region', { name: 'At a glance' })).toBeNull()
})

it('states the evidence once in each section, not in each row', () => {
  show(
    <>
      <StaySection guide={CITY} />
      <FoodSection guide={CITY} />
      <TransferList guide={CITY} />
      <DayTripsSection guide={CITY} />
    </>,
  )
  expect(screen.getAllByText(EVIDENCE)).toHaveLength(4)
  for (const name of ['Where to stay', 'What to eat', 'Day trips'])
    expect(within(screen.getByRole('region', { name })).getAllByText(EVIDENCE)).toHaveLength(1)
})

it('describes areas, dishes, legs and trips, and leaves out areas without lodging', () => {
  show(
    <>
      <StaySection guide={CITY} />
      <FoodSection guide={CITY} />
      <TransferList guide={CITY} />
      <DayTripsSection guide={CITY} />
    </>,
  )
  const text = document.body.textContent
  for (const words of [
    'Good for couples',
    'take care at night',
    'Bacalhau à Brás',
    'Has fish, egg',
    'gluten-free on request',
    'From the airport LIS',
    '€10–15 per car',
    '45 min at busy times',
    'Train, 40 min each way',
    'book 5 days ahead',
  ])
    expect(text).toContain(words)
  expect(screen.queryByRole('heading', { name: 'Port' })).toBeNull()
  expect(screen.getByRole('img', { name: 'Price level 3 of 5' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sintra' }).getAttribute('href')).toBe('/places/portugal/sintra')
})

it('shows an event with its days, or with its months if no day is known', () => {
  const event = {
    id: 'web-summit',
    name: 'Web Summit',
    localName: null,
    kind: 'arts-fair',
    effects: ['prices-up'],
    booking: NO_BOOKING,
    domain: null,
    certainty: 'likely',
    note: null,
    dates: { from: calendarDate('2026-11-01'), to: calendarDate('2026-11-30') },
    isWholeMonths: true,
    place: null,
  } as const
  show(<EventsSection asOf="2026-11" events={[event, { ...event, id: 'b', isWholeMonths: false }]} />)
  expect(screen.getByText('During November 2026')).toBeTruthy()
  expect(screen.getByText('1 Nov 2026 to 30 Nov 2026')).toBeTruthy()
})

const TOWER = {
  id: 'lisbon.belem-tower',
  name: 'Belém Tower',
  language: 'en',
  latinName: null,
  kind: 'tower',
  coordinates: { latitude: 38.69, longitude: -9.21 },
  isUnescoSite: true,
  source: 'guide',
  url: 'https://museusemonumentos.pt',
  fact: "Lace in stone at the river's mouth",
  guide: {
    importance: 5,
    durationMinutes: 45,
    bestTimes: ['sunset', 'morning'],
    closedDays: ['mon'],
    closedSeason: [{ from: 1, to: 2, reason: 'maintenance' }],
    usualTimes: [{ kind: 'clock', opensAtMinutes: 570, closesAtMinutes: 1050, months: [], weekdays: [] }],
    fee: PRICE,
    booking: { need: 'essential', daysAhead: 3 },
    unsuitedFor: ['wheelchair'],
    domain: 'museusemonumentos.pt',
    certainty: 'likely',
    note: 'Outside alone is worth it',
    alsoCalled: 'Torre de Belém',
    area: 'Belém',
  },
} as const satisfies PlaceSight

it('shows a sight with its kind, time, hours, closed days, fee, booking and official page', () => {
  show(<GuideSightFactRows sight={TOWER} guide={TOWER.guide} locale="en-GB" isShort={false} />)
  const text = document.body.textContent
  for (const words of [
    'Torre de Belém',
    'Tower, World Heritage',
    '45 min',
    'best at sunset',
    '€10–15',
    '9:30–17:30',
    'closed Mon',
    'closed Jan–Feb: maintenance',
    'Outside alone is worth it',
    'not wheelchair accessible',
    'Book 3 days ahead',
  ])
    expect(text).toContain(words)
  expect(screen.getByRole('link', { name: /^Official site.*Belém Tower$/ })).toBeTruthy()
})

it('shows all main sights at once, within limits, and a dozen from other lists', () => {
  const of = (importance: 3 | 5, count: number): readonly PlaceSight[] =>
    Array.from({ length: count }, () => ({ ...TOWER, guide: { ...TOWER.guide, importance } }))
  const { guide: _, ...listed } = TOWER
  expect(countFirst(of(5, 8))).toBe(8)
  expect(countFirst(of(3, 8))).toBe(6)
  expect(countFirst(of(5, 30))).toBe(10)
  expect(countFirst([listed])).toBe(12)
})
