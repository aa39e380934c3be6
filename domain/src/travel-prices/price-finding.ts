import { convertByTable, type RateTable } from '../currency-conversion/index.ts'
import type { Money } from '../kernel/index.ts'
import type { MoneyRange } from './money-range.ts'

/** TP-8: for the editors, never shown to travellers. */
export type PriceFinding = {
  /** `insane`: not shown. `differs`: the dated fact is shown, although one of the two is wrong. */
  readonly code: 'insane' | 'differs'
  /** A sight, or `ID hotel_double`. */
  readonly subject: string
  readonly what: string
  readonly amount: Money
  /** The guide's amount; null if the checked amount is from the guide itself. */
  readonly guide: MoneyRange | null
}

const MOST_APART = 2

/** TP-8: whether a dated fact is more than twice above or below the whole range of the guide. */
export function differsFromGuide(fact: Money, guide: MoneyRange, rates?: RateTable): boolean {
  const own = convertByTable(fact, guide.low.currency, rates)
  if (!own) return false
  return own.minorUnits > guide.high.minorUnits * MOST_APART || own.minorUnits * MOST_APART < guide.low.minorUnits
}
