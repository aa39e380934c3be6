import { expect, it } from 'vitest'

import type { PlannedBase } from '../trip-routes/index.ts'
import { sightsOfRoute } from './sights-of-route.ts'

const AT = { latitude: 63.53, longitude: -19.51 }
const sight = (id: string, name: string, coordinates: typeof AT | null = AT): PlannedBase['sights'][number] => ({
  id,
  name,
  importance: 5,
  coordinates,
  kind: 'waterfall',
  visitMinutes: 1440,
  bestTimes: ['any'],
  fee: { currency: 'ISK', low: 2000, high: 3000, year: 2026 },
  suits: [],
  unsuitedFor: [],
  hours: '24/7',
  setting: 'outdoor',
  booking: { need: 'none', daysAhead: 0 },
  ticketId: null,
  domain: null,
  area: 'South coast',
})
const BASE: PlannedBase = {
  point: { destinationId: 'iceland-ring', areaId: 'vik' },
  name: 'Vík',
  country: 'IS',
  coordinates: AT,
  nights: 2,
  isRural: true,
  arriveDay: 1,
  leaveDay: 3,
  leg: null,
  sights: [sight('a', 'Skógafoss'), sight('b', 'Seljalandsfoss'), sight('c', 'Somewhere', null)],
  dayTrips: [],
  waySights: [],
  avoid: [],
}
const CITY = { name: 'Vík', country: 'IS', cityId: null, coordinates: AT }

it('adds sights that are not in the tables, once, with a length that fits a day', () => {
  const asked = { city: CITY, timeZone: 'UTC', nights: 2, base: BASE }
  const ask = { cities: [asked, { ...asked, city: { ...CITY } }] }
  const [added, ...others] = sightsOfRoute(ask, [])
  expect(added).toMatchObject({
    id: 'a',
    renown: 1,
    visitMinutes: 480,
    price: { minorUnits: 2500, currency: 'ISK' },
    sources: ['guide'],
  })
  expect(others.map(({ id }) => id)).toEqual(['b'])
  expect(sightsOfRoute(ask, [{ ...added!, id: 'osm' }]).map(({ id }) => id)).toEqual(['b'])
})

it('leaves out what a region says of a city that is a base with sights of its own', () => {
  const city: PlannedBase = { ...BASE, isRural: false, point: { destinationId: 'florence', areaId: null } }
  const asked = { city: CITY, timeZone: 'UTC', nights: 2 }
  const told = {
    ...city,
    sights: [sight('tuscany.florence', 'Florence highlights'), sight('florence.uffizi', 'Uffizi')],
  }
  const ask = { cities: [{ ...asked, base: told }] }
  expect(sightsOfRoute(ask, []).map(({ id }) => id)).toEqual(['florence.uffizi'])
})
