import { describe, expect, it } from 'vitest'

import { sampleDay, samplePlace, sampleStop, sampleTrip } from '../../../domain/test/sample-trip.ts'
import { Trip } from './trip.ts'

const isRead = (trip: unknown) => Trip.safeParse(trip).success
const WITH_LEG = (leg: object) => sampleTrip({ days: [day({ leg: { mode: 'walk', minutes: 1, metres: 1, ...leg } })] })
const day = (changes: object) => sampleDay('one', '2026-05-05', [sampleStop('castle', 600, changes)])
const days = (count: number) => Array.from({ length: count }, (_, index) => sampleDay(String(index), null))
const stops = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleStop('castle', 600, { id: String(index) }))
const { wishes } = sampleTrip()

describe('a trip out of a row', () => {
  it.each([
    ['as it is made', sampleTrip()],
    ['of two months', sampleTrip({ days: days(60) })],
    ['with forty stops on a day', sampleTrip({ days: [sampleDay('one', null, stops(40))] })],
    ['with a way around the world', WITH_LEG({ minutes: 4320, metres: 40_075_000 })],
  ])('is read %s', (_, trip) => expect(isRead(trip)).toBe(true))

  it.each([
    ['a day too many', sampleTrip({ days: days(61) })],
    ['a stop too many', sampleTrip({ days: [sampleDay('one', null, stops(41))] })],
    ['too many stops in all', sampleTrip({ days: days(16).map((each) => ({ ...each, stops: stops(38) })) })],
    ['two days of one id', sampleTrip({ days: [sampleDay('one', null), sampleDay('one', null)] })],
    ['a place that every object knows', sampleTrip({ days: [day({ placeId: 'constructor' })] })],
    ['a day at the end of time', { ...sampleTrip(), days: [{ ...sampleDay('one', null), date: '9999-12-31' }] }],
    ['a way without end', WITH_LEG({ minutes: Number.POSITIVE_INFINITY })],
    ['a way of years', WITH_LEG({ minutes: 1e9 })],
    ['a way to the stars', WITH_LEG({ metres: 1e15 })],
    ['a price beyond all money', sampleTrip({ days: [day({ cost: { minorUnits: 1e15, currency: 'EUR' } })] })],
    ['a visit of months', sampleTrip({ places: { a: samplePlace('a', { visitMinutes: 1e6 }) } })],
    ['a walk beyond all walking', sampleTrip({ wishes: { ...wishes, walkingCapMetres: 1e12 } })],
    ['a child of a thousand', sampleTrip({ wishes: { ...wishes, childAges: [1000] } })],
  ])('is refused with %s', (_, trip) => expect(isRead(trip)).toBe(false))
})
