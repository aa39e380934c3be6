// @vitest-environment jsdom
import { NO_WISHES } from '@app/domain/trip'
import { afterEach, expect, it } from 'vitest'

import { currentTrip } from './current-trip.ts'
import { tripStore } from './trip-store.ts'

const EDGE = { title: '', coordinates: { latitude: 0, longitude: 0 }, at: 0, bufferMinutes: 0 }
const CITY = { name: 'Rome', country: 'IT', cityId: 1, coordinates: EDGE.coordinates }
const trip = (title: string, id = 'proposed') => ({
  id,
  title,
  days: [{ id: 'one', date: null, timeZone: 'UTC', city: CITY, start: EDGE, end: EDGE, stops: [], note: '' }],
  places: {},
  ideas: [],
  wishes: NO_WISHES,
})
const plan = (id: string, title: string) => ({
  id,
  answer: { actions: [{ kind: 'open-trip', trip: trip(title) }] },
})
const change = (id: string, tripId: string) => ({ id, answer: { actions: [{ kind: 'accept-change', tripId }] } })
const keep = (id: string, title: string) =>
  tripStore.put({ trip: trip(title, id), ask: null, sentence: '', owner: null, version: null, changedAt: '' }, false)

afterEach(() => localStorage.clear())

it('is the newest plan, with the id of its turn', () => {
  const table = currentTrip([plan('a', 'Rome'), plan('b', 'Oslo'), { id: 'c', answer: { actions: [] } }])
  expect(table).toMatchObject({ id: 'b', title: 'Oslo' })
})
it('is the plan without a change that was not accepted', () =>
  expect(currentTrip([plan('a', 'Rome'), change('b', 'a')])).toMatchObject({ id: 'a', title: 'Rome' }))
it('is the current trip once it was saved', () => {
  keep('a', 'Rome, changed')
  expect(currentTrip([plan('a', 'Rome')])).toMatchObject({ title: 'Rome, changed' })
})
it('is the stored trip that a change was about', () => {
  keep('own', 'Lisbon')
  expect(currentTrip([plan('a', 'Rome'), change('b', 'own')])).toMatchObject({ title: 'Lisbon' })
})
it('is null without a plan, or with an invalid one', () => {
  expect(currentTrip([])).toBeNull()
  expect(currentTrip([{ id: 'a', answer: { actions: [{ kind: 'open-trip', trip: { days: [] } }] } }])).toBeNull()
})
