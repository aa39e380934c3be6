import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DELAY_CAUSES } from '../delay-cause.ts'
import type { FlightDisruption } from '../flight-disruption.ts'
import { assessEuropean } from './european.ts'

const SEED = 261_2004

const flightDelay: fc.Arbitrary<FlightDisruption> = fc.record({
  event: fc.constant('delay' as const),
  operatedByUkCarrier: fc.constant(false),
  noticeDays: fc.constant(null),
  wasRerouted: fc.constant(null),
  departsEarlierMinutes: fc.constant(0),
  departsFromEea: fc.boolean(),
  arrivesInEea: fc.boolean(),
  operatedByEeaCarrier: fc.option(fc.boolean(), { nil: null }),
  distanceKm: fc.integer({ min: 1, max: 20_000 }),
  arrivalDelayMinutes: fc.integer({ min: 0, max: 2000 }),
  cause: fc.constantFrom(...DELAY_CAUSES),
})

const amount = (flight: FlightDisruption): number => {
  const assessment = assessEuropean(flight)
  return assessment.kind === 'owed' ? assessment.amount.minorUnits : 0
}

const holds = <Given>(property: fc.IProperty<Given>) => fc.assert(property, { seed: SEED, numRuns: 2000 })

describe('a late arrival under the European law, for any flight', () => {
  it('owes one of the four legal amounts, or nothing', () => {
    holds(
      fc.property(flightDelay, (flight) => {
        expect([0, 25000, 30000, 40000, 60000]).toContain(amount(flight))
      }),
    )
  })

  it('never owes less for a later arrival', () => {
    holds(
      fc.property(flightDelay, fc.nat(600), (flight, more) => {
        const later = { ...flight, arrivalDelayMinutes: (flight.arrivalDelayMinutes ?? 0) + more }
        expect(amount(later)).toBeGreaterThanOrEqual(amount(flight))
      }),
    )
  })

  it('is consistent: answering the missing fact in the traveller’s favour wins exactly the named amount', () => {
    holds(
      fc.property(flightDelay, (flight) => {
        const asked = assessEuropean(flight)
        if (asked.kind !== 'needs-fact') return
        const cause = flight.cause === 'unknown' ? 'technical-fault' : flight.cause
        expect(amount({ ...flight, cause, operatedByEeaCarrier: true })).toBe(asked.upTo?.minorUnits)
      }),
    )
  })
})
