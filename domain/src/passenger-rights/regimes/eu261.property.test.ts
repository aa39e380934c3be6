import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DELAY_CAUSES } from '../delay-cause.ts'
import type { FlightDelay } from '../flight-delay.ts'
import { assessEu261Delay } from './eu261.ts'

const SEED = 261_2004

const flightDelay: fc.Arbitrary<FlightDelay> = fc.record({
  departsFromEea: fc.boolean(),
  arrivesInEea: fc.boolean(),
  operatedByEeaCarrier: fc.option(fc.boolean(), { nil: null }),
  distanceKm: fc.integer({ min: 1, max: 20_000 }),
  arrivalDelayMinutes: fc.integer({ min: 0, max: 2000 }),
  cause: fc.constantFrom(...DELAY_CAUSES),
})

const amount = (flight: FlightDelay): number => {
  const assessment = assessEu261Delay(flight)
  return assessment.kind === 'owed' ? assessment.amount.minorUnits : 0
}

const holds = <Given>(property: fc.IProperty<Given>) => fc.assert(property, { seed: SEED, numRuns: 2000 })

describe('assessEu261Delay, for any flight', () => {
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
        const later = { ...flight, arrivalDelayMinutes: flight.arrivalDelayMinutes + more }
        expect(amount(later)).toBeGreaterThanOrEqual(amount(flight))
      }),
    )
  })

  it('is consistent: answering the missing fact in the traveller’s favour wins exactly the named amount', () => {
    holds(
      fc.property(flightDelay, (flight) => {
        const asked = assessEu261Delay(flight)
        if (asked.kind !== 'needs-fact') return
        const cause = flight.cause === 'unknown' ? 'technical-fault' : flight.cause
        expect(amount({ ...flight, cause, operatedByEeaCarrier: true })).toBe(asked.upTo.minorUnits)
      }),
    )
  })
})
