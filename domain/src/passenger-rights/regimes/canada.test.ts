import { describe, expect, it } from 'vitest'

import { calendarDate } from '../../kernel/index.ts'
import type { FlightDisruption } from '../flight-disruption.ts'
import { assessCanada } from './canada.ts'
import { testFlight } from './test-flight.ts'

const assess = (changes: Partial<FlightDisruption>) => assessCanada(testFlight('CA', 'CA', changes))
const dollars = (whole: number) => ({ minorUnits: whole * 100, currency: 'CAD' })

describe('Canada: a late arrival (CA-2)', () => {
  it.each([
    [180, true, 400],
    [359, true, 400],
    [360, true, 700],
    [539, true, 700],
    [540, true, 1000],
    [180, false, 125],
    [359, false, 125],
    [360, false, 250],
    [539, false, 250],
    [540, false, 500],
  ])('%i minutes with a large carrier %s: %i dollars', (arrivalDelayMinutes, isLargeCarrier, amount) => {
    expect(assess({ arrivalDelayMinutes, isLargeCarrier })).toMatchObject({ kind: 'owed', amount: dollars(amount) })
  })

  it('is owed nothing a minute under three hours', () => {
    expect(assess({ arrivalDelayMinutes: 179 })).toMatchObject({ because: 'delay-too-short' })
  })
  it('asks for the cause first, then for the size, with what each could win', () => {
    expect(assess({ arrivalDelayMinutes: 540, cause: 'unknown' })).toMatchObject({
      missing: 'cause',
      upTo: dollars(1000),
    })
    expect(assess({ arrivalDelayMinutes: 360 })).toMatchObject({ missing: 'isLargeCarrier', upTo: dollars(700) })
  })
})

describe('Canada: reasons of an airline (CA-5)', () => {
  it.each([
    ['weather', 'extraordinary-circumstances', '10(1)(c)'],
    ['air-traffic-control', 'extraordinary-circumstances', '10(1)(d)'],
    ['security-or-unrest', 'extraordinary-circumstances', '10(1)(f)'],
    ['airport-systems', 'extraordinary-circumstances', '10(1)(g)'],
    ['medical-emergency', 'extraordinary-circumstances', '10(1)(h)'],
    ['bird-strike', 'extraordinary-circumstances', '10(1)(i)'],
    ['airline-strike', 'extraordinary-circumstances', '10(1)(j)'],
    ['hidden-defect', 'extraordinary-circumstances', '10(1)(k)'],
    ['technical-fault', 'required-for-safety', '11(1)'],
  ] as const)('%s: %s', (cause, because, provision) => {
    expect(assess({ cause })).toMatchObject({ because, basis: [{ provision: `Section ${provision}` }] })
  })
  it.each(['crew-or-staff', 'late-inbound-aircraft', 'airline-systems'] as const)('%s excuses nobody', (cause) => {
    expect(assess({ cause, isLargeCarrier: true })).toMatchObject({ kind: 'owed' })
  })
})

describe('Canada: a cancellation (CA-4)', () => {
  const cancelled = (changes: Partial<FlightDisruption>) =>
    assess({ event: 'cancellation', isLargeCarrier: true, noticeDays: 14, ...changes })

  it('is paid with fourteen days of notice, and not with fifteen', () => {
    expect(cancelled({ noticeDays: 14 })).toMatchObject({ kind: 'owed', amount: dollars(400) })
    expect(cancelled({ noticeDays: 15 })).toMatchObject({ because: 'told-in-time' })
  })
  it('is paid by the arrival of the other flight', () => {
    expect(cancelled({ arrivalDelayMinutes: 179 })).toMatchObject({ because: 'delay-too-short' })
    expect(cancelled({ arrivalDelayMinutes: 540 })).toMatchObject({ amount: dollars(1000) })
  })
  it('is paid the lowest sum when the ticket was refunded', () => {
    expect(cancelled({ wasRerouted: false })).toMatchObject({ amount: dollars(400) })
    expect(cancelled({ wasRerouted: false, isLargeCarrier: false })).toMatchObject({ amount: dollars(125) })
  })
  it('asks when it was told', () => {
    expect(cancelled({ noticeDays: null })).toMatchObject({ missing: 'noticeDays', upTo: dollars(1000) })
  })
})

describe('Canada: denied boarding (CA-3)', () => {
  it.each([
    [0, 900],
    [359, 900],
    [360, 1800],
    [539, 1800],
    [540, 2400],
  ])('%i minutes later: %i dollars, of any carrier', (arrivalDelayMinutes, amount) => {
    expect(assess({ event: 'denied-boarding', arrivalDelayMinutes })).toMatchObject({ amount: dollars(amount) })
  })
  it('without another flight is paid the highest sum', () => {
    const denied = { event: 'denied-boarding', arrivalDelayMinutes: null, wasRerouted: false } as const
    expect(assess(denied)).toMatchObject({ amount: dollars(2400) })
  })
  it('asks for the arrival', () => {
    expect(assess({ event: 'denied-boarding', arrivalDelayMinutes: null })).toMatchObject({
      missing: 'arrivalDelayMinutes',
    })
  })
})

describe('Canada: the rest', () => {
  it.each([
    ['out of Canada', testFlight('CA', 'FR'), true],
    ['into Canada', testFlight('FR', 'CA'), true],
    ['elsewhere', testFlight('US', 'FR'), false],
    [
      'an airport without a country',
      { ...testFlight('CA', 'CA'), fromCountry: undefined, toCountry: undefined },
      false,
    ],
  ] as const)('CA-1 %s', (_, flight, isCovered) => {
    const { fromCountry, toCountry, ...rest } = flight
    const stated = fromCountry && toCountry ? { ...rest, fromCountry, toCountry } : rest
    expect(assessCanada(stated) !== null).toBe(isCovered)
  })
  it.each([
    ['delay', '2019-12-14', false],
    ['delay', '2019-12-15', true],
    ['denied-boarding', '2019-07-14', false],
    ['denied-boarding', '2019-07-15', true],
  ] as const)('a %s on %s is covered: %s', (event, day, isCovered) => {
    expect(assess({ event, flightDate: calendarDate(day) }) !== null).toBe(isCovered)
  })
  it('counts a connection of one ticket at its end, and not one of two', () => {
    const missed = { event: 'missed-connection', isLargeCarrier: true } as const
    expect(assess({ ...missed, isOneBooking: true })).toMatchObject({ amount: dollars(400) })
    expect(assess({ ...missed, isOneBooking: false })).toMatchObject({ because: 'separate-bookings' })
    expect(assess(missed)).toMatchObject({ missing: 'isOneBooking', upTo: dollars(400) })
  })
  it('CA-6 pays for a bag inside Canada by the limits of the Convention, and leaves others to it', () => {
    const late = { event: 'baggage', baggage: 'late' } as const
    expect(assess(late)).toMatchObject({ kind: 'damages', limit: { minorUnits: 151_900, currency: 'XDR' } })
    expect(assess({ event: 'baggage' })).toMatchObject({ missing: 'baggage' })
    expect(assessCanada(testFlight('CA', 'FR', late))).toBeNull()
  })
  it('gives back the difference to a lower class', () => {
    expect(assess({ event: 'downgrade' })).toMatchObject({ because: 'no-fixed-sum', besides: ['fare-difference'] })
  })
  it.each([
    [179, ['care']],
    [180, ['refund-or-rerouting', 'care']],
  ])('%i minutes late: %s', (arrivalDelayMinutes, besides) => {
    expect(assess({ arrivalDelayMinutes })).toMatchObject({ besides })
  })
})
