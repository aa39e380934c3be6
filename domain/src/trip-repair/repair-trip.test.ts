import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyEdits, applyEdits, expectSound } from '../../test/any-edits.ts'
import { sampleDay, samplePlace, sampleStop, sampleTrip } from '../../test/sample-trip.ts'
import { diffTrips } from '../trip-diff/index.ts'
import { changeStop, USUAL_FACTS as FACTS } from '../trip-edit/index.ts'
import type { Trip } from '../trip/index.ts'
import { repairTrip, type Trouble } from './index.ts'

const TRIP = sampleTrip()
const newId = (place: string) => `new-${place}`
const repair = (trouble: Trouble, trip: Trip = TRIP) => repairTrip(trip, trouble, FACTS, newId)
const titles = ({ days }: Trip) => days.map(({ stops }) => stops.map(({ title }) => title).join(' '))

describe('arriving late', () => {
  it('pushes stops that still fit and leaves other days alone', () => {
    const { trip } = repair({ kind: 'late-start', dayId: 'one', at: 700 })
    expect(titles(trip)).toEqual(['castle cathedral', 'tower'])
    expect(trip.days[1]).toBe(TRIP.days[1])
    expect(trip.days[0]?.stops[0]?.arrive).toBeGreaterThan(700)
  })
  it('moves stops that no longer fit to another day, with the reason', () => {
    const { trip, reasons } = repair({ kind: 'late-start', dayId: 'one', at: 17 * 60 - 20 })
    expect(trip.days[0]?.stops).toHaveLength(1)
    expect(trip.days[1]?.stops).toHaveLength(2)
    expect(Object.values(reasons)).toEqual(['too-late'])
  })
  it('drops requested stops last', () => {
    const asked = changeStop(TRIP, 'stop-castle', { isMustSee: true })
    const { trip } = repair({ kind: 'late-start', dayId: 'one', at: 17 * 60 - 20 }, asked)
    expect(titles(trip)[0]).toBe('castle')
  })
})

describe('rain', () => {
  it('swaps an outdoor day with an indoor one', () => {
    const { trip, reasons } = repair({ kind: 'rain', dayId: 'two' })
    expect(titles(trip)[1]).toBe('castle')
    expect(titles(trip)[0]).toContain('tower')
    expect(reasons).toEqual({ 'stop-tower': 'no-roof', 'stop-castle': 'rain' })
  })
  it('uses an idea when no other day helps', () => {
    const alone = sampleTrip({ days: [TRIP.days[1]!] })
    expect(titles(repair({ kind: 'rain', dayId: 'two' }, alone).trip)).toEqual(['tiles'])
  })
  it('replaces several short outdoor stops by one long indoor visit', () => {
    const open = { isIndoor: null, kind: 'monument', hours: null, visitMinutes: 20 }
    const places = [
      samplePlace('arch', open),
      samplePlace('column', open),
      samplePlace('museum', { hours: { text: 'Mo-Su 10:00-14:00', basis: 'usual' }, visitMinutes: 175 }),
    ]
    const short = (id: string, arrive: number) => sampleStop(id, arrive, { leave: arrive + 20 })
    const opera = sampleStop('opera', 780, { kind: 'appointment', placeId: null, isLocked: true })
    const day = sampleDay('two', '2026-05-06', [short('arch', 600), short('column', 700), opera])
    const wet = sampleTrip({
      days: [day],
      places: Object.fromEntries(places.map((place) => [place.id, place])),
      ideas: ['museum'],
    })
    const { trip, unplaced } = repair({ kind: 'rain', dayId: 'two' }, wet)
    expect([titles(trip), unplaced]).toEqual([['museum opera'], ['arch', 'column']])
  })
  it('never changes locked stops', () => {
    const locked = changeStop(TRIP, 'stop-tower', { isLocked: true })
    expect(repair({ kind: 'rain', dayId: 'two' }, locked).trip).toBe(locked)
  })
})

describe('a closed place', () => {
  it('is tried on another day, and the gap is filled', () => {
    const { trip, reasons } = repair({ kind: 'closed', stopId: 'stop-castle' })
    expect(titles(trip)[1]).toContain('castle')
    expect(titles(trip)[0]).toMatch(/garden|tiles/)
    expect(reasons['stop-castle']).toBe('closed')
  })
})

it('a closed place removes nothing else from a day that did not work before', () => {
  const stops = ['castle', 'cathedral', 'tower'].map((id) => sampleStop(id, 600, { isLocked: id === 'tower' }))
  const day = { ...sampleDay('one', '2026-05-05', stops), end: { ...TRIP.days[0]!.end, at: 640 } }
  const { trip, reasons } = repair({ kind: 'closed', stopId: 'stop-castle' }, sampleTrip({ days: [day], ideas: [] }))
  expect(titles(trip)).toEqual(['cathedral tower'])
  expect(reasons).toEqual({ 'stop-castle': 'closed' })
})

describe('a closed place that was requested', () => {
  const days = (second: string) => [
    sampleDay('one', '2026-05-05', [sampleStop('castle', 600, { leave: 1070, isMustSee: true })]),
    sampleDay('two', '2026-05-06', [sampleStop(second, 600, { leave: 1070 })]),
  ]
  const long = { visitMinutes: 470 }
  const trip = (second: string) =>
    sampleTrip({
      days: days(second),
      places: { castle: samplePlace('castle', long), tower: samplePlace('tower', long) },
      ideas: [],
    })
  it('replaces an unrequested one on its day, which takes the other day', () => {
    const made = repair({ kind: 'closed', stopId: 'stop-castle' }, trip('tower'))
    expect(titles(made.trip)).toEqual(['tower', 'castle'])
    expect(made.reasons).toEqual({ 'stop-castle': 'closed', 'stop-tower': 'makes-way' })
    expect(made.unplaced).toEqual([])
  })
  it.each([
    ['is locked', { isLocked: true }],
    ['was asked for too', { isMustSee: true }],
  ])('but not one that %s', (_, changes) => {
    const made = repair({ kind: 'closed', stopId: 'stop-castle' }, changeStop(trip('tower'), 'stop-tower', changes))
    expect(titles(made.trip)).toEqual(['', 'tower'])
    expect(made.unplaced).toEqual(['castle'])
  })
})

describe('one more place', () => {
  it('goes into its cheapest position', () => {
    const place = samplePlace('belem', { coordinates: { latitude: 38.6975, longitude: -9.2063 } })
    expect(titles(repair({ kind: 'add', place }).trip)[1]).toContain('belem')
  })
  it.each([
    ['the least known', 320, 'palace castle tower', ['cathedral']],
    ['the two least known', 400, 'castle palace', ['cathedral', 'tower']],
    ['as many as it takes', 470, 'palace', ['cathedral', 'tower', 'castle']],
  ])('replaces %s, when it was requested by name', (_, visitMinutes, left, given) => {
    const stops = [sampleStop('castle', 600), sampleStop('cathedral', 700), sampleStop('tower', 900)]
    const palace = samplePlace('palace', { visitMinutes })
    const known = [
      samplePlace('castle', { renown: 0.9 }),
      samplePlace('cathedral', { renown: 0.2 }),
      samplePlace('tower', { renown: 0.3 }),
    ]
    const places = Object.fromEntries(known.map((place) => [place.id, place]))
    const full = sampleTrip({ days: [sampleDay('one', '2026-05-05', stops)], places, ideas: [] })
    expect(repair({ kind: 'add', place: palace }, full).unplaced).toEqual(['palace'])
    const made = repair({ kind: 'add', place: palace }, { ...full, wishes: { ...full.wishes, mustSee: ['palace'] } })
    expect([titles(made.trip), made.unplaced, made.trip.ideas]).toEqual([[left], given, given])
    expect(made.reasons).toEqual({
      'new-palace': 'asked',
      ...Object.fromEntries(given.map((id) => [`stop-${id}`, 'makes-way'])),
    })
    expect(made.trip.days[0]?.stops.filter(({ isMustSee }) => isMustSee)).toMatchObject([{ title: 'palace' }])
  })
  it('stays an idea when it is open on no day of the trip', () => {
    const place = samplePlace('shut', { hours: { text: 'Mo 10:00-12:00', basis: 'source' } })
    const { trip, unplaced } = repair({ kind: 'add', place })
    expect([titles(trip), unplaced, trip.ideas[0]]).toEqual([titles(TRIP), ['shut'], 'shut'])
  })
})

it('a dropped day’s sights are moved to the others', () => {
  const { trip, reasons } = repair({ kind: 'drop-day', dayId: 'two' })
  expect(titles(trip)[0]?.split(' ').toSorted()).toEqual(['castle', 'cathedral', 'tower'])
  expect(reasons['stop-tower']).toBe('day-dropped')
})

it('a full day has no room, and reports the rest', () => {
  const full = sampleTrip({
    days: [
      sampleDay('one', '2026-05-05', [sampleStop('castle', 600, { leave: 1080, isLocked: true })]),
      sampleDay('two', '2026-05-06', [sampleStop('tower', 600)]),
    ],
  })
  expect(repair({ kind: 'drop-day', dayId: 'two' }, full).unplaced).toEqual(['tower'])
})

it('any repair of any trip is valid and loses nothing', () =>
  fc.assert(
    fc.property(anyEdits, fc.nat(4), fc.nat(40), (edits, kind, number) => {
      const trip = applyEdits(TRIP, edits, 'n')
      const day = trip.days[number % trip.days.length]!
      const troubles: readonly Trouble[] = [
        { kind: 'late-start', dayId: day.id, at: 500 + number * 15 },
        { kind: 'rain', dayId: day.id },
        { kind: 'closed', stopId: day.stops[0]?.id ?? 'none' },
        { kind: 'add', place: samplePlace('more') },
        { kind: 'drop-day', dayId: day.id },
      ]
      const made = repair(troubles[kind]!, trip)
      expectSound(made.trip)
      for (const id of Object.keys(trip.places)) expect(made.trip.places).toHaveProperty(id)
      if (kind === 1) expect(diffTrips(trip, made.trip).every(({ kind: line }) => line !== 'edge')).toBe(true)
    }),
    { numRuns: 120, seed: 6 },
  ))
