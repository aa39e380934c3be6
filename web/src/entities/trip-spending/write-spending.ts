import { currentUserId } from '../../api/session/current-user-id.ts'
import { enqueueWrite } from '../../offline/write.ts'
import type { ExpenseRow, TripRow } from './spending-rows.ts'
import { entityOf } from './unsent-spending.ts'

export type TripDraft = Pick<TripRow, 'title' | 'currency' | 'starts_on' | 'ends_on' | 'planned' | 'people'>
export type ExpenseDraft = Pick<
  ExpenseRow,
  'spent_on' | 'part' | 'title' | 'amount_minor' | 'currency' | 'rate' | 'rate_on' | 'paid_by' | 'shares' | 'note'
>

/** Idempotent by its id, which this device chooses: a lost answer makes no second trip. */
export async function insertTrip(id: string, draft: TripDraft): Promise<void> {
  await enqueueWrite({
    entity: entityOf(id),
    label: draft.title,
    table: 'trip_budgets',
    method: 'POST',
    duplicates: 'ignore',
    row: { id, ...draft, user_id: currentUserId() },
  })
}

/** The currency stays: the rates of the expenses lead to it. */
export async function changeTrip({ id, revision }: TripRow, { currency: _, ...changes }: TripDraft): Promise<void> {
  await enqueueWrite({
    entity: entityOf(id),
    label: changes.title,
    table: 'trip_budgets',
    method: 'PATCH',
    where: { id: `eq.${id}` },
    ifRevision: revision,
    row: changes,
  })
}

export async function deleteTrip({ id, title }: TripRow): Promise<void> {
  await enqueueWrite({
    entity: entityOf(id),
    label: title,
    table: 'trip_budgets',
    method: 'DELETE',
    where: { id: `eq.${id}` },
  })
}

export async function insertExpense(tripId: string, id: string, draft: ExpenseDraft): Promise<void> {
  await enqueueWrite({
    entity: entityOf(tripId),
    label: draft.title,
    table: 'expenses',
    method: 'POST',
    duplicates: 'ignore',
    row: { id, budget_id: tripId, ...draft, user_id: currentUserId() },
  })
}

/** Two changes from two devices are both kept: the conflicting one is refused and shown, not overwritten. */
export async function changeExpense({ id, budget_id, revision }: ExpenseRow, draft: ExpenseDraft): Promise<void> {
  await enqueueWrite({
    entity: entityOf(budget_id),
    label: draft.title,
    table: 'expenses',
    method: 'PATCH',
    where: { id: `eq.${id}` },
    ifRevision: revision,
    row: draft,
  })
}

export async function deleteExpense({ id, budget_id, title }: ExpenseRow): Promise<void> {
  await enqueueWrite({
    entity: entityOf(budget_id),
    label: title,
    table: 'expenses',
    method: 'DELETE',
    where: { id: `eq.${id}` },
  })
}
