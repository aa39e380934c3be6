/** Random edits, for property tests of trips. */
import fc from 'fast-check'
import { expect } from 'vitest'

import { addDays, calendarDate } from '../src/kernel/index.ts'
import {
  addDay,
  addIdea,
  addPlace,
  addStop,
  changeStop,
  dropIdea,
  dropStop,
  moveDay,
  moveStop,
  noteDay,
  removeDay,
  retimeStop,
  setEdge,
  setFirstDate,
  swapStop,
  tidyDay,
  USUAL_FACTS as FACTS,
} from '../src/trip-edit/index.ts'
import type { Trip } from '../src/trip/index.ts'
import { samplePlace, sampleStop } from './sample-trip.ts'

type Edit = { readonly kind: number; readonly a: number; readonly b: number; readonly c: number }

const number = fc.nat({ max: 40 })
export const anyEdits = fc.array(fc.record({ kind: fc.nat({ max: 17 }), a: number, b: number, c: number }), {
  minLength: 1,
  maxLength: 8,
})

export function applyEdits(trip: Trip, edits: readonly Edit[], name: string): Trip {
  return edits.reduce((made, edit, index) => applyEdit(made, edit, `${name}${index}`), trip)
}

/** Numbers select among existing things, so that every edit has an effect. */
export function applyEdit(trip: Trip, { kind, a, b, c }: Edit, id: string): Trip {
  const day = trip.days[a % trip.days.length]!
  const stops = trip.days.flatMap((each) => each.stops)
  const stopId = stops[a % Math.max(1, stops.length)]?.id ?? 'none'
  const idea = trip.ideas[b % Math.max(1, trip.ideas.length)] ?? 'none'
  const position = { dayId: day.id, index: b % (day.stops.length + 1) }
  const place = samplePlace(`place-${id}`)
  const edits: readonly (() => Trip)[] = [
    () => addPlace(trip, { place, stopId: id }, position, FACTS),
    () => addStop(trip, sampleStop('x', c * 30, { id, placeId: null, kind: 'appointment' }), position, FACTS),
    () => moveStop(trip, stopId, position, FACTS),
    () => dropStop(trip, stopId, FACTS),
    () => swapStop(trip, stopId, idea, FACTS),
    () => retimeStop(trip, stopId, { arrive: 480 + c * 15, leave: 500 + c * 15 + b * 5 }, FACTS),
    () => changeStop(trip, stopId, { isLocked: c % 2 === 0 }),
    () => changeStop(trip, stopId, { note: `note ${id}` }),
    () => changeStop(trip, stopId, { isMustSee: true, title: `title ${id}` }),
    () => addIdea(trip, place),
    () => dropIdea(trip, idea),
    () => (trip.places[idea] ? addPlace(trip, { place: trip.places[idea], stopId: id }, position, FACTS) : trip),
    () => addDay(trip, id),
    () => removeDay(trip, day.id, FACTS),
    () => moveDay(trip, day.id, b % 2 === 0 ? 1 : -1, FACTS),
    () => setFirstDate(trip, c === 0 ? null : addDays(calendarDate('2026-05-04'), c), FACTS),
    () => setEdge(trip, day.id, { edge: 'start', changes: { at: 420 + c * 10 } }, FACTS),
    () => (c % 2 === 0 ? tidyDay(trip, day.id, FACTS) : noteDay(trip, day.id, `day ${id}`)),
  ]
  return edits[kind]!()
}

/** The invariants of every trip. */
export function expectSound({ days, places, ideas }: Trip): void {
  const stops = days.flatMap((day) => day.stops)
  const planned = stops.flatMap(({ placeId }) => (placeId === null ? [] : [placeId]))
  expect(new Set(stops.map(({ id }) => id)).size, 'a stop stands once').toBe(stops.length)
  expect(new Set(days.map(({ id }) => id)).size, 'a day stands once').toBe(days.length)
  expect(days.length, 'there is a day').toBeGreaterThan(0)
  expect(
    [...planned, ...ideas].filter((id) => !places[id]),
    'places are known',
  ).toEqual([])
  expect(
    ideas.filter((id) => planned.includes(id)),
    'ideas stand on no day',
  ).toEqual([])
  expect(new Set(ideas).size, 'an idea stands once').toBe(ideas.length)
  for (const day of days) {
    expect(
      day.stops.map(({ arrive }) => arrive),
      'stops stand in order',
    ).toEqual(day.stops.map(({ arrive }) => arrive).toSorted((one, other) => one - other))
    for (const { arrive, leave } of day.stops)
      expect(leave, 'nobody leaves before arriving').toBeGreaterThanOrEqual(arrive)
  }
  days.forEach(({ date }, index) => {
    const first = days[0]!.date
    expect(date, 'days follow each other').toBe(first === null ? null : addDays(first, index))
  })
}
