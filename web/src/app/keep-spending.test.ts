import { beforeEach, expect, it, vi } from 'vitest'

import { accountKey, queryClient } from '../offline/query-client.ts'
import { keepSpending } from './keep-spending.ts'

const asked = vi.hoisted(() => vi.fn<(table: string) => void>())
vi.mock('../api/backend.ts', () => ({
  backend: async () => ({
    from: (table: string) => {
      asked(table)
      const question: Record<string, unknown> = { abortSignal: async () => ({ data: [], error: null }) }
      for (const step of ['select', 'eq', 'order', 'range']) question[step] = () => question
      return question
    },
  }),
}))

const CONFIG = { supabaseUrl: null, supabaseKey: 'k' } as unknown as Parameters<typeof keepSpending>[0]
const KEY = accountKey('ana', 'trip-spending')

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  asked.mockReset()
  queryClient.clear()
})

it('brings the spending to a device that has none, once', async () => {
  await keepSpending(CONFIG, 'ana')
  expect(queryClient.getQueryData(KEY)).toEqual({ trips: [], expenses: [], receipts: [] })
  await keepSpending(CONFIG, 'ana')
  expect(asked.mock.calls.flat().toSorted()).toEqual(['expense_receipts', 'expenses', 'trip_budgets'])
})

it('asks again for a copy of yesterday, and leaves it where there is no network', async () => {
  const old = { trips: [{ id: 'trip' }], expenses: [], receipts: [] }
  queryClient.setQueryData(KEY, old, { updatedAt: Date.now() - 86_400_000 })
  await queryClient.invalidateQueries({ queryKey: KEY, refetchType: 'none' })
  vi.stubGlobal('navigator', { onLine: false })
  await keepSpending(CONFIG, 'ana')
  expect(queryClient.getQueryData(KEY)).toEqual(old)
  vi.stubGlobal('navigator', { onLine: true })
  await keepSpending(CONFIG, 'ana')
  expect(queryClient.getQueryData(KEY)).toEqual({ trips: [], expenses: [], receipts: [] })
})
