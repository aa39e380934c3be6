import { describe, expect, it } from 'vitest'

import { calendarDate, euros } from '../../kernel/index.ts'
import type { FlightDisruption } from '../flight-disruption.ts'
import { testFlight } from './test-flight.ts'
import { assessTurkey } from './turkey.ts'

const abroad = (changes: Partial<FlightDisruption>) => assessTurkey(testFlight('TR', 'AE', changes))

describe('Turkey: a late arrival (TR-2)', () => {
  it.each([
    [1500, 250],
    [1501, 400],
    [3500, 400],
    [3501, 600],
  ])('over %i km: %i euros', (distanceKm, amount) => {
    expect(abroad({ distanceKm, arrivalDelayMinutes: 180 })).toMatchObject({ kind: 'owed', amount: euros(amount) })
  })
  it('inside Turkey is a hundred euros over any distance', () => {
    expect(assessTurkey(testFlight('TR', 'TR', { distanceKm: 1600 }))).toMatchObject({ amount: euros(100) })
  })
  it('is owed nothing a minute under three hours', () => {
    expect(abroad({ arrivalDelayMinutes: 179 })).toMatchObject({ because: 'delay-too-short' })
  })
  it.each([
    ['2024-12-09', 'not-owed'],
    ['2024-12-10', 'owed'],
  ])('on %s is %s', (day, kind) => {
    expect(abroad({ flightDate: calendarDate(day) })).toMatchObject({ kind })
  })
  it('has no law before 2012', () => {
    expect(abroad({ flightDate: calendarDate('2011-12-31') })).toBeNull()
    expect(abroad({ flightDate: calendarDate('2012-01-01') })).not.toBeNull()
  })
  it('lets a traveller go from five hours', () => {
    expect(abroad({ arrivalDelayMinutes: 299 })).toMatchObject({ besides: ['care'] })
    expect(abroad({ arrivalDelayMinutes: 300 })).toMatchObject({ besides: ['refund', 'care'] })
  })
})

describe('Turkey: who is covered (TR-1)', () => {
  const into = (operatedByTurkishCarrier: boolean | null) =>
    assessTurkey(testFlight('AE', 'TR', { operatedByTurkishCarrier }))

  it('covers a flight into Turkey with a Turkish carrier only', () => {
    expect(into(true)).toMatchObject({ kind: 'owed' })
    expect(into(false)).toBeNull()
    expect(into(null)).toMatchObject({ missing: 'operatedByTurkishCarrier', upTo: euros(400) })
  })
  it('covers none between two other countries', () => {
    expect(assessTurkey(testFlight('AE', 'FR'))).toBeNull()
  })
})

describe('Turkey: reasons of an airline (TR-4)', () => {
  it.each([
    ['weather', 'extraordinary-circumstances'],
    ['air-traffic-control', 'extraordinary-circumstances'],
    ['security-or-unrest', 'extraordinary-circumstances'],
    ['airline-strike', 'cause-unsettled'],
    ['bird-strike', 'cause-unsettled'],
  ] as const)('%s: %s', (cause, because) => {
    expect(abroad({ cause })).toMatchObject({ kind: 'not-owed', because })
  })
  it.each(['technical-fault', 'crew-or-staff', 'airline-systems', 'late-inbound-aircraft'] as const)(
    '%s excuses nobody',
    (cause) => expect(abroad({ cause })).toMatchObject({ kind: 'owed' }),
  )
  it('asks for it', () => expect(abroad({ cause: 'unknown' })).toMatchObject({ missing: 'cause', upTo: euros(400) }))
})

describe('Turkey: a cancellation (TR-3)', () => {
  const cancelled = (changes: Partial<FlightDisruption>) => abroad({ event: 'cancellation', ...changes })

  it.each([
    ['told fourteen days before', { noticeDays: 14 }, 'told-in-time'],
    ['told a week before, three hours 59 later', { noticeDays: 7, arrivalDelayMinutes: 239 }, 'rerouted-in-time'],
    ['told the day before, an hour 59 later', { noticeDays: 1, arrivalDelayMinutes: 119 }, 'rerouted-in-time'],
  ] as const)('owes nothing: %s', (_, changes, because) => {
    expect(cancelled(changes)).toMatchObject({ because })
  })
  it.each([
    ['told thirteen days before, four hours later', { noticeDays: 13, arrivalDelayMinutes: 240 }, 400],
    ['told six days before, two hours later', { noticeDays: 6, arrivalDelayMinutes: 120 }, 200],
    ['three hours later', { noticeDays: 6, arrivalDelayMinutes: 180 }, 200],
    ['three hours and a minute later', { noticeDays: 6, arrivalDelayMinutes: 181 }, 400],
    ['no other flight', { noticeDays: 0, wasRerouted: false, arrivalDelayMinutes: null }, 400],
  ] as const)('owes: %s', (_, changes, amount) => {
    expect(cancelled(changes)).toMatchObject({ amount: euros(amount) })
  })
  it('asks for notice, then arrival', () => {
    expect(cancelled({})).toMatchObject({ missing: 'noticeDays' })
    expect(cancelled({ noticeDays: 3, arrivalDelayMinutes: null })).toMatchObject({ missing: 'arrivalDelayMinutes' })
  })
})

describe('Turkey: the rest', () => {
  it('pays a refused seat, half when soon replaced', () => {
    const denied = (arrivalDelayMinutes: number | null) => abroad({ event: 'denied-boarding', arrivalDelayMinutes })
    expect(denied(180)).toMatchObject({ amount: euros(200) })
    expect(denied(181)).toMatchObject({ amount: euros(400) })
    expect(denied(null)).toMatchObject({ amount: euros(400) })
  })
  it('counts a connection of one booking at its end', () => {
    expect(abroad({ event: 'missed-connection', isOneBooking: true })).toMatchObject({ amount: euros(400) })
    expect(abroad({ event: 'missed-connection', isOneBooking: false })).toMatchObject({ because: 'separate-bookings' })
    expect(abroad({ event: 'missed-connection' })).toMatchObject({ missing: 'isOneBooking' })
  })
  it('says nothing of bags', () => expect(abroad({ event: 'baggage', baggage: 'lost' })).toBeNull())
  it('gives back part of the price for a lower class', () => {
    expect(abroad({ event: 'downgrade' })).toMatchObject({ besides: ['fare-difference'] })
  })
})
