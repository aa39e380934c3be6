import { expect, it, vi } from 'vitest'

import { listOtherTrips } from './account-trips.ts'

const answer = vi.hoisted(() => ({ data: null as object[] | null, error: null as object | null }))
vi.mock('../../api/backend.ts', () => {
  const query = { select: () => query, order: () => query, limit: async () => answer }
  return { backend: async () => ({ from: () => query }) }
})
const CONFIG = { supabaseUrl: null, supabaseKey: 'k' }

it('lists the trips of the account that are not on this device', async () => {
  Object.assign(answer, { data: [{ id: 'a', title: 'Porto', day_count: 3, first_date: '2999-05-01' }], error: null })
  expect(await listOtherTrips(CONFIG)).toEqual([{ id: 'a', title: 'Porto', dayCount: 3, firstDate: '2999-05-01' }])
})

it('does not treat a refusal as an account without trips', async () => {
  Object.assign(answer, { data: null, error: { message: 'no signal' } })
  await expect(listOtherTrips(CONFIG)).rejects.toThrow('no signal')
})
