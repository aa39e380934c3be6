import { queryOptions } from '@tanstack/react-query'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { createOverlay } from '../../offline/outbox-overlay.ts'
import { accountKey, requireNetwork } from '../../offline/query-client.ts'
import type { ExpenseRow, SpendingRows } from './spending-rows.ts'
import { applyToSpending, isAboutSpending } from './unsent-spending.ts'

const NAME = 'trip-spending'
const DEADLINE_MS = 8000
/** The most rows of one answer, and the most expenses that the database keeps of an account. */
const PAGE = 1000
const MOST_EXPENSES = 5000
const TRIP = 'id,title,currency,starts_on,ends_on,planned,people,revision,created_at'
const EXPENSE =
  'id,budget_id,spent_on,part,title,amount_minor,currency,rate,rate_on,paid_by,shares,note,revision,created_at'

export const spendingOverlay = createOverlay<SpendingRows>({
  name: NAME,
  isAbout: isAboutSpending,
  apply: applyToSpending,
})

/** Everything that an account spent on its trips: one copy, so that it can be read and counted without a connection. */
export function spendingQuery(config: BackendConfig, userId: string | null) {
  return queryOptions({
    queryKey: accountKey(userId, NAME),
    enabled: userId !== null,
    queryFn: async (): Promise<SpendingRows> => {
      requireNetwork()
      const [trips, expenses, receipts] = await Promise.all([
        loadTrips(config, userId ?? ''),
        loadExpenses(config, userId ?? ''),
        loadReceipts(config, userId ?? ''),
      ])
      return { trips, expenses, receipts }
    },
  })
}

async function loadTrips(config: BackendConfig, userId: string) {
  const { from } = await backend(config)
  const { data, error } = await from('trip_budgets')
    .select(TRIP)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .abortSignal(AbortSignal.timeout(DEADLINE_MS))
  if (error) throw new Error(error.message)
  return data
}

async function loadExpenses(config: BackendConfig, userId: string): Promise<readonly ExpenseRow[]> {
  const { from } = await backend(config)
  const all: ExpenseRow[] = []
  while (all.length < MOST_EXPENSES) {
    const { data, error } = await from('expenses')
      .select(EXPENSE)
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(all.length, all.length + PAGE - 1)
      .abortSignal(AbortSignal.timeout(DEADLINE_MS))
    if (error) throw new Error(error.message)
    all.push(...data)
    if (data.length < PAGE) break
  }
  return all
}

async function loadReceipts(config: BackendConfig, userId: string) {
  const { from } = await backend(config)
  const { data, error } = await from('expense_receipts')
    .select('id,expense_id')
    .eq('user_id', userId)
    .order('created_at')
    .order('id')
    .abortSignal(AbortSignal.timeout(DEADLINE_MS))
  if (error) throw new Error(error.message)
  return data
}
