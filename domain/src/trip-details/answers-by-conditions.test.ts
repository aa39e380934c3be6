import { expect, it } from 'vitest'

import { sampleDay, samplePlace, sampleStop, sampleTrip } from '../../test/sample-trip.ts'
import type { SpecialWish } from '../trip/index.ts'
import { ANSWERS_BY_CONDITIONS } from './answers-by-conditions.ts'

const ride = sampleStop('ride', 540, {
  placeId: null,
  kind: 'appointment',
  title: 'Oaxaca – Puerto Escondido',
  way: { mode: 'minivan', minutes: 180, price: null, codes: [], isEstimate: false },
})
const tower = sampleStop('tower', 900)
const dinner = sampleStop('dinner', 1140, { kind: 'meal', placeId: null, title: 'Dinner in the old town' })
const trip = sampleTrip({
  days: [sampleDay('one', null, [ride, tower, dinner])],
  places: { tower: samplePlace('tower', { kind: 'tower', isIndoor: false }) },
})

it.each([
  [{ code: 'short-drives' }, 'no', 'day 1: Oaxaca – Puerto Escondido, 3 h'],
  [{ code: 'short-drives', by: 240 }, 'yes', 'The longest ride is 3 h'],
  [{ code: 'heights' }, 'partly', 'tower'],
  [{ code: 'motion-sick' }, 'partly', '3 h'],
  [{ code: 'health' }, 'partly', 'ask your doctor'],
  [{ code: 'celebration' }, 'partly', 'Dinner in the old town, on day 1'],
  [{ code: 'safe-evenings' }, 'partly', '20:00'],
] as const)('%j: %s', (wish, isMet, told) => {
  const answer = ANSWERS_BY_CONDITIONS[wish.code](trip, wish as SpecialWish)
  expect(answer.isMet).toBe(isMet)
  expect(answer.how).toContain(told)
})
