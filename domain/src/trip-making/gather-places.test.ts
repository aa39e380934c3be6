import { expect, it } from 'vitest'

import type { PlannedBase } from '../trip-routes/index.ts'
import { NO_WISHES } from '../trip/index.ts'
import { gatherPlaces, type PlaceSources } from './index.ts'

const PUNO = { latitude: -15.84, longitude: -70.03 }
const BASE: PlannedBase = {
  point: { destinationId: 'puno', areaId: null },
  name: 'Puno & Lake Titicaca',
  country: 'PE',
  coordinates: PUNO,
  nights: 1,
  isRural: false,
  arriveDay: 1,
  leaveDay: 2,
  leg: null,
  sights: [],
  dayTrips: [],
  waySights: [],
  avoid: [],
}

it('asks for what lies around a base whose name no table has', async () => {
  const queries: unknown[] = []
  const sources: PlaceSources = {
    places: (query) => {
      queries.push(query)
      const city = { cityId: 7, name: 'Puno', country: 'PE', coordinates: PUNO, timeZone: 'America/Lima' }
      return Promise.resolve({ city, places: [] })
    },
    facts: () => Promise.resolve({}),
    titleOf: (names) => names.join(),
  }
  const city = { name: BASE.name, country: 'PE', cityId: null, coordinates: PUNO }
  const asked = {
    ...NO_WISHES,
    title: '',
    firstDate: null,
    dayCount: 1,
    appointments: [],
    arriveAt: null,
    departAt: null,
  }
  const found = await gatherPlaces({ ...asked, cities: [{ city, timeZone: 'UTC', nights: 1, base: BASE }] }, sources)
  expect(queries).toEqual([{ ...PUNO, country: 'PE' }])
  expect(found.ask.cities[0]).toMatchObject({ timeZone: 'America/Lima', city: { name: 'Puno', cityId: 7 } })
})

it('keeps the name of a region that no town there has', async () => {
  const sources: PlaceSources = {
    places: () => {
      const city = { cityId: 8, name: 'Edfu', country: 'EG', coordinates: PUNO, timeZone: 'Africa/Cairo' }
      return Promise.resolve({ city, places: [] })
    },
    facts: () => Promise.resolve({}),
    titleOf: (names) => names.join(),
  }
  const city = { name: 'Nile cruise', country: 'EG', cityId: null, coordinates: PUNO }
  const asked = {
    ...NO_WISHES,
    title: '',
    firstDate: null,
    dayCount: 1,
    appointments: [],
    arriveAt: null,
    departAt: null,
  }
  const base = { ...BASE, name: 'Nile cruise', isRural: true }
  const found = await gatherPlaces({ ...asked, cities: [{ city, timeZone: 'UTC', nights: 1, base }] }, sources)
  expect(found.ask.cities[0]).toMatchObject({ timeZone: 'Africa/Cairo', city: { name: 'Nile cruise', cityId: null } })
})
