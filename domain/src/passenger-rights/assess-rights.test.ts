import { describe, expect, it } from 'vitest'

import { assessRights, type Worth } from './assess-rights.ts'
import type { FlightDisruption } from './flight-disruption.ts'
import { testFlight } from './regimes/test-flight.ts'

const IN_EUROS: Readonly<Record<string, number>> = { EUR: 1, GBP: 1.15, CAD: 0.62, USD: 0.86 }
const worth: Worth = ({ minorUnits, currency }) =>
  IN_EUROS[currency] === undefined ? null : (minorUnits / 100) * IN_EUROS[currency]

const lawsOf = (from: string, to: string, changes: Partial<FlightDisruption> = {}) =>
  assessRights(testFlight(from, to, changes), worth).assessments.map(({ law, kind }) => `${law} ${kind}`)

describe('assessRights', () => {
  it('answers five hours from Toronto to Vancouver by the law of Canada', () => {
    const { assessments } = assessRights(
      testFlight('CA', 'CA', { arrivalDelayMinutes: 300, isLargeCarrier: true }),
      worth,
    )
    expect(assessments).toMatchObject([{ law: 'APPR', kind: 'owed', amount: { minorUnits: 40_000, currency: 'CAD' } }])
  })

  it('shows the better of two laws first', () => {
    const fromParis = { departsFromEea: true, distanceKm: 5500, isLargeCarrier: true }
    expect(lawsOf('FR', 'CA', fromParis)).toEqual(['EU261 owed', 'APPR owed', 'MC99 damages'])
    // Half of the European amount is 300 euros, nine hours in Canada are 1,000 dollars.
    expect(lawsOf('FR', 'CA', { ...fromParis, distanceKm: 3000, arrivalDelayMinutes: 600 })[0]).toBe('APPR owed')
  })

  it('puts a sum that is due before one that depends on a fact', () => {
    const toParis = { arrivesInEea: true, distanceKm: 5500, isLargeCarrier: true }
    expect(lawsOf('CA', 'FR', toParis)).toEqual(['APPR owed', 'EU261 needs-fact', 'MC99 damages'])
  })

  it('puts a clear no before losses to be proved, and those before a law without a sum', () => {
    const short = { departsFromEea: true, arrivalDelayMinutes: 100, distanceKm: 5800 }
    expect(lawsOf('FR', 'US', short)).toEqual(['EU261 not-owed', 'MC99 damages', 'US-DOT not-owed'])
  })

  it('says that none of the laws covers a flight', () => {
    const { assessments, care } = assessRights(testFlight('XX', 'YY'), worth)
    expect(assessments).toMatchObject([{ kind: 'not-owed', because: 'out-of-scope' }])
    expect(care).toEqual([])
  })

  it('leaves a law without a known rate behind those with one', () => {
    const denied = { event: 'denied-boarding', departsFromEea: true, distanceKm: 7700 } as const
    expect(lawsOf('PT', 'BR', denied)).toEqual(['EU261 owed', 'ANAC400 owed'])
  })
})
