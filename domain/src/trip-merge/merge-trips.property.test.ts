/** Any edits on any devices, merged in any order: the same valid trip, with everything that was added. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyEdits, applyEdits, expectSound } from '../../test/any-edits.ts'
import { sampleTrip } from '../../test/sample-trip.ts'
import type { Trip } from '../trip/index.ts'
import { mergeTrips } from './index.ts'

const BASE = sampleTrip()
const made = (name: string) => anyEdits.map((edits) => applyEdits(BASE, edits, name))
const three = fc.tuple(made('a'), made('b'), made('c'))
const ORDERS = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 1, 0],
] as const
const RUNS = { numRuns: 60, seed: 6 }

describe('mergeTrips', () => {
  it('does not depend on the order', () =>
    fc.assert(
      fc.property(three, (trips) => {
        const [first, ...others] = ORDERS.map(([x, y, z]) => mergeTrips(BASE, [trips[x], trips[y], trips[z]]))
        for (const other of others) expect(other).toEqual(first)
      }),
      RUNS,
    ))

  it('gives a valid trip', () =>
    fc.assert(
      fc.property(three, (trips) => expectSound(mergeTrips(BASE, trips))),
      RUNS,
    ))

  it('keeps changes of a single device unchanged', () =>
    fc.assert(
      fc.property(made('a'), (trip) => {
        expect(mergeTrips(BASE, [BASE, trip])).toEqual(trip)
        expect(mergeTrips(BASE, [trip, trip])).toEqual(trip)
      }),
      RUNS,
    ))

  it('keeps every added place and text', () =>
    fc.assert(
      fc.property(three, (trips) => {
        const merged = mergeTrips(BASE, trips)
        const known = new Set(Object.keys(BASE.places))
        for (const id of trips.flatMap(({ places }) => Object.keys(places)).filter((each) => !known.has(each)))
          expect(merged.places).toHaveProperty(id)
        for (const note of trips.flatMap(addedNotes)) expect(allNotes(merged)).toContain(note)
      }),
      RUNS,
    ))
})

const allNotes = ({ days }: Trip) =>
  days.flatMap(({ note, stops }) => [note, ...stops.map((stop) => stop.note)]).join('\n')
const addedNotes = (trip: Trip) => trip.days.flatMap(({ stops }) => stops.map(({ note }) => note)).filter(Boolean)
