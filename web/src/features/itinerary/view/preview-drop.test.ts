import { calendarDate } from '@app/domain/kernel'
import { NO_WISHES, type Stop, type Trip, type TripPlace } from '@app/domain/trip'
import { USUAL_FACTS } from '@app/domain/trip-edit'
import { expect, it } from 'vitest'

import { previewDrop } from './preview-drop.ts'

const HERE = { latitude: 38.71, longitude: -9.14 }
const EDGE = { title: 'Lisbon', coordinates: HERE, bufferMinutes: 0 }
const place = (id: string, hours: string): TripPlace => ({
  id,
  name: id,
  coordinates: HERE,
  kind: 'museum',
  hours: { text: hours, basis: 'source' },
  visitMinutes: 60,
  price: null,
  isIndoor: true,
  renown: 0.5,
  sources: [],
})
const stop = (id: string, arrive: number): Stop => ({
  id,
  kind: 'visit',
  title: id,
  placeId: id,
  arrive,
  leave: arrive + 60,
  leg: null,
  isLocked: false,
  isMustSee: false,
  note: '',
  cost: null,
})
const day = (id: string, date: string, stops: readonly Stop[]) => ({
  id,
  date: calendarDate(date),
  timeZone: 'Europe/Lisbon',
  city: { name: 'Lisbon', country: 'PT', cityId: 1, coordinates: HERE },
  start: { ...EDGE, at: 540 },
  end: { ...EDGE, at: 1320 },
  stops,
  note: '',
})
// 10 May 2027 is a Monday.
const TRIP: Trip = {
  id: 't',
  title: '',
  days: [day('monday', '2027-05-10', [stop('tiles', 600)]), day('tuesday', '2027-05-11', [stop('coaches', 600)])],
  places: {
    tiles: place('tiles', 'Mo-Su 10:00-18:00'),
    coaches: place('coaches', 'Tu-Su 10:00-18:00'),
    tower: place('tower', 'Tu-Su 10:00-18:00'),
  },
  ideas: ['tower'],
  wishes: NO_WISHES,
}
const FACTS = { facts: {}, dayFacts: USUAL_FACTS }
const codes = (what: Parameters<typeof previewDrop>[1], dayId: string, index: number) =>
  previewDrop(TRIP, what, { dayId, index }, FACTS)?.findings.map(({ code }) => code)

it('shows the problems of a drop before it happens', () => {
  expect(codes({ kind: 'stop', id: 'coaches' }, 'monday', 1)).toEqual(['wrong-weekday'])
  expect(codes({ kind: 'stop', id: 'tiles' }, 'tuesday', 1)).toEqual([])
})

it('shows them for an idea, with its time', () => {
  expect(codes({ kind: 'idea', id: 'tower' }, 'monday', 1)).toEqual(['wrong-weekday'])
  const fits = previewDrop(TRIP, { kind: 'idea', id: 'tower' }, { dayId: 'tuesday', index: 1 }, FACTS)
  expect([fits?.arrive, fits?.findings]).toEqual([660, []])
})

it('shows nothing for a stop that no longer exists', () =>
  expect(previewDrop(TRIP, { kind: 'idea', id: 'gone' }, { dayId: 'tuesday', index: 0 }, FACTS)).toBeNull())
