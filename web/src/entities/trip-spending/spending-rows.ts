import type { Tables } from '@app/contracts/generated/database'
import { calendarDate } from '@app/domain/kernel'
import {
  type Expense,
  EXPENSE_PARTS,
  type ExpensePart,
  type Person,
  PLANNED_PARTS,
  type SpendingPlan,
} from '@app/domain/trip-spending'

export type TripRow = Pick<
  Tables<'trip_budgets'>,
  'id' | 'title' | 'currency' | 'starts_on' | 'ends_on' | 'planned' | 'people' | 'revision' | 'created_at'
>
export type ExpenseRow = Pick<
  Tables<'expenses'>,
  | 'id'
  | 'budget_id'
  | 'spent_on'
  | 'part'
  | 'title'
  | 'amount_minor'
  | 'currency'
  | 'rate'
  | 'rate_on'
  | 'paid_by'
  | 'shares'
  | 'note'
  | 'revision'
  | 'created_at'
>
export type ReceiptRow = Pick<Tables<'expense_receipts'>, 'id' | 'expense_id'>

export type SpendingRows = {
  readonly trips: readonly TripRow[]
  readonly expenses: readonly ExpenseRow[]
  readonly receipts: readonly ReceiptRow[]
}

export const NO_ROWS: SpendingRows = { trips: [], expenses: [], receipts: [] }

export function planOf({ currency, starts_on, ends_on, planned }: TripRow): SpendingPlan {
  const amounts = planned as Readonly<Record<string, unknown>>
  return {
    currency,
    startsOn: calendarDate(starts_on),
    endsOn: calendarDate(ends_on),
    planned: Object.fromEntries(
      PLANNED_PARTS.flatMap((part) => (Number.isSafeInteger(amounts[part]) ? [[part, Number(amounts[part])]] : [])),
    ),
  }
}

/** The traveller is the first. */
export function peopleOf({ people }: TripRow): readonly Person[] {
  return Array.isArray(people) ? people.filter(isPerson) : []
}

function isPerson(value: unknown): value is Person {
  const { id, name } = (value ?? {}) as Partial<Record<keyof Person, unknown>>
  return typeof id === 'string' && typeof name === 'string'
}

export function expenseOf(row: ExpenseRow): Expense {
  return {
    spentOn: calendarDate(row.spent_on),
    part: partOf(row),
    amount: { minorUnits: row.amount_minor, currency: row.currency },
    rate: row.rate,
    paidBy: row.paid_by,
    shares: row.shares as Expense['shares'],
  }
}

/** A part that a newer server knows and this app does not is something else. */
export function partOf({ part }: ExpenseRow): ExpensePart {
  return EXPENSE_PARTS.find((known) => known === part) ?? 'other'
}
