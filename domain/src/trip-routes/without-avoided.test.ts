import { expect, it } from 'vitest'

import type { GuideDayTrip, GuideSight } from '../guide/index.ts'
import type { RouteTables } from './route-guide.ts'
import { withoutAvoided } from './without-avoided.ts'

const sight = (id: string, kind: string, tags: readonly string[]) =>
  ({
    id,
    name: id,
    localName: null,
    kind,
    tags,
    destinationId: 'marrakech',
    areaId: 'centre',
    importance: 4,
  }) as GuideSight
const dayTrip = (id: string, tags: readonly string[]) =>
  ({ id, name: id, tags, destinationId: 'marrakech', to: null, modes: ['tour'] }) as unknown as GuideDayTrip
const TABLES: RouteTables = {
  destinations: [],
  areas: [],
  sights: [
    sight('Stone plain', 'desert', []),
    sight('Tower of the gate', 'tower', ['dunes']),
    sight('Tiles', 'museum', []),
  ],
  dayTrips: [dayTrip('Night under stars', ['desert']), dayTrip('Waterfalls', ['waterfall'])],
  legs: [],
  routes: [],
}
const left = (avoid: readonly string[], mustIds: readonly string[] = []) => {
  const { sights, dayTrips } = withoutAvoided(TABLES, { avoid, mustIds, destinations: [], homeId: null })
  return [...sights, ...dayTrips].map(({ id }) => id)
}

it.each(['desert', 'desierto', 'Wüste'])('leaves out sights and excursions of a refused sort: %s', (words) => {
  expect(left([words])).toEqual(['Tower of the gate', 'Tiles', 'Waterfalls'])
})

it('keeps the one museum that was asked for', () => {
  expect(left(['museums'])).not.toContain('Tiles')
  expect(left(['museums'], ['Tiles'])).toContain('Tiles')
})
