import { expect, it } from 'vitest'

import { sampleDay, sampleTrip } from '../../test/sample-trip.ts'
import { calendarDate } from '../kernel/index.ts'
import { answerEvent } from './answer-event.ts'
import type { CityKnowledge } from './city-knowledge.ts'

const CARNIVAL = {
  name: 'Carnival',
  localName: 'Carnaval',
  tags: ['parade'],
  note: 'Streets closed',
  dates: [{ from: calendarDate('2027-02-06'), to: calendarDate('2027-02-09') }],
}
const KNOWN: readonly CityKnowledge[] = [
  {
    country: 'PT',
    coordinates: { latitude: 38.7, longitude: -9.1 },
    asOf: '2026-11',
    areas: [],
    dishes: [],
    events: [CARNIVAL],
    serving: null,
    daily: { low: null, mid: null, high: null },
  },
]
const tripOn = (date: string | null) =>
  sampleTrip({ days: [sampleDay('one', date === null ? null : calendarDate(date), [])] })

it.each([
  ['2027-02-07', 'partly', 'on your dates'],
  ['2027-01-07', 'no', 'not on your dates'],
  [null, 'partly', 'Choose dates then'],
] as const)('a festival for a trip on %s', (date, isMet, told) => {
  const answer = answerEvent('carnaval', tripOn(date), KNOWN)
  expect(answer).toMatchObject({ isMet })
  expect(answer?.how).toContain(told)
})

it('says so when the dates are not fixed, and knows no other festival', () => {
  const undated = KNOWN.map((city) => ({ ...city, events: [{ ...CARNIVAL, dates: [] }] }))
  expect(answerEvent('carnival', tripOn('2027-02-07'), undated)?.how).toContain('not fixed yet')
  expect(answerEvent('regatta', tripOn('2027-02-07'), KNOWN)).toBeNull()
})
