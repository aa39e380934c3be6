import { describe, expect, it } from 'vitest'

import { samplePlace, sampleStop, sampleTrip } from '../../test/sample-trip.ts'
import { calendarDate } from '../kernel/index.ts'
import type { Trip } from '../trip/index.ts'
import {
  addDay,
  adoptPlan,
  addPlace,
  addStop,
  dropStop,
  findStop,
  legHome,
  moveDay,
  moveStop,
  removeDay,
  setLodging,
  retimeStop,
  setEdge,
  setFirstDate,
  swapStop,
  tidyDay,
  USUAL_FACTS as FACTS,
} from './index.ts'

const TRIP = sampleTrip()
const plan = ({ days }: Trip) =>
  days.map(({ stops }) => stops.map(({ title, arrive }) => `${title} ${arrive}`).join(', '))

describe('a stop', () => {
  it('gets the first opening time and pushes only overlapping stops', () => {
    const moved = moveStop(TRIP, 'stop-tower', { dayId: 'one', index: 1 }, FACTS)
    expect(plan(moved)[1]).toBe('')
    const [castle, tower, cathedral] = moved.days[0]!.stops
    expect([castle?.arrive, tower?.title]).toEqual([600, 'tower'])
    expect(tower?.arrive).toBe(660 + (tower?.leg?.minutes ?? 0))
    expect(cathedral?.arrive).toBe((tower?.leave ?? 0) + (cathedral?.leg?.minutes ?? 0))
  })
  it('waits for the opening', () => {
    const early = setEdge(TRIP, 'two', { edge: 'start', changes: { at: 420 } }, FACTS)
    expect(plan(tidyDay(early, 'two', FACTS))[1]).toBe('tower 600')
  })
  it('continues after the lunch break when the visit does not fit before it', () => {
    const place = samplePlace('shop', {
      hours: { text: 'Tu-Su 09:00-12:00,14:00-18:00', basis: 'source' },
      visitMinutes: 90,
    })
    const added = addPlace(TRIP, { place, stopId: 'n' }, { dayId: 'one', index: 1 }, FACTS)
    expect(findStop(added, 'n')?.stop.arrive).toBe(14 * 60)
  })
  it('moved to another day leaves no gap behind, and lunch stays lunch', () => {
    const meal = sampleStop('lunch', 780, { kind: 'meal', placeId: null })
    const late = sampleStop('tiles', 900)
    const full = addStop(
      addStop(TRIP, meal, { dayId: 'one', index: 2 }, FACTS),
      late,
      { dayId: 'one', index: 3 },
      FACTS,
    )
    const moved = moveStop(full, 'stop-tower', { dayId: 'one', index: 0 }, FACTS)
    const [one] = moved.days
    expect(findStop(moved, meal.id)?.stop.arrive).toBeLessThanOrEqual(14 * 60)
    const waits = one!.stops.map(
      (stop, index) => stop.arrive - (stop.leg?.minutes ?? 0) - (one!.stops[index - 1]?.leave ?? 540),
    )
    expect(Math.max(...waits)).toBeLessThanOrEqual(60)
    expect(moved.days[1]?.stops).toEqual([])
  })
  it('does not move dinner before a later opening', () => {
    const kitchen = samplePlace('kitchen', { hours: { text: 'Mo-Su 12:00-14:30,18:30-23:00', basis: 'usual' } })
    const dinner = sampleStop('kitchen', 1110, { kind: 'meal' })
    const known = { ...TRIP, places: { ...TRIP.places, kitchen } }
    const full = addStop(known, dinner, { dayId: 'one', index: 2 }, FACTS)
    const moved = moveStop(full, 'stop-tower', { dayId: 'one', index: 1 }, FACTS)
    expect(findStop(moved, dinner.id)?.stop.arrive).toBe(18 * 60 + 30)
  })
  it('keeps its time when it is locked, and changes places with conflicting stops', () => {
    const stop = sampleStop('tiles', 620, { isLocked: true })
    const added = addStop(TRIP, stop, { dayId: 'one', index: 0 }, FACTS)
    expect(findStop(added, stop.id)?.stop.arrive).toBe(620)
    expect(added.ideas).toEqual(['garden'])
  })
  it('becomes an idea when it is dropped, and the others stay as they are', () => {
    const dropped = dropStop(TRIP, 'stop-castle', FACTS)
    expect([plan(dropped)[0], dropped.ideas[0]]).toEqual(['cathedral 720', 'castle'])
  })
  it('is swapped for an idea at the same time, with its own length and price for all', () => {
    const swapped = swapStop(TRIP, 'stop-tower', 'tiles', FACTS)
    expect(findStop(swapped, 'stop-tower')?.stop).toMatchObject({
      title: 'tiles',
      arrive: 600,
      cost: { minorUnits: 2000 },
    })
    expect(swapped.ideas).toEqual(['tower', 'garden'])
  })
  it('refuses an end before its beginning', () =>
    expect(retimeStop(TRIP, 'stop-tower', { arrive: 700, leave: 600 }, FACTS)).toBe(TRIP))
  it('that does not exist changes nothing', () => {
    expect(moveStop(TRIP, 'none', { dayId: 'one', index: 0 }, FACTS)).toBe(TRIP)
    expect(dropStop(TRIP, 'none', FACTS)).toBe(TRIP)
  })
})

describe('a day', () => {
  it('follows the last one, from the lodging it ended at', () =>
    expect(addDay(TRIP, 'three').days[2]).toMatchObject({ date: '2026-05-07', stops: [], start: { at: 540 } }))
  it('returns its places to the ideas when it is removed, and the next moves up', () => {
    const removed = removeDay(TRIP, 'one', FACTS)
    expect(removed.days.map(({ id, date }) => [id, date])).toEqual([['two', '2026-05-05']])
    expect(removed.ideas).toEqual(['castle', 'cathedral', 'garden', 'tiles'])
  })
  it('leaves an empty day when it was the last', () =>
    expect(removeDay(removeDay(TRIP, 'one', FACTS), 'two', FACTS).days).toHaveLength(1))
  it('swaps dates with another day', () =>
    expect(moveDay(TRIP, 'two', -1, FACTS).days.map(({ id, date }) => [id, date])).toEqual([
      ['two', '2026-05-05'],
      ['one', '2026-05-06'],
    ]))
  it('that starts later pushes stops that no longer fit', () =>
    expect(plan(setEdge(TRIP, 'one', { edge: 'start', changes: { at: 700 } }, FACTS))[0]).not.toContain('castle 600'))
  it('begins and ends at the same lodging, except on arrival', () => {
    const arriving = setEdge(TRIP, 'one', { edge: 'start', changes: { bufferMinutes: 75 } }, FACTS)
    const lodging = { title: 'Rua Augusta 1', coordinates: { latitude: 38.71, longitude: -9.137 } }
    const { days } = setLodging(arriving, TRIP.days[0]!.city, lodging, FACTS)
    expect(days.map(({ start, end }) => [start.title, end.title])).toEqual([
      [TRIP.days[0]!.start.title, lodging.title],
      [lodging.title, lodging.title],
    ])
    expect(setLodging(TRIP, { name: 'Porto', country: 'PT' }, lodging, FACTS).days[1]?.end).toEqual(TRIP.days[1]?.end)
  })
  it('ends with the leg home', () => expect(legHome(TRIP.days[1]!, TRIP.places, FACTS).mode).toBe('transit'))
})

it('dates can be moved and removed', () => {
  const moved = setFirstDate(TRIP, calendarDate('2026-12-31'), FACTS)
  expect(moved.days.map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01'])
  expect(setFirstDate(TRIP, null, FACTS).days.map(({ date }) => date)).toEqual([null, null])
})

it('an imported plan keeps its times and gets lodgings, legs and no repeated words', () => {
  const nowhere = { title: '', coordinates: TRIP.days[0]!.city.coordinates, bufferMinutes: 0 }
  const flight = { title: 'Flight home', coordinates: nowhere.coordinates, at: 1000, bufferMinutes: 120 }
  const stops = [
    sampleStop('castle', 480, { note: 'castle' }),
    sampleStop('tower', 500, { note: 'tower at sunset', isLocked: false }),
  ]
  const read = {
    ...TRIP,
    days: [{ ...TRIP.days[0]!, start: { ...nowhere, at: 0 }, end: flight, stops, note: 'Day 1' }],
  }
  const { id, days } = adoptPlan(read, 'own', FACTS)
  expect(id).toBe('own')
  expect(days[0]).toMatchObject({ note: '', start: { title: 'Lisbon', at: 465 }, end: flight })
  expect(days[0]?.stops.map(({ arrive, note, isLocked, leg }) => [arrive, note, isLocked, leg?.mode])).toEqual([
    [480, '', false, 'walk'],
    [500, 'tower at sunset', false, 'transit'],
  ])
})
