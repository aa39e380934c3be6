import { asksForSpending, sumSpending } from '@app/domain/trip-spending'

import type { BackendConfig } from '../../api/backend.ts'
import { currentUserId } from '../../api/session/current-user-id.ts'
import { travellerToday } from '../../device/traveller-today.ts'
import { withUnsent } from '../../offline/outbox-overlay.ts'
import { queryClient } from '../../offline/query-client.ts'

/**
 * What the account's payments of the current trip add up to; null when the question is about something else, so that
 * they stay on the device. Counted here, with what was not sent yet.
 */
export async function ownSpendingFor(question: string, config: BackendConfig): Promise<unknown> {
  const userId = currentUserId()
  if (userId === null || !asksForSpending(question)) return null
  const [{ spendingQuery, spendingOverlay }, { NO_ROWS, planOf, expenseOf }] = await Promise.all([
    import('../trip-spending/spending-query.ts'),
    import('../trip-spending/spending-rows.ts'),
  ])
  const query = spendingQuery(config, userId)
  // The copy on this device can be from before the last payment; without a network it is all there is.
  const data = await queryClient
    .fetchQuery({ ...query, staleTime: 0 })
    .catch(() => queryClient.getQueryData(query.queryKey))
  const { trips, expenses } = withUnsent(spendingOverlay, data ?? NO_ROWS)
  const today = travellerToday()
  const trip = trips.find(({ starts_on, ends_on }) => starts_on <= today && today <= ends_on) ?? trips[0]
  if (!trip) return null
  const own = expenses.filter(({ budget_id }) => budget_id === trip.id).map(expenseOf)
  const { planned, spent, allowance } = sumSpending(planOf(trip), own, today)
  const { title, currency } = trip
  return { title, currency, countedOn: today, spent, planned: planned > 0 ? planned : null, allowance }
}
