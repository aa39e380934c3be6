import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { euros } from '../kernel/index.ts'
import { checkTrip } from '../trip-checker/index.ts'
import type { Stop, Trip } from '../trip/index.ts'
import { planTrip } from './index.ts'
import { samplePlaces, sampleTrip } from './sample-city.ts'

const RUNS = { seed: 2027, numRuns: 15 }

const wishes = fc.record({
  pace: fc.constantFrom('calm', 'steady', 'full'),
  mobility: fc.constantFrom('any', 'short-walks'),
  walkingCapMetres: fc.option(fc.integer({ min: 1500, max: 12_000 })),
  budget: fc.option(fc.integer({ min: 0, max: 200 }).map(euros)),
  interests: fc.subarray(['art', 'nature', 'food', 'views']),
  mustSee: fc.subarray(['place-1', 'place-5', 'place-9']),
  adults: fc.integer({ min: 1, max: 4 }),
})

const booked = (arrive: number): Stop => ({
  id: 'booked',
  kind: 'appointment',
  title: 'Place 2',
  placeId: 'place-2',
  arrive,
  leave: arrive + 60,
  leg: null,
  isLocked: true,
  isMustSee: false,
  note: 'ticket 7',
  cost: euros(0),
})

const situations = fc
  .record({
    wishes,
    dayCount: fc.integer({ min: 1, max: 4 }),
    placeCount: fc.integer({ min: 4, max: 60 }),
    city: fc.nat(1000),
    seed: fc.nat(1000),
    lockedAt: fc.option(fc.integer({ min: 600, max: 1080 })),
  })
  .map(({ wishes: asked, dayCount, placeCount, city, seed, lockedAt }) => {
    // The booked place is always open: the traveller's own choice is not the planner's error.
    const places = samplePlaces(placeCount, city).map((place) =>
      place.id === 'place-2' ? { ...place, hours: { text: '24/7', basis: 'source' as const } } : place,
    )
    const empty = sampleTrip(dayCount, asked)
    const [first, ...rest] = empty.days
    const days = lockedAt === null || !first ? empty.days : [{ ...first, stops: [booked(lockedAt)] }, ...rest]
    const trip: Trip = { ...empty, days, places: Object.fromEntries(places.map((place) => [place.id, place])) }
    return { trip, places, options: { seed, isHoliday: () => false } }
  })

describe('planTrip, whatever is asked', () => {
  it('gives the same plan for the same seed', () => {
    fc.assert(
      fc.property(situations, ({ trip, places, options }) => {
        expect(planTrip(trip, places, options)).toEqual(planTrip(trip, places, options))
      }),
      { ...RUNS, numRuns: 5 },
    )
  })

  it('makes plans without findings', () => {
    fc.assert(
      fc.property(situations, ({ trip, places, options }) => {
        const plan = planTrip(trip, places, options)
        expect(checkTrip(plan).filter(({ severity }) => severity === 'error')).toEqual([])
      }),
      RUNS,
    )
  })

  it('keeps locked stops as they are, and no place twice', () => {
    fc.assert(
      fc.property(situations, ({ trip, places, options }) => {
        const plan = planTrip(trip, places, options)
        const stops = plan.days.flatMap((day) => day.stops)
        const kept = stops.filter(({ isLocked }) => isLocked).map(({ leg: _, ...stop }) => stop)
        expect(kept).toEqual(trip.days.flatMap((day) => day.stops).map(({ leg: _, ...stop }) => stop))
        const placed = stops.flatMap(({ placeId }) => placeId ?? [])
        expect(new Set(placed).size).toBe(placed.length)
        expect(plan.ideas.filter((id) => placed.includes(id))).toEqual([])
      }),
      RUNS,
    )
  })
})
