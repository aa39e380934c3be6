import { describe, expect, it } from 'vitest'

import { readTrips } from './trip-store.ts'

const EDGE = { title: '', coordinates: { latitude: 0, longitude: 0 }, at: 0, bufferMinutes: 0 }
const DAY = { id: 'one', date: null, city: { name: 'Lisbon' }, start: EDGE, end: EDGE, stops: [], note: '' }
const trip = (id: string) => ({ id, title: 'South', days: [DAY], places: {}, ideas: [], wishes: { adults: 2 } })
const kept = (id: string) => ({ trip: trip(id), ask: null, sentence: '', owner: null, version: null, changedAt: 'now' })
const read = (stored: unknown) => readTrips(JSON.stringify(stored))

describe('the trip store', () => {
  it('is read back unchanged', () => {
    const trips = [kept('a'), kept('b')]
    expect(read({ trips })).toEqual(trips)
  })
  it.each([
    ['no days', { ...kept('x'), trip: { ...trip('x'), days: [] } }],
    ['a day without a bed', { ...kept('x'), trip: { ...trip('x'), days: [{ ...DAY, start: null }] } }],
    ['nothing at all', null],
  ])('leaves out a trip with %s, and keeps the others', (_, broken) =>
    expect(read({ trips: [broken, kept('a')] })).toHaveLength(1),
  )
  it.each([[null], ['{'], ['"x"'], ['{"trips":1}']])('is empty when the storage holds %s', (text) =>
    expect(readTrips(text)).toEqual([]),
  )
})
