import type { BackendConfig } from '../api/backend.ts'
import { spendingQuery } from '../entities/trip-spending/spending-query.ts'
import { queryClient } from '../offline/query-client.ts'

/** A visit of many pages asks once. */
const FRESH_MS = 3_600_000

/** Brings the account's spending to a device that never opened it: it is read and added to where there is no network. */
export async function keepSpending(config: BackendConfig, userId: string): Promise<void> {
  const query = spendingQuery(config, userId)
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(query.queryKey) ?? {}
  if (data === undefined || Date.now() - dataUpdatedAt > FRESH_MS) await queryClient.prefetchQuery(query)
}
