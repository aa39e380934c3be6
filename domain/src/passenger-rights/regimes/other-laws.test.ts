import { describe, expect, it } from 'vitest'

import { calendarDate } from '../../kernel/index.ts'
import type { FlightDisruption } from '../flight-disruption.ts'
import { assessBrazil } from './brazil.ts'
import { EU_REFORM_2026, euRegimeOn } from './eu-packs.ts'
import { assessEuropean } from './european.ts'
import { assessMontreal } from './montreal.ts'
import { testFlight } from './test-flight.ts'
import { assessUnitedStates } from './united-states.ts'

const sdr = (whole: number) => ({ minorUnits: whole * 100, currency: 'XDR' })
const dollars = (whole: number) => ({ minorUnits: whole * 100, currency: 'USD' })

describe('Brazil', () => {
  it.each([
    ['BR', 'BR', 250],
    ['BR', 'PT', 500],
    ['PT', 'BR', 500],
  ])('BR-2 a seat refused from %s to %s is %i SDR', (from, to, amount) => {
    expect(assessBrazil(testFlight(from, to, { event: 'denied-boarding' }))).toMatchObject({ amount: sdr(amount) })
  })
  it.each([
    [239, ['care']],
    [240, ['refund-or-rerouting', 'care']],
  ])('BR-1 %i minutes late is no sum, but %s', (arrivalDelayMinutes, besides) => {
    expect(assessBrazil(testFlight('BR', 'BR', { arrivalDelayMinutes }))).toMatchObject({
      because: 'no-fixed-sum',
      besides,
    })
  })
  it('covers no other flight, and none before 14 March 2017', () => {
    expect(assessBrazil(testFlight('AR', 'PT'))).toBeNull()
    expect(assessBrazil(testFlight('BR', 'BR', { flightDate: calendarDate('2017-03-13') }))).toBeNull()
    expect(assessBrazil(testFlight('BR', 'BR', { flightDate: calendarDate('2017-03-14') }))).not.toBeNull()
  })
})

describe('the United States', () => {
  const denied = (from: string, to: string, changes: Partial<FlightDisruption>) =>
    assessUnitedStates(testFlight(from, to, { event: 'denied-boarding', ...changes }))

  it.each([
    ['US', 'US', 61, 200, 1075],
    ['US', 'US', 119, 200, 1075],
    ['US', 'US', 120, 400, 2150],
    ['US', 'FR', 61, 200, 1075],
    ['US', 'FR', 239, 200, 1075],
    ['US', 'FR', 240, 400, 2150],
    ['PR', 'US', 119, 200, 1075],
  ])('US-2 a seat refused from %s to %s, %i minutes later: %i %%', (from, to, arrivalDelayMinutes, percent, most) => {
    expect(denied(from, to, { arrivalDelayMinutes })).toMatchObject({ percent, most: dollars(most) })
  })
  it('US-2 pays nothing up to an hour, and everything without another flight', () => {
    expect(denied('US', 'US', { arrivalDelayMinutes: 60 })).toMatchObject({ because: 'rerouted-in-time' })
    expect(denied('US', 'US', { arrivalDelayMinutes: null, wasRerouted: false })).toMatchObject({ percent: 400 })
    expect(denied('US', 'US', { arrivalDelayMinutes: null })).toMatchObject({ upTo: dollars(2150) })
  })
  it('US-2 counts at an airport of the United States only', () => {
    expect(denied('FR', 'US', {})).toBeNull()
  })
  it.each([
    ['2025-01-22', 2150],
    ['2025-01-21', 1550],
    ['2021-04-13', 1550],
  ])('US-3 on %s the cap is %i dollars', (day, most) => {
    expect(denied('US', 'US', { flightDate: calendarDate(day) })).toMatchObject({ most: dollars(most) })
  })
  it('US-3 knows no cap before 13 April 2021', () => {
    expect(denied('US', 'US', { flightDate: calendarDate('2021-04-12') })).toBeNull()
  })
  it.each([
    ['US', 'US', 179, []],
    ['US', 'US', 180, ['refund']],
    ['US', 'FR', 359, []],
    ['FR', 'US', 360, ['refund']],
  ])('US-1 from %s to %s, %i minutes late: no sum, but %s', (from, to, arrivalDelayMinutes, besides) => {
    const late = assessUnitedStates(testFlight(from, to, { arrivalDelayMinutes }))
    expect(late).toMatchObject({ kind: 'not-owed', because: 'no-fixed-sum', besides })
  })
  it('US-1 has defined a long delay since 28 October 2024', () => {
    const on = (day: string) =>
      assessUnitedStates(testFlight('US', 'US', { arrivalDelayMinutes: 600, flightDate: calendarDate(day) }))
    expect(on('2024-10-27')).toMatchObject({ besides: [] })
    expect(on('2024-10-28')).toMatchObject({ besides: ['refund'] })
  })
  it('US-4 pays for a bag inside the country', () => {
    const bag = { event: 'baggage', baggage: 'lost' } as const
    expect(assessUnitedStates(testFlight('US', 'US', bag))).toMatchObject({ limit: dollars(4700) })
    expect(assessUnitedStates(testFlight('US', 'FR', bag))).toMatchObject({ besides: ['bag-fee-refund'] })
  })
})

describe('the Montreal Convention', () => {
  it.each([
    ['2024-12-28', 6303, 1519],
    ['2024-12-27', 5346, 1288],
    ['2019-12-28', 5346, 1288],
    ['2019-12-27', 4694, 1131],
  ])('MC-2 on %s: %i SDR for a delay, %i for a bag', (day, delay, bag) => {
    const flightDate = calendarDate(day)
    expect(assessMontreal(testFlight('JP', 'SG', { flightDate }))).toMatchObject({ limit: sdr(delay) })
    const late = testFlight('JP', 'SG', { flightDate, event: 'baggage', baggage: 'late' })
    expect(assessMontreal(late)).toMatchObject({ limit: sdr(bag) })
  })
  it('MC-1 covers flights between two parties', () => {
    expect(assessMontreal(testFlight('JP', 'XX'))).toBeNull()
    expect(assessMontreal(testFlight('JP', 'JP'))).toBeNull()
  })
  it('MC-1 reaches into flights inside a member state of the EU', () => {
    const inside = { departsFromEea: true, arrivesInEea: true }
    expect(assessMontreal(testFlight('FR', 'FR', inside))).toMatchObject({ kind: 'damages' })
  })
  it('asks what happened to the bag', () => {
    expect(assessMontreal(testFlight('JP', 'SG', { event: 'baggage' }))).toMatchObject({ missing: 'baggage' })
  })
  it('says nothing of a cancellation', () => {
    expect(assessMontreal(testFlight('JP', 'SG', { event: 'cancellation' }))).toBeNull()
  })
})

describe('the European rules by date', () => {
  const parisLondon = (day: string, changes: Partial<FlightDisruption> = {}) =>
    assessEuropean(
      testFlight('GB', 'US', { departsFromUk: true, distanceKm: 5540, flightDate: calendarDate(day), ...changes }),
    )

  it('UK-2 judges a flight from London by the European law until the end of 2020', () => {
    expect(parisLondon('2020-12-31')).toMatchObject({ law: 'EU261', amount: { minorUnits: 60_000, currency: 'EUR' } })
    expect(parisLondon('2021-01-01')).toMatchObject({ law: 'UK261', amount: { minorUnits: 52_000, currency: 'GBP' } })
  })
  it('has no rules before 17 February 2005', () => {
    expect(parisLondon('2005-02-16')).toMatchObject({ because: 'out-of-scope' })
    expect(parisLondon('2005-02-17')).toMatchObject({ kind: 'owed' })
  })
  it('EU-14 judges no flight by the revision that was agreed in June 2026', () => {
    expect(EU_REFORM_2026).toMatchObject({ agreedOn: '2026-06-15', appliesFrom: null })
    for (const day of ['2026-06-15', '2026-11-19', '2030-01-01'])
      expect(euRegimeOn(calendarDate(day))?.instrument).toBe('Regulation (EC) 261/2004')
  })
  it('EU-14 judges by it from the day that it is given', () => {
    const law = { ...EU_REFORM_2026, appliesFrom: calendarDate('2005-02-17'), regime: EU_REFORM_2026.regime }
    const packs = [law, { ...law, appliesFrom: calendarDate('2028-01-01') }]
    expect(euRegimeOn(calendarDate('2027-12-31'), packs)).toBe(law.regime)
    expect(euRegimeOn(calendarDate('2028-01-01'), packs)?.instrument).toMatch(/revised in 2026$/)
  })
  it('EU-13 counts a missed connection of one booking at its end', () => {
    const missed = { event: 'missed-connection', departsFromUk: true } as const
    expect(parisLondon('2026-01-01', { ...missed, isOneBooking: true })).toMatchObject({ kind: 'owed' })
    expect(parisLondon('2026-01-01', { ...missed, isOneBooking: false })).toMatchObject({
      because: 'separate-bookings',
    })
    expect(parisLondon('2026-01-01', missed)).toMatchObject({ missing: 'isOneBooking' })
  })
})
