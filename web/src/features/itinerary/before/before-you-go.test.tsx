// @vitest-environment jsdom
import { addDays } from '@app/domain/kernel'
import { NO_WISHES, type Stop, type Trip, type TripPlace } from '@app/domain/trip'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { travellerToday } from '../../../device/traveller-today.ts'
import { AuthProvider } from '../../../entities/traveller/session/auth-provider.tsx'
import type { TripEditor } from '../view/use-trip-editor.ts'
import { BeforeYouGo } from './before-you-go.tsx'
import type { PreparationTables } from './load-preparation-tables.ts'

const loadPreparationTables = vi.hoisted(() => vi.fn<() => Promise<PreparationTables>>())
// The tables are files of the build; the journey reads the real ones.
vi.mock('./load-preparation-tables.ts', () => ({ loadPreparationTables }))

const TODAY = travellerToday()
const FIRST = addDays(TODAY, 20)
const HERE = { latitude: 38.7, longitude: -9.1 }
const EDGE = { title: '', coordinates: HERE, at: 540, bufferMinutes: 0 }
const STOP: Stop = {
  id: 's',
  kind: 'visit',
  title: 'Belém Tower',
  placeId: 'tower',
  arrive: 600,
  leave: 660,
  leg: null,
  isLocked: false,
  isMustSee: false,
  note: '',
  cost: null,
}
const DAY = {
  id: 'one',
  date: FIRST,
  timeZone: 'UTC',
  city: { name: 'Lisbon', country: 'PT', cityId: 1, coordinates: HERE },
  start: EDGE,
  end: { ...EDGE, at: 1320 },
  stops: [STOP],
  note: '',
}
const TOWER = {
  id: 'tower',
  name: 'Belém Tower',
  kind: 'tower',
  guide: { booking: { need: 'essential', daysAhead: 30 }, domain: 'tower.example', asOf: '2026-11' },
} as unknown as TripPlace
const TRIP: Trip = { id: 'a', title: 'Lisbon', days: [DAY], places: { tower: TOWER }, ideas: [], wishes: NO_WISHES }

const PROOF = {
  source: { title: 'A table', url: 'https://table.example' },
  checkedAt: TODAY,
  status: 'verified',
} as const
const VISA = { ...PROOF, value: { requirement: 'visa-free', days: 90, note: null } } as const
const TABLES: PreparationTables = {
  entry: {
    countries: ['US', 'GB'],
    between: ({ passport }) => ({ visa: passport === 'GB' ? null : VISA, passportRules: [], health: null, links: [] }),
  },
  climate: { of: () => ({ meanC: Array(12).fill(12), rainMm: Array(12).fill(90) }), proof: PROOF },
  holidays: {
    countries: ['PT'],
    between: (_, from, to) =>
      from <= FIRST && FIRST <= to ? [{ date: FIRST, name: 'Feriado', isEstimated: true }] : [],
    proof: PROOF,
  },
  plugs: [{ country: 'PT', types: ['C', 'F'] }],
  guides: [],
}

async function show(trip: Trip, tables: PreparationTables): Promise<void> {
  loadPreparationTables.mockResolvedValue(tables)
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthProvider>
        <BeforeYouGo editor={{ trip } as TripEditor} />
      </AuthProvider>
    </PageProviders>,
  )
  await act(async () => undefined)
}
const section = (name: string) => within(screen.getByRole('heading', { name }).closest('section')!)
const choosePassport = (code: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('Which passport do you travel with?'), { target: { value: code } })
  })

beforeEach(() => localStorage.clear())
afterEach(cleanup)

it('says in one line what is urgent, and asks one question', async () => {
  await show(TRIP, TABLES)
  const [line] = screen.getAllByText(/1 to book now/)
  expect(line?.textContent).toBe('1 to book now · Visa: depends on your passport · 12°C on average · 1 public holiday')
  await choosePassport('US')
  expect(line?.textContent).toContain('No visa to arrange')
  expect(section('Documents and visa').getByText('No visa needed for your day')).toBeTruthy()
  expect(localStorage.getItem('nationality')).toBe('"US"')
})

it('shows each fact with its status', async () => {
  await show(TRIP, TABLES)
  await choosePassport('US')
  expect(section('Book ahead').getByText('Should be booked by now')).toBeTruthy()
  expect(section('Book ahead').getByRole('link').getAttribute('href')).toBe('https://tower.example')
  expect(section('Book ahead').getByText('Our guide, November 2026; not checked on site')).toBeTruthy()
  for (const name of ['Documents and visa', 'Weather', 'Holidays and closures'])
    expect(section(name).getAllByRole('link', { name: 'A table' }).length).toBeGreaterThan(0)
  expect(section('Weather').getByText(/Averages of many years/)).toBeTruthy()
  expect(section('Holidays and closures').getByText(/The date may shift by a day/)).toBeTruthy()
  expect(section('Packing list').getByRole('checkbox', { name: /Rain jacket.*Lisbon: 90 mm/ })).toBeTruthy()
  expect(section('Packing list').getByText(/Adapter for sockets of type C, F/)).toBeTruthy()
})

it('shows the unknown as unknown', async () => {
  await show({ ...TRIP, days: [{ ...DAY, city: { ...DAY.city, country: 'ZZ' } }] }, { ...TABLES, climate: null })
  await choosePassport('GB')
  expect(section('Documents and visa').getByText(/We have no rule for passports from United Kingdom/)).toBeTruthy()
  expect(section('Weather').getByText('This part is not on this device yet. It loads with a connection.')).toBeTruthy()
  expect(section('Holidays and closures').getByText(/We have no calendar for/)).toBeTruthy()
})

it('asks for a first day where facts depend on it, and is absent from an empty trip', async () => {
  await show({ ...TRIP, days: [{ ...DAY, date: null }] }, TABLES)
  expect(screen.getByText(/Set the first day of the trip/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Weather' })).toBeNull()
  cleanup()
  await show({ ...TRIP, days: [{ ...DAY, stops: [] }] }, TABLES)
  expect(screen.queryByText('Before you go')).toBeNull()
})

it('remembers what is packed, for this trip', async () => {
  await show(TRIP, TABLES)
  const medicines = () =>
    section('Packing list').getByRole<HTMLInputElement>('checkbox', { name: /Your own medicines/ })
  fireEvent.click(medicines())
  expect(medicines().checked).toBe(true)
  cleanup()
  await show(TRIP, TABLES)
  expect(medicines().checked).toBe(true)
  fireEvent.click(medicines())
  expect(medicines().checked).toBe(false)
  cleanup()
  await show({ ...TRIP, id: 'b' }, TABLES)
  expect(medicines().checked).toBe(false)
})
