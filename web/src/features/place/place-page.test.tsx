// @vitest-environment jsdom
import type { CityGuide, PlacePrices } from '@app/contracts/place-guide'
import { guideClaim } from '@app/domain/guide'
import { calendarDate, type Claim } from '@app/domain/kernel'
import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { cityDescription, cityTitle } from './describe-city.ts'
import { PlacePage } from './place-page.tsx'

const GUEST = { user: null, session: null, isLoading: false } as unknown as Auth
const claim = <Value,>(value: Value, status: Claim<Value>['status'] = 'verified'): Claim<Value> => ({
  value,
  source: { title: 'A source', url: 'https://source.example/' },
  checkedAt: calendarDate('2026-08-22'),
  status,
})

/** A town with known coordinates only. */
const HAMLET: CityGuide = {
  id: 1,
  name: 'Nowhere',
  path: '/places/iceland/nowhere',
  division: 'South',
  country: 'IS',
  countryName: 'Iceland',
  countryPath: '/places/iceland',
  population: null,
  coordinates: { latitude: 64, longitude: -20 },
  isCapital: false,
  isPart: false,
  isThin: true,
  coverage: null,
  position: claim(null),
  chart: {
    east: 2,
    north: 1,
    land: [[-22, 63, -18, 63, -18, 65, -22, 65]],
    borders: [],
    lakes: [],
    rivers: [],
    neighbours: [],
  },
  chartSource: claim(null),
  climate: null,
  costs: { currencies: [], allowance: null, prices: null, burger: null },
  advice: [],
  entry: { passports: [{ code: 'GB', name: 'United Kingdom' }], asked: null, passportRules: [], health: null },
  sights: { shown: [], known: 0, sources: [] },
  tables: { eat: 0, drink: 0, sleep: 0, hotels: 0, sources: [] },
  airports: claim([]),
  practice: {
    timeZone: 'Atlantic/Reykjavik',
    languages: [],
    callingCodes: [],
    drivingSide: null,
    plugs: null,
    emergency: null,
  },
  holidays: null,
  today: calendarDate('2026-11-15'),
}

function show(changes: Partial<CityGuide> = {}): void {
  const page = { title: 'Nowhere', guide: { ...HAMLET, ...changes }, phrases: null }
  const router = createMemoryRouter([{ path: '*', element: <PlacePage page={page} /> }])
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthContext value={GUEST}>
        <RouterProvider router={router} />
      </AuthContext>
    </PageProviders>,
  )
}

const section = (name: string): HTMLElement => screen.getByRole('region', { name })

afterEach(cleanup)

describe('a place with few facts', () => {
  it('says so everywhere, and shows no zero where a figure is missing', () => {
    show()
    expect(screen.getByText('Population not known')).toBeTruthy()
    expect(section('Through the year').textContent).toContain('We have no weather data for Nowhere')
    expect(section('Worth seeing').textContent).toContain('That says more about the lists than about Nowhere')
    expect(section('Safety').textContent).toContain('None of the five governments we read has a level for Iceland')
    expect(section('Getting there').textContent).toContain('No airport with scheduled flights within 600 km')
    expect(section('Public holidays').textContent).toContain('We have no list of holidays for Iceland')
    const unknown = within(section('What we do not know'))
    expect(unknown.getByText(/ask search engines not to list this page/)).toBeTruthy()
    expect(unknown.getAllByRole('listitem').length).toBeGreaterThan(7)
  })

  it('says that there is no phrasebook for its language, unless it is English', () => {
    const spoken = (code: string, name: string) => ({ practice: { ...HAMLET.practice, languages: [{ code, name }] } })
    show(spoken('is', 'Icelandic'))
    expect(section('What we do not know').textContent).toContain('Useful phrases: we have forty languages')
    cleanup()
    show(spoken('en', 'English'))
    expect(section('What we do not know').textContent).not.toContain('Useful phrases: we have forty languages')
  })
})

describe('claims', () => {
  it('marks old advice, and shows when governments disagree', () => {
    const advice = (authority: 'US' | 'IE', level: 1 | 4, status: 'verified' | 'stale') =>
      claim({ authority, level, words: '', highestRegionalLevel: null, appliesTo: null, updatedAt: null }, status)
    show({ advice: [advice('US', 1, 'stale'), advice('IE', 4, 'verified')] })
    const safety = within(section('Safety'))
    expect(safety.getByText('They do not agree: from level 1 to level 4.')).toBeTruthy()
    expect(safety.getAllByText('may be out of date, last checked')).toHaveLength(1)
    expect(safety.getByRole('img', { name: 'Level 4 of 4' })).toBeTruthy()
    expect(safety.getByText(/No level known from: United Kingdom, Canada, Australia/)).toBeTruthy()
  })

  it('shows a visa with its days and the later note with its period', () => {
    const note = claim({ words: 'Suspended', from: calendarDate('2026-01-01'), to: null })
    const visa = claim({ requirement: 'visa-free', days: 90, note } as const)
    show({ entry: { ...HAMLET.entry, asked: { passport: { code: 'GB', name: 'United Kingdom' }, visa } } })
    const entry = within(section('Entry rules'))
    expect(entry.getByText('Up to 90 days without a visa')).toBeTruthy()
    expect(entry.getByText('A longer stay needs a visa')).toBeTruthy()
    expect(entry.queryByText(/No visa needed/)).toBeNull()
    cleanup()
    // Free movement has no limit of days, whatever the table says.
    show({ entry: { ...HAMLET.entry, asked: { passport: { code: 'FR', name: 'France' }, visa } } })
    expect(within(section('Entry rules')).getByText('No visa needed').textContent).toBe('No visa needed')
    expect(entry.getByText('In force since 1 Jan 2026')).toBeTruthy()
    cleanup()
    const unlimited = claim({ requirement: 'visa-free', days: null, note: null } as const)
    show({ entry: { ...HAMLET.entry, asked: { passport: { code: 'GB', name: 'United Kingdom' }, visa: unlimited } } })
    expect(entry.queryByText(/No visa needed/)).toBeNull()
    expect(within(section('Entry rules')).getByText('No visa for a short stay')).toBeTruthy()
  })

  it('shows prices as ranges of the guide, and free items as free', () => {
    const idr = (minorUnits: number) => ({ minorUnits, currency: 'IDR' })
    const value: PlacePrices = {
      items: [
        { item: 'coffee', low: idr(18_000_00), high: idr(45_000_00) },
        { item: 'metro_ride', low: idr(0), high: idr(0) },
      ],
      days: [{ style: 'mid', low: idr(812_345_00), high: idr(1_290_000_00) }],
      isScaled: true,
    }
    show({ costs: { ...HAMLET.costs, prices: guideClaim(value, '2026-11') } })
    const words = section('What it costs').textContent
    expect(words).toContain('IDR\u00a018,000 – IDR\u00a045,000')
    expect(words).toContain('IDR\u00a0810,000 – IDR\u00a01,300,000')
    expect(words).toContain('Bus or metro ridefree')
    expect(words).toContain('Our guide, November 2026; not checked on site')
  })
})

describe('for search engines', () => {
  const large = { isThin: false, population: 1000, sights: { ...HAMLET.sights, known: 5 } }
  it('names a city with its region if another has the same name', () => {
    expect(cityTitle({ ...HAMLET, ...large })).toBe('Nowhere, Iceland: weather, entry, safety, sights and costs')
    expect(cityTitle({ ...HAMLET, ...large, path: '/places/iceland/nowhere-south' })).toMatch(
      /^Nowhere, South, Iceland:/,
    )
  })
  it('describes it by its characteristic facts', () => {
    expect(cityDescription({ ...HAMLET, ...large })).toBe(
      'Nowhere, Iceland at a glance: 5 sights, 1,000 people, 64°00′N 20°00′W. Each fact with its source and date.',
    )
  })
})
