import { calendarDate } from '@app/domain/kernel'
import { readTripRequest } from '@app/domain/trip-request'
import { expect, it } from 'vitest'

import { loadGuide } from '../guide/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { destinationFinder } from './index.ts'
import { wholeOf } from './whole-of.ts'

const finder = destinationFinder(await loadGuide(readPackedFile))

function wholesIn(sentence: string): readonly string[] {
  const start = sentence.toLowerCase().indexOf('south island')
  const value = { name: 'south island', city: null, country: 'NZ', regionId: 'new-zealand-south', nights: null }
  const read = readTripRequest(sentence, { today: calendarDate('2026-11-18'), findCity: () => null })
  const request = { ...read, destinations: [{ value, span: { start, end: start + 12 } }] }
  const south = finder.byId('new-zealand-south')
  return south ? wholeOf(request, [south], { sentence, finder }).map(({ name }) => name) : ['unknown']
}

it.each(['New Zealand south island campervan 16 days', '16 days South Island, New Zealand'])(
  'takes the country beside a part of it for its address: %s',
  (sentence) => expect(wholesIn(sentence)).toEqual([]),
)

it('is the country where its part does not fill the days', () => {
  expect(wholesIn('3 weeks in New Zealand with the glaciers of the south island')).toEqual(['New Zealand'])
})
