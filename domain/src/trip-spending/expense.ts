/** Rule ids (TS-1…) are those of docs/domain/trip-spending.md. */
import { convertByRate, readRate } from '../currency-conversion/index.ts'
import { type CalendarDate, minorDigitsOf, type Money } from '../kernel/index.ts'

export const PLANNED_PARTS = [
  'journey',
  'lodging',
  'meals',
  'transport',
  'tickets',
  'data',
  'shopping',
  'other',
] as const
export type PlannedPart = (typeof PLANNED_PARTS)[number]
/** A settlement is one traveller paying another back: nothing is bought with it. */
export const EXPENSE_PARTS = [...PLANNED_PARTS, 'settlement'] as const
export type ExpensePart = (typeof EXPENSE_PARTS)[number]

export type Person = { readonly id: string; readonly name: string }

/** Everything of a trip is counted in its currency. */
export type SpendingPlan = {
  readonly currency: string
  readonly startsOn: CalendarDate
  readonly endsOn: CalendarDate
  /** Minor units of the currency. */
  readonly planned: Partial<Readonly<Record<PlannedPart, number>>>
}

export type Expense = {
  readonly spentOn: CalendarDate
  readonly part: ExpensePart
  readonly amount: Money
  /** As written on the day of entry: units of the trip's currency for one of the amount's. */
  readonly rate: string
  readonly paidBy: string
  /** For whom, by weight. */
  readonly shares: Readonly<Record<string, number>>
}

/** What the database accepts (trip_spending.sql). */
export const MOST_MINOR_UNITS = 1_000_000_000_000
export const MOST_WORTH = 10_000_000_000_000
const MOST_WEIGHT = 999

/** TS-1: exact, by the rate as written; null where the database would refuse the amount or the rate. */
export function worthOf({ amount, rate }: Pick<Expense, 'amount' | 'rate'>, currency: string): Money | null {
  const exact = readRate(rate)
  const isAmount = Number.isInteger(amount.minorUnits) && amount.minorUnits >= 1
  if (!exact || !isAmount || amount.minorUnits > MOST_MINOR_UNITS) return null
  if (amount.currency === currency && exact.digits !== 10n ** BigInt(exact.decimals)) return null
  const worth = convertByRate(amount, minorDigitsOf(amount.currency), exact, {
    currency,
    minorDigits: minorDigitsOf(currency),
  })
  return worth.minorUnits > MOST_WORTH ? null : worth
}

/** Weights that can be counted with: whole numbers above nothing. */
export function countableShares(shares: Expense['shares']): readonly (readonly [person: string, weight: number])[] {
  return Object.entries(shares).filter(([, weight]) => Number.isInteger(weight) && weight >= 1 && weight <= MOST_WEIGHT)
}

/** Exact also where the sum of many large amounts leaves the whole numbers of floating point. */
export function addUp(amounts: readonly number[]): number {
  return Number(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n))
}
