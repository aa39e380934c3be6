import { expect, it } from 'vitest'

import type { TripAsk } from '../trip-draft/index.ts'
import { NO_WISHES, type TripPlace } from '../trip/index.ts'
import { matchWishes } from './match-wishes.ts'

const LISBON = { name: 'Lisbon', country: 'PT', cityId: 1, coordinates: { latitude: 38.7, longitude: -9.1 } }
const ASK: TripAsk = {
  title: '',
  cities: [{ city: LISBON, timeZone: 'UTC', nights: null }],
  firstDate: null,
  dayCount: 3,
  ...NO_WISHES,
  appointments: [],
  arriveAt: null,
  departAt: null,
}
const FADO: TripPlace = {
  id: 'fado',
  name: 'Fado evening in Alfama',
  coordinates: LISBON.coordinates,
  kind: 'show',
  hours: null,
  visitMinutes: 120,
  price: null,
  isIndoor: true,
  renown: 1,
  sources: ['guide'],
}
const DISH = {
  name: 'Custard tart',
  localName: 'Pastel de nata',
  diets: null,
  contains: [],
  meals: ['any'],
  areas: [],
  price: null,
  importance: 5 as const,
}
const KNOWN = {
  country: 'PT',
  coordinates: LISBON.coordinates,
  asOf: '2026-11',
  areas: [],
  dishes: [DISH],
  serving: null,
  daily: { low: null, mid: null, high: null },
}

it('asks for what the guide has, and quotes the rest', () => {
  const unread = ['fado', 'pastel de nata', 'dog sitter', 'style']
  expect(matchWishes({ ...ASK, unread }, [FADO], [KNOWN])).toMatchObject({
    mustSee: ['fado', 'pastel de nata'],
    unread: ['dog sitter', 'style'],
  })
})

it('leaves nothing to quote when everything was found', () => {
  expect(matchWishes({ ...ASK, unread: ['fado'] }, [FADO], [KNOWN]).unread).toBeUndefined()
})

it('leaves out what was refused, and never takes it for a wish', () => {
  const matched = matchWishes({ ...ASK, unread: ['hate fado', 'no queues'] }, [FADO], [KNOWN])
  expect(matched).toMatchObject({ mustSee: [], mustNot: ['fado'], unread: ['no queues'] })
})

it('finds what is loved, and quotes no small word', () => {
  expect(matchWishes({ ...ASK, unread: ['love fado', 'pls', 'else'] }, [FADO], [KNOWN])).toMatchObject({
    mustSee: ['fado'],
  })
  expect(matchWishes({ ...ASK, unread: ['pls', 'else'] }, [FADO], [KNOWN]).unread).toBeUndefined()
})

const CARNIVAL = { name: 'Carnival', localName: 'Carnaval', tags: [], note: null, dates: [] }

it('knows festivals, and refuses dishes and sorts', () => {
  const known = [{ ...KNOWN, events: [CARNIVAL] }]
  const matched = matchWishes(
    { ...ASK, unread: ['carnival', 'no custard tart', 'no desert', 'no elevators'] },
    [FADO],
    known,
  )
  expect(matched).toMatchObject({
    mustSee: ['carnival'],
    mustNot: ['custard tart', 'desert'],
    unread: ['no elevators'],
  })
})

it('finds what is wished for inside a run, and what is refused at its beginning', () => {
  const boat: TripPlace = { ...FADO, id: 'houseboat', name: 'Backwaters houseboat' }
  const viaduct: TripPlace = { ...FADO, id: 'viaduct', name: 'Glenfinnan viaduct', kind: 'bridge' }
  const unread = ['pls glenfinnan def', 'NO houseboat done it', 'already was awful']
  expect(matchWishes({ ...ASK, unread }, [boat, viaduct], [KNOWN])).toMatchObject({
    mustSee: [expect.stringContaining('glenfinnan')],
    mustNot: ['houseboat'],
    unread: ['already was awful'],
  })
})

it('takes the name of where one goes for no wish, and quotes it neither', () => {
  const museum: TripPlace = { ...FADO, id: 'art', name: 'Museum of Portugal' }
  const matched = matchWishes({ ...ASK, unread: ['portugal', 'Lisbon'] }, [museum], [KNOWN])
  expect([matched.mustSee, matched.unread]).toEqual([[], undefined])
})
