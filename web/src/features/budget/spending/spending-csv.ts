import { csvLines } from '@app/domain/csv'
import { minorDigitsOf, type Money } from '@app/domain/kernel'
import { worthOf } from '@app/domain/trip-spending'

import {
  type ExpenseRow,
  expenseOf,
  partOf,
  peopleOf,
  type TripRow,
} from '../../../entities/trip-spending/spending-rows.ts'
import { spendingText as text } from './spending-text.ts'

/** Spreadsheets take a file without it for the alphabet of the machine. */
const BYTE_ORDER_MARK = '\uFEFF'

/** One row per payment, the oldest first, with every rate as it was frozen. */
export function spendingCsv(trip: TripRow, expenses: readonly ExpenseRow[]): string {
  const people = peopleOf(trip)
  const nameOf = (id: string): string => people.find((person) => person.id === id)?.name ?? id
  const rows = expenses
    .toSorted((one, other) => one.spent_on.localeCompare(other.spent_on))
    .map((row) => {
      const expense = expenseOf(row)
      const worth = worthOf(expense, trip.currency)
      return {
        [text('csv.day')]: row.spent_on,
        [text('csv.part')]: text(`part.${partOf(row)}`),
        [text('csv.title')]: row.title,
        [text('csv.amount')]: decimal(expense.amount),
        [text('csv.currency')]: row.currency,
        [text('csv.rate')]: row.rate,
        [text('csv.home', { currency: trip.currency })]: worth && decimal(worth),
        [text('csv.payer')]: nameOf(row.paid_by),
        [text('csv.shares')]: Object.entries(expense.shares)
          .map(([id, weight]) => (weight === 1 ? nameOf(id) : `${nameOf(id)} ×${weight}`))
          .join(', '),
        [text('csv.note')]: row.note,
      }
    })
  return BYTE_ORDER_MARK + [...csvLines(rows)].join('')
}

/** Names of files know no slashes, and some systems no colons. */
export function csvName({ title }: TripRow): string {
  return `${title.replaceAll(/[^\p{L}\p{N}_-]+/gu, ' ').trim() || text('trip')}.csv`
}

/** With every decimal of the currency, and without floating point. */
function decimal({ minorUnits, currency }: Money): string {
  const digits = minorDigitsOf(currency)
  const all = String(minorUnits).padStart(digits + 1, '0')
  return digits === 0 ? all : `${all.slice(0, -digits)}.${all.slice(-digits)}`
}
