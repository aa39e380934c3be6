import { calendarDate } from '@app/domain/kernel'
import { readTripRequest } from '@app/domain/trip-request'
import { describe, expect, it } from 'vitest'

import { requestOfSlots } from './request-of-slots.ts'
import { readSlots } from './trip-slots.ts'

const SENTENCE = 'The Big Apple with my better half, 3 to 7 May 2027, then Lisbon; the High Line is a must, 900 euros'
const today = calendarDate('2026-11-15')
const CITIES: Readonly<Record<string, number>> = { 'New York': 1, Lisbon: 2, Paris: 3 }
const known = {
  sentence: SENTENCE,
  today,
  findCity: (name: string) => {
    const cityId = CITIES[name]
    return cityId ? { cityId, name, country: 'XX', coordinates: { latitude: 1, longitude: 1 } } : null
  },
  findCountry: () => null,
}
const builtIn = readTripRequest(SENTENCE, known)
const read = (slots: object) => requestOfSlots(readSlots(slots), { ...known, builtIn })

describe('the slots of a model', () => {
  it('replace the built-in ones if they are valid', () => {
    const request = read({
      destinations: [
        { words: 'The Big Apple', name: 'New York' },
        { words: 'Lisbon', name: 'Lisbon', nights: 2 },
      ],
      travellers: { words: 'my better half', people: 2 },
      mustSee: [{ words: 'High Line' }],
    })
    expect(request.destinations).toMatchObject([
      { value: { name: 'The Big Apple', city: { name: 'New York' }, nights: null }, span: { start: 0, end: 13 } },
      { value: { city: { name: 'Lisbon' }, nights: 2 } },
    ])
    expect(request.travellers?.value).toEqual({ people: 2, children: 0, childAges: [] })
    expect(request.mustSee.map(({ value }) => value)).toEqual(['High Line'])
    expect(request.dates).toEqual(builtIn.dates)
    expect(request.missing).not.toContain('people')
  })

  it('get their length from exact dates', () => {
    const dates = { words: '3 to 7 May 2027', start: '2027-05-03', end: '2027-05-07', isExact: true }
    expect(read({ dates, days: { words: '7', count: 9 } }).days?.value).toBe(5)
  })

  it.each([
    [
      'a city that does not exist',
      {
        destinations: [
          { words: 'Lisbon', name: 'x' },
          { words: 'The', name: 'Atlantis' },
        ],
      },
    ],
    ['words that nobody wrote', { destinations: [{ words: 'Paris', name: 'Paris' }] }],
    ['a day that no calendar has', { dates: { words: 'May', start: '2027-02-30', end: '2027-03-02', isExact: true } }],
    ['a day that is over', { dates: { words: 'May', start: '2025-05-03', end: '2025-05-07', isExact: true } }],
    ['an end before the start', { dates: { words: 'May', start: '2027-05-07', end: '2027-05-03', isExact: true } }],
    ['nobody at all', { travellers: { words: 'my better half', people: 0 } }],
    ['more children than people', { travellers: { words: 'my better half', people: 1, children: 3 } }],
    ['a trip of ten years', { days: { words: '7', count: 3650 } }],
    ['money that is none', { budget: { words: '900 euros', amount: 900, currency: 'QQQ', per: 'trip' } }],
    ['a budget without end', { budget: { words: '900 euros', amount: 1e300, currency: 'EUR', per: 'trip' } }],
    ['an interest of its own', { interests: [{ words: 'must', value: 'gambling' }] }],
    ['an appointment that nobody named', { appointments: [{ words: '7 May', title: 'Wedding' }] }],
    ['slots that do not exist', { admin: true, missing: [], language: 'xx' }],
  ])('change nothing: %s', (_, slots) => {
    expect(read(slots)).toEqual(requestOfSlots({}, { ...known, builtIn }))
  })

  it.each([null, 'x', [], 7])('are empty for %j', (input) => expect(readSlots(input)).toEqual({}))
})
