import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyEdits, applyEdits, expectSound } from '../../test/any-edits.ts'
import { sampleTrip } from '../../test/sample-trip.ts'
import { calendarDate } from '../kernel/index.ts'
import {
  addDay,
  changeStop,
  dropIdea,
  dropStop,
  moveDay,
  moveStop,
  noteDay,
  retimeStop,
  setEdge,
  setFirstDate,
  swapStop,
  USUAL_FACTS as FACTS,
} from '../trip-edit/index.ts'
import { acceptChanges, countChanges, diffTrips, fingerprintOf } from './index.ts'

const TRIP = sampleTrip()
const lines = (after: typeof TRIP) => diffTrips(TRIP, after).map(({ kind, id, because }) => [kind, id, because])

describe('a difference', () => {
  it('of the same trip is empty', () => expect(diffTrips(TRIP, sampleTrip())).toEqual([]))
  it.each([
    ['removed', dropStop(TRIP, 'stop-castle', FACTS), 'stop-castle', 'no-room'],
    ['replaced', swapStop(TRIP, 'stop-tower', 'tiles', FACTS), 'stop-tower', 'asked'],
    ['moved', moveStop(TRIP, 'stop-castle', { dayId: 'two', index: 1 }, FACTS), 'stop-castle', 'asked'],
    ['retimed', retimeStop(TRIP, 'stop-tower', { arrive: 640, leave: 700 }, FACTS), 'stop-tower', 'follows'],
    ['day-added', addDay(TRIP, 'three'), 'three', 'asked'],
    ['dated', setFirstDate(TRIP, calendarDate('2026-05-12'), FACTS), 'dates', 'asked'],
    ['wish', { ...TRIP, wishes: { ...TRIP.wishes, pace: 'calm' as const } }, 'wish-pace', 'asked'],
  ])('names what was %s, with its reason', (kind, after, id, because) =>
    expect(lines(after)).toContainEqual([kind, id, because]),
  )
  it('lists the days in order, so that consequences come after their cause', () => {
    const early = { ...TRIP.days[0]!.stops[0]!, id: 'early', arrive: 545, leave: 550 }
    const late = TRIP.days[0]!.stops.map((stop) => ({ ...stop, arrive: stop.arrive + 30, leave: stop.leave + 30 }))
    const days = [{ ...TRIP.days[0]!, stops: [early, ...late] }, ...TRIP.days.slice(1)]
    const found = lines({ ...TRIP, days })
    expect(found[0]).toEqual(['added', 'early', 'fills-gap'])
    expect(found.slice(1).map(([kind]) => kind)).toEqual(late.map(() => 'retimed'))
  })
  it('has the given reason', () =>
    expect(diffTrips(TRIP, dropStop(TRIP, 'stop-castle', FACTS), { 'stop-castle': 'closed' })[0]?.because).toBe(
      'closed',
    ))
})

describe('accepting', () => {
  const after = setEdge(
    moveStop(TRIP, 'stop-castle', { dayId: 'two', index: 1 }, FACTS),
    'one',
    { edge: 'start', changes: { at: 700 } },
    FACTS,
  )
  const all = diffTrips(TRIP, after)
  it('nothing keeps the old trip', () => expect(acceptChanges(TRIP, { after, accepted: [] }, FACTS)).toBe(TRIP))
  it('one line applies only that one', () => {
    const accepted = all.filter(({ kind }) => kind === 'edge')
    const taken = acceptChanges(TRIP, { after, accepted }, FACTS)
    expect(taken.days[0]).toMatchObject({ start: { at: 700 }, stops: [{ title: 'castle' }, { title: 'cathedral' }] })
  })
  it('all lines gives the new plan', () =>
    expect(acceptChanges(TRIP, { after, accepted: all }, FACTS).days).toEqual(after.days))
  it('includes other dates and wishes', () => {
    const later = setFirstDate(TRIP, calendarDate('2026-05-12'), FACTS)
    const calmer = { ...later, wishes: { ...TRIP.wishes, pace: 'calm' as const } }
    const accepted = diffTrips(TRIP, calmer)
    expect(acceptChanges(TRIP, { after: calmer, accepted }, FACTS)).toEqual(calmer)
  })
  it('any lines of any change give a valid trip', () =>
    fc.assert(
      fc.property(anyEdits, fc.infiniteStream(fc.boolean()), (edits, choice) => {
        const made = applyEdits(
          TRIP,
          edits.filter(({ kind }) => ![13, 14, 15].includes(kind)),
          'n',
        )
        const accepted = diffTrips(TRIP, made).filter(() => choice.next().value)
        expectSound(acceptChanges(TRIP, { after: made, accepted }, FACTS))
      }),
      { numRuns: 100, seed: 6 },
    ))
})

describe('versions', () => {
  it.each([
    ['nothing', sampleTrip(), 0],
    ['a note', changeStop(TRIP, 'stop-tower', { note: 'Row 4' }), 1],
    ['two notes', noteDay(changeStop(TRIP, 'stop-tower', { note: 'Row 4' }), 'two', 'Rest'), 2],
    ['a name', { ...TRIP, title: 'Our May' }, 1],
    ['a lock', changeStop(TRIP, 'stop-tower', { isLocked: true }), 1],
    ['a bed', setEdge(TRIP, 'two', { edge: 'end', changes: { title: 'Casa Ana' } }, FACTS), 1],
    ['an idea', dropIdea(TRIP, TRIP.ideas[0] ?? ''), 1],
    ['the order of the days', moveDay(TRIP, 'one', 1, FACTS), 1],
    ['a stop that went', dropStop(TRIP, 'stop-tower', FACTS), 1],
  ])('that differ in %s have different fingerprints', (_, after, count) =>
    expect(countChanges(TRIP, after)).toBe(count),
  )

  it('are equal whatever the order of their keys', () => {
    const budget = { minorUnits: 900, currency: 'EUR' }
    const turned = { currency: 'EUR', minorUnits: 900 }
    const [one, other] = [budget, turned].map((money) => ({ ...TRIP, wishes: { ...TRIP.wishes, budget: money } }))
    expect(countChanges(one!, other!)).toBe(0)
    expect(fingerprintOf(one!)).toBe(fingerprintOf(other!))
  })
})
