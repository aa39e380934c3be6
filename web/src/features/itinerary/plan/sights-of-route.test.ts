import type { PlannedBase } from '@app/domain/trip-routes'
import { expect, it } from 'vitest'

import { EMPTY_ASK } from '../ask/empty-ask.ts'
import { sightsOfRoute } from './sights-of-route.ts'

const AT = { latitude: 63.53, longitude: -19.51 }
const sight = (id: string, name: string, coordinates: typeof AT | null = AT): PlannedBase['sights'][number] => ({
  id,
  name,
  importance: 5,
  coordinates,
  kind: 'waterfall',
  visitMinutes: 1440,
})
const BASE: PlannedBase = {
  point: { destinationId: 'iceland-ring', areaId: 'vik' },
  name: 'Vík',
  country: 'IS',
  coordinates: AT,
  nights: 2,
  arriveDay: 1,
  leaveDay: 3,
  leg: null,
  sights: [sight('a', 'Skógafoss'), sight('b', 'Seljalandsfoss'), sight('c', 'Somewhere', null)],
  dayTrips: [],
  avoid: [],
}
const CITY = { name: 'Vík', country: 'IS', cityId: null, coordinates: AT }

it('adds sights that are not in the tables, once, with a length that fits a day', () => {
  const asked = { city: CITY, timeZone: 'UTC', nights: 2, base: BASE }
  const ask = { ...EMPTY_ASK, cities: [asked, { ...asked, city: { ...CITY } }] }
  const [added, ...others] = sightsOfRoute(ask, [])
  expect(added).toMatchObject({ id: 'a', renown: 1, visitMinutes: 480, price: null, sources: ['guide'] })
  expect(others.map(({ id }) => id)).toEqual(['b'])
  expect(sightsOfRoute(ask, [{ ...added!, id: 'osm' }]).map(({ id }) => id)).toEqual(['b'])
})
