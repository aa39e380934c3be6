import type { PriceRange } from '../guide/index.ts'
import { minorDigitsOf, type Money } from '../kernel/index.ts'

/** From and to, in one currency. */
export type MoneyRange = { readonly low: Money; readonly high: Money }

const FIGURES = 2
const FIVES_FROM = 50

/** Converts whole units of the guide to minor units, as used everywhere else. */
export function moneyRange({ currency, low, high }: Pick<PriceRange, 'currency' | 'low' | 'high'>): MoneyRange {
  const toMoney = (amount: number): Money => ({
    minorUnits: Math.round(amount * 10 ** minorDigitsOf(currency)),
    currency,
  })
  return { low: toMoney(low), high: toMoney(high) }
}

/** The middle of the range, where a single amount is needed. */
export function middleOf({ low, high }: MoneyRange): Money {
  return { currency: low.currency, minorUnits: Math.round((low.minorUnits + high.minorUnits) / 2) }
}

/** TP-6: scaled amounts are rounded to two significant digits, from 50 on to fives: a coffee costs 1 and not 0.98. */
export function roundedUnits(amount: number): number {
  if (amount <= 0) return 0
  const unit = 10 ** (Math.floor(Math.log10(amount)) + 1 - FIGURES)
  const step = amount / unit < FIVES_FROM ? unit : 5 * unit
  return Number((Math.round(amount / step) * step).toPrecision(FIGURES))
}
