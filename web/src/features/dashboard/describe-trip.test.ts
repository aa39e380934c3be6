import { expect, it } from 'vitest'

import { describeTrip } from './describe-trip.ts'

it.each([
  [{ dayCount: 1, stopCount: 1, cities: ['Porto'] }, '1 day · 1 stop · Porto'],
  [{ dayCount: 3, stopCount: 0, cities: ['Porto', 'Lisbon'] }, '3 days · 0 stops · Porto, Lisbon'],
  [{ dayCount: 2, stopCount: null, cities: [] }, '2 days'],
])('%o reads %s', (trip, words) => expect(describeTrip(trip)).toBe(words))
