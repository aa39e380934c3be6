import { expect, it } from 'vitest'

import type { Stop, Trip, TripDay, TripPlace } from '../trip/index.ts'
import { sharedTicketStops } from './index.ts'

const place = (id: string, ticketId: string | null): TripPlace => ({
  id,
  name: id,
  coordinates: { latitude: 0, longitude: 0 },
  kind: 'palace',
  hours: null,
  visitMinutes: 60,
  price: { minorUnits: 1000, currency: 'EUR' },
  isIndoor: true,
  renown: 1,
  guide: {
    importance: 5,
    bestTimes: [],
    booking: { need: 'none', daysAhead: 0 },
    ticketId,
    domain: null,
    asOf: '2026-11',
  },
  sources: ['guide'],
})
const { guide: _, ...unguided } = place('e', null)
const PLACES = [place('a', 'a'), place('b', 'a'), place('c', 'c'), place('d', null), unguided]

const stopsAt = (days: readonly (readonly string[])[]): Pick<Trip, 'days' | 'places'> => ({
  days: days.map(
    (ids) => ({ stops: ids.map((id) => ({ id: `at-${id}`, placeId: id }) as unknown as Stop) }) as unknown as TripDay,
  ),
  places: Object.fromEntries(PLACES.map((each) => [each.id, each])),
})

it.each([
  ['the second of two', [['a', 'b']], ['at-b']],
  ['whichever comes later', [['b'], ['a']], ['at-a']],
  ['none of two tickets', [['a', 'c', 'd', 'e']], []],
  ['none where the other was taken out', [['b']], []],
])('counts one ticket once: %s', (__, days, shared) => expect([...sharedTicketStops(stopsAt(days))]).toEqual(shared))
