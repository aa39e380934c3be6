// @vitest-environment jsdom
import type { Trip } from '@app/domain/trip'
import { beforeEach, expect, it, vi } from 'vitest'

import type { TableWrite } from '../../offline/write.ts'
import { moveGuestTrips } from './account-trips.ts'
import { saveKeptTrip } from './save-kept-trip.ts'
import { type KeptTrip, tripStore } from './trip-store.ts'

const enqueue = vi.hoisted(() => vi.fn<(write: TableWrite) => Promise<void>>())
vi.mock('../../offline/write.ts', () => ({ enqueueWrite: enqueue }))

const EDGE = { title: '', coordinates: { latitude: 0, longitude: 0 }, at: 0, bufferMinutes: 0 }
const DAY = { id: 'one', date: null, city: { name: 'Faro' }, start: EDGE, end: EDGE, stops: [], note: '' }
const trip = (title: string) =>
  ({ id: 'a', title, days: [DAY], places: {}, ideas: [], wishes: { adults: 2 } }) as unknown as Trip
const keep = (title: string, more: Partial<KeptTrip> = {}) =>
  tripStore.put({ trip: trip(title), ask: null, sentence: '', owner: null, version: null, changedAt: '', ...more })
const kept = (): KeptTrip | undefined => tripStore.get().trips[0]
type Version = { readonly id: string; readonly parents: readonly string[]; readonly trip: Trip }
const written = (): readonly Version[] => enqueue.mock.calls.flatMap(([{ row }]) => row as Version | readonly Version[])

/** Writes are stored on the device when the test says so. */
let store: (() => void)[] = []
const storeNext = async (): Promise<void> => {
  await vi.waitFor(() => expect(store.length).toBeGreaterThan(0))
  store.shift()?.()
}

beforeEach(() => {
  localStorage.clear()
  store = []
  enqueue.mockReset().mockImplementation(() => new Promise((resolve) => store.push(resolve)))
})

it('keeps and saves edits of a guest’s trip that are made while it moves to the account', async () => {
  keep('')
  const moving = moveGuestTrips('ana')
  keep('South')
  await storeNext()
  await storeNext()
  expect(await moving).toBe(1)
  const [first, second] = written()
  expect(kept()).toMatchObject({ trip: { title: 'South' }, owner: 'ana', version: second?.id })
  expect(second).toMatchObject({ parents: [first?.id], trip: { title: 'South' } })
})

it('deletes a trip from the account that was deleted here while it moved', async () => {
  keep('South')
  const moving = moveGuestTrips('ana')
  tripStore.remove('a')
  await storeNext()
  await storeNext()
  await moving
  expect(enqueue.mock.lastCall?.[0]).toMatchObject({ table: 'trips', method: 'DELETE', where: { id: 'eq.a' } })
  expect(kept()).toBeUndefined()
})

it('saves one version of a trip after the other, each made from the one before', async () => {
  keep('', { owner: 'ana' })
  const first = saveKeptTrip('a')
  await vi.waitFor(() => expect(enqueue).toHaveBeenCalledTimes(1))
  keep('South', { owner: 'ana' })
  const second = saveKeptTrip('a')
  await storeNext()
  await storeNext()
  await Promise.all([first, second])
  const [blank, named] = written()
  expect([blank?.parents, named?.parents, named?.trip.title]).toEqual([[], [blank?.id], 'South'])
})
