import { type BudgetSum, type CostBasis, sumBudget } from '@app/domain/trip-budget'

import { minorUnitsOf } from './typed-amount.ts'

export const BUDGET_KEY = 'trip-budget'

export const BUDGET_LINES = {
  bed: 'day',
  food: 'person-day',
  local: 'person-day',
  fun: 'person-day',
  flight: 'person',
  insurance: 'person',
  papers: 'person',
  other: 'trip',
} as const satisfies Record<string, CostBasis>
export type LineName = keyof typeof BUDGET_LINES
export const LINE_NAMES = Object.keys(BUDGET_LINES) as LineName[]

export const BUDGET_CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'CAD',
  'AUD',
  'JPY',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'BRL',
  'INR',
]

/** Amounts as typed; an invalid line counts as zero and shows an error. */
export type BudgetSheet = {
  readonly currency: string
  readonly days: number
  readonly people: number
  readonly amounts: Partial<Readonly<Record<LineName, string>>>
}

const EMPTY: BudgetSheet = { currency: 'EUR', days: 7, people: 2, amounts: {} }

export function readSheet(stored: unknown): BudgetSheet {
  const { currency, days, people, amounts } = (stored ?? {}) as Partial<BudgetSheet>
  const isWhole = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 365
  return {
    currency: BUDGET_CURRENCIES.includes(currency ?? '') ? currency! : EMPTY.currency,
    days: isWhole(days) ? days : EMPTY.days,
    people: isWhole(people) ? people : EMPTY.people,
    amounts: Object.fromEntries(
      LINE_NAMES.flatMap((name) => (typeof amounts?.[name] === 'string' ? [[name, amounts[name]]] : [])),
    ),
  }
}

/** Nothing was chosen or typed here yet, so the profile may set the initial currency. */
export function isUntouched({ currency, amounts }: BudgetSheet): boolean {
  return currency === EMPTY.currency && Object.keys(amounts).length === 0
}

export function isBudgetCurrency(currency: string | null): currency is string {
  return currency !== null && BUDGET_CURRENCIES.includes(currency)
}

export function sumSheet({ currency, days, people, amounts }: BudgetSheet): BudgetSum {
  const lines = LINE_NAMES.map((id) => ({
    id,
    basis: BUDGET_LINES[id],
    minorUnits: minorUnitsOf(amounts[id] ?? '', currency) ?? 0,
  }))
  return sumBudget({ currency, days, people, lines })
}
