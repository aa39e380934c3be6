import { describe, expect, it } from 'vitest'

import { type Cells, toArea, toDestination, toLeg } from '../guide/index.ts'
import { planRoute, type RouteRequest, type RouteTables } from './index.ts'

const row =
  (cells: Readonly<Record<string, string>>): Cells =>
  (column) =>
    cells[column] ?? ''
const destination = (id: string, lat: number, lon: number, more: Readonly<Record<string, string>> = {}) =>
  toDestination(
    row({
      id,
      rank: '50',
      name: id,
      kind: 'city',
      country: 'PT',
      lat: String(lat),
      lon: String(lon),
      radius_km: '10',
      days_min: '1',
      days_ideal: '3',
      days_max: '5',
      best_months: '1-12',
      aka: 'en:x',
      ...more,
    }),
  )
const leg = (from: string, to: string, mode: string, more: Readonly<Record<string, string>> = {}) =>
  toLeg(row({ from, to, mode, exists: 'yes', usual: '1', minutes: '120', both_ways: 'yes', ...more }))
const area = (dest: string, id: string, lat: number, lon: number) =>
  toArea(
    row({
      dest,
      id,
      name: id,
      lat: String(lat),
      lon: String(lon),
      radius_km: '3',
      base: 'yes',
      stay_for: 'first-time',
    }),
  )

const TABLES: RouteTables = {
  destinations: [destination('lisbon', 38.7, -9.1), destination('porto', 41.1, -8.6)],
  areas: [],
  sights: [],
  dayTrips: [],
  legs: [],
  routes: [],
}
const ASKED: RouteRequest = {
  destinations: [
    { id: 'lisbon', nights: null },
    { id: 'porto', nights: null },
  ],
  nights: 5,
  month: null,
  pace: 'steady',
  isByCar: false,
  hasChildren: false,
  interests: [],
  isOrderFixed: true,
  heading: null,
  arriveAirport: null,
  departAirport: null,
  homeId: null,
  mustIds: [],
}
const way = (legs: RouteTables['legs'], more: Partial<RouteRequest> = {}) =>
  planRoute({ ...TABLES, legs }, { ...ASKED, ...more })?.bases[1]?.leg

describe('the leg between two bases', () => {
  it('is the usual one, in both directions', () => {
    const legs = [leg('porto', 'lisbon', 'bus', { usual: '2' }), leg('porto', 'lisbon', 'train')]
    expect(way(legs)).toMatchObject({ mode: 'train', minutes: 120, basis: 'guide', others: ['bus'] })
  })
  it('never uses a mode that does not exist or runs only in the other direction', () => {
    const legs = [
      leg('lisbon', 'porto', 'train', { exists: 'no', usual: '0', minutes: '' }),
      leg('porto', 'lisbon', 'bus', { both_ways: 'no' }),
    ]
    expect(way(legs)).toMatchObject({ mode: 'car-driver', basis: 'estimate' })
  })
  it('is by car for travellers with a car', () => {
    expect(way([leg('lisbon', 'porto', 'train')], { isByCar: true })).toMatchObject({ mode: 'car', basis: 'estimate' })
    const legs = [leg('lisbon', 'porto', 'train'), leg('lisbon', 'porto', 'car', { usual: '3', minutes: '180' })]
    expect(way(legs, { isByCar: true })).toMatchObject({ mode: 'car', minutes: 180, basis: 'guide' })
  })
  it('never uses a road that is closed in that month', () => {
    const legs = [
      leg('lisbon', 'porto', 'car', { codes: 'winter-closed' }),
      leg('lisbon', 'porto', 'fly', { usual: '2' }),
    ]
    expect(way(legs, { month: 1 })).toMatchObject({ mode: 'fly' })
    expect(way(legs, { month: 7 })).toMatchObject({ mode: 'car' })
  })
  it('is by day rather than by night, and with children never by night', () => {
    const legs = [leg('lisbon', 'porto', 'night-train'), leg('lisbon', 'porto', 'bus', { usual: '4' })]
    expect(way(legs)).toMatchObject({ mode: 'night-train' })
    expect(way(legs, { hasChildren: true })).toMatchObject({ mode: 'bus' })
  })
  it('rejects implausible speeds', () =>
    expect(way([leg('lisbon', 'porto', 'bus', { minutes: '60' })])).toMatchObject({ mode: 'car-driver' }))
})

describe('nights', () => {
  it.each([
    [[2, null], 5, [2, 3]],
    [[null, null], 6, [3, 3]],
    [[2, 2], 6, [2, 4]],
  ])('%j stated of %i: %j', (said, nights, expected) => {
    const destinations = ASKED.destinations.map(({ id }, index) => ({ id, nights: said[index] ?? null }))
    const route = planRoute({ ...TABLES, legs: [leg('lisbon', 'porto', 'train')] }, { ...ASKED, destinations, nights })
    expect(route?.bases.map((base) => base.nights)).toEqual(expected)
  })
})

it('never drives to an island', () => {
  const island = destination('isle', 38.5, -9, { kind: 'island', radius_km: '30' })
  const areas = [
    area('isle', 'harbour', 38.5, -9),
    area('isle', 'islet', 38.6, -9.1),
    area('isle', 'beach', 38.45, -8.9),
  ]
  const legs = [leg('isle/harbour', 'isle/islet', 'ferry', { minutes: '40' })]
  const asked = { ...ASKED, destinations: [{ id: 'isle', nights: null }], nights: 8 }
  const route = planRoute({ ...TABLES, destinations: [island], areas, legs }, asked)
  const modes = route?.bases.flatMap((base) => (base.leg ? [base.leg.mode] : []))
  expect(modes?.every((mode) => mode === 'ferry')).toBe(true)
})

it('is null where the guide has no entry', () =>
  expect(planRoute(TABLES, { ...ASKED, destinations: [{ id: 'nowhere', nights: null }] })).toBeNull())
