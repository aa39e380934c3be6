import { expect, it } from 'vitest'

import { type Cells, toArea, toDayTrip, toDestination, toLeg, toSight } from '../guide/index.ts'
import { planRoute, type RouteRequest, type RouteTables } from './index.ts'

const row =
  (cells: Readonly<Record<string, string>>): Cells =>
  (column) =>
    cells[column] ?? ''
const at = (lat: number, lon: number) => ({ lat: String(lat), lon: String(lon) })
const REGION = toDestination(
  row({
    id: 'isle',
    rank: '50',
    name: 'Isle',
    kind: 'region',
    country: 'IS',
    ...at(64.5, -18),
    radius_km: '300',
    days_min: '2',
    days_ideal: '4',
    days_max: '9',
    best_months: '1-12',
    aka: 'en:x',
  }),
)
const area = (id: string, lat: number, lon: number, base = 'yes') =>
  toArea(
    row({
      dest: 'isle',
      id,
      name: id,
      ...at(lat, lon),
      radius_km: '3',
      base,
      stay_for: base === 'yes' ? 'first-time' : '',
    }),
  )
const sight = (id: string, areaId: string, lat: number, lon: number) =>
  toSight(
    row({
      dest: 'isle',
      id: `isle.${id}`,
      name: id,
      kind: 'waterfall',
      ...at(lat, lon),
      area: areaId,
      importance: '5',
      minutes: '60',
      best_time: 'morning',
      book: 'none',
      setting: 'outdoor',
      certainty: 'sure',
      hours: '24h',
    }),
  )
const leg = (from: string, to: string, mode: string, minutes: string) =>
  toLeg(row({ from: `isle/${from}`, to: `isle/${to}`, mode, exists: 'yes', usual: '1', minutes, both_ways: 'yes' }))
const TABLES: RouteTables = {
  destinations: [REGION],
  // The falls lie on the line between the towns, and the road to them begins at the wrong end.
  areas: [area('north', 65.6, -17), area('south', 63.9, -20), area('falls', 64.8, -18.5, 'no')],
  sights: [
    sight('great-falls', 'falls', 64.8, -18.5),
    sight('northern', 'north', 65.6, -17),
    sight('southern', 'south', 63.9, -20),
  ],
  dayTrips: [
    toDayTrip(
      row({
        id: 'isle.loop',
        dest: 'isle',
        name: 'Coast loop',
        ...at(63.8, -19.8),
        mode: 'car;tour',
        minutes: '60',
        hours_total: '8',
        highlights: 'cliffs',
        book: 'none',
        importance: '5',
        overnight_better: 'no',
        certainty: 'sure',
      }),
    ),
  ],
  legs: [leg('north', 'south', 'car', '300'), leg('south', 'falls', 'car', '90'), leg('north', 'falls', 'car', '380')],
  routes: [],
}
const ASKED: RouteRequest = {
  destinations: [{ id: 'isle', nights: null }],
  nights: 5,
  month: null,
  pace: 'steady',
  isByCar: true,
  hasChildren: false,
  interests: [],
  isOrderFixed: true,
  heading: 'north-south',
  arriveAirport: null,
  departAirport: null,
  homeId: null,
  mustIds: [],
}
const basesOf = (tables: RouteTables, more: Partial<RouteRequest> = {}) =>
  planRoute(tables, { ...ASKED, ...more })?.bases ?? []

it('passes on a drive what the guide’s roads pass, not what lies on the line', () => {
  const ways = basesOf(TABLES).flatMap(({ waySights }) => waySights.map(({ name }) => name))
  expect(ways).not.toContain('great-falls')
  const near = { ...TABLES, legs: [...TABLES.legs.slice(0, 2), leg('north', 'falls', 'car', '220')] }
  expect(basesOf(near).flatMap(({ waySights }) => waySights.map(({ name }) => name))).toContain('great-falls')
})

it('gives the sights of a route the hours and the quarter of their row', () => {
  const [sighted] = basesOf(TABLES).flatMap(({ sights }) => sights)
  expect(sighted).toMatchObject({ hours: '24/7', setting: 'outdoor', area: expect.stringMatching(/north|south|falls/) })
})

it('goes on a day trip by tour without a car of one’s own', () => {
  const modeOf = (isByCar: boolean) => basesOf(TABLES, { isByCar }).flatMap(({ dayTrips }) => dayTrips)[0]?.mode
  expect([modeOf(true), modeOf(false)]).toEqual(['car', 'tour'])
})
