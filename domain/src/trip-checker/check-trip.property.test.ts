import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DAY, stop, TRIP } from '../../test/sample-plan.ts'
import { addDays, calendarDate } from '../kernel/index.ts'
import type { Trip } from '../trip/index.ts'
import { checkTrip, scoreTrip } from './index.ts'

const ids = ['louvre', 'orsay', 'sacre-coeur', 'nowhere']
const anyStop = fc.record({
  placeId: fc.constantFrom(...ids, null),
  arrive: fc.integer({ min: 0, max: 1600 }),
  minutes: fc.integer({ min: -30, max: 400 }),
  kind: fc.constantFrom('visit', 'meal', 'free', 'appointment'),
})
const anyDay = fc.record({
  stops: fc.array(anyStop, { maxLength: 6 }),
  offset: fc.option(fc.integer({ min: 0, max: 900 })),
  endsAt: fc.integer({ min: 600, max: 1800 }),
  buffer: fc.constantFrom(0, 120),
})
const anyTrip = fc.array(anyDay, { maxLength: 4 }).map((days): Trip => ({
  ...TRIP,
  days: days.map(({ stops, offset, endsAt, buffer }, day) => ({
    ...DAY,
    id: `day-${day}`,
    date: offset === null ? null : addDays(calendarDate('2026-11-15'), offset),
    end: { ...DAY.end, at: endsAt, bufferMinutes: buffer },
    stops: stops.map(({ placeId, arrive, minutes, kind }, index) =>
      stop(`${day}-${index}`, arrive, arrive + minutes, { placeId, kind } as Parameters<typeof stop>[3]),
    ),
  })),
}))

describe('checkTrip', () => {
  it('returns deterministic findings for any trip, about its own days and stops only', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const findings = checkTrip(trip)
        expect(checkTrip(trip)).toEqual(findings)
        for (const { dayId, stopIds } of findings) {
          const day = trip.days.find(({ id }) => id === dayId)
          expect(stopIds.length === 0 || day?.stops.some(({ id }) => id === stopIds.at(-1))).toBe(true)
        }
        const { points } = scoreTrip(trip, findings)
        expect(points === null || (points >= 0 && points <= 100)).toBe(true)
      }),
      { seed: 6, numRuns: 150 },
    )
  })
})
