import { estimateLeg } from '@app/domain/travel-time'
import { NO_WISHES, type Stop, type Trip, type TripDay, type TripPlace } from '@app/domain/trip'
import { expect, it } from 'vitest'

import { cityLegMode, stopSummary } from './stop-words.ts'

const LISBON = { latitude: 38.72, longitude: -9.14 }
const PORTO = { latitude: 41.15, longitude: -8.61 }
const TOKYO = { latitude: 35.68, longitude: 139.69 }

const dayIn = (id: string, coordinates: typeof LISBON): TripDay => {
  const edge = { title: '', coordinates, at: 540, bufferMinutes: 0 }
  const city = { name: id, country: '', cityId: null, coordinates }
  return { id, date: null, timeZone: 'UTC', city, start: edge, end: edge, stops: [], note: '' }
}

const lasting = (minutes: number, id = 'travel-2'): Stop => ({
  id,
  kind: 'appointment',
  title: 'Lisbon – Porto',
  placeId: null,
  arrive: 540,
  leave: 540 + minutes,
  leg: null,
  isLocked: true,
  isMustSee: false,
  note: '',
  cost: null,
})

it.each([
  ['the train to the next city', PORTO, 'train', 0, 'travel-2', 'train'],
  ['the flight to a far one', TOKYO, 'fly', 0, 'travel-2', 'fly'],
  ['not with the hours of a ticket', PORTO, 'train', 15, 'travel-2', null],
  ['no stop of the traveller’s own', PORTO, 'train', 0, 'mine', null],
] as const)('recognises %s', (_, to, mode, more, id, way) => {
  const [first, second] = [dayIn('one', LISBON), dayIn('two', to)]
  const stop = lasting(estimateLeg(LISBON, to, mode).minutes + more, id)
  expect(cityLegMode({ days: [first, second] }, second, stop)).toBe(way)
})

it.each([
  ['Lunch', 'Time Out Market · market'],
  ['Lunch: Time Out Market', 'market'],
])('says the place of %s once: %s', (title, words) => {
  const day = dayIn('one', LISBON)
  const place = { id: 'm', name: 'Time Out Market', kind: 'market', hours: { text: '24/7', basis: 'usual' } }
  const trip: Trip = {
    id: 't',
    title: '',
    days: [day],
    places: { m: place as TripPlace },
    ideas: [],
    wishes: NO_WISHES,
  }
  const stop = { ...lasting(60, 'lunch'), kind: 'meal', title, placeId: 'm' } as const
  expect(stopSummary(stop, { trip, day, facts: {}, locale: 'en-GB' })).toBe(words)
})
