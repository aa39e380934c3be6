import { convertByTable, type RateTable } from '../currency-conversion/index.ts'
import { minorDigitsOf, type Money } from '../kernel/index.ts'

/**
 * BP-3: an estimate has no cents. Amounts are rounded to the largest power of ten that is worth less than a dollar, and
 * never to less than one unit: to whole euros, to 100 yen, to 10,000 rupiah.
 */
export function wholeStep(currency: string, rates: RateTable): number {
  const perDollar = rates.perDollar[currency] ?? 1
  return 10 ** (minorDigitsOf(currency) + Math.max(0, Math.floor(Math.log10(perDollar))))
}

/** Null without a rate. Whatever is added up later is whole already, so sums are exact. */
export function toWhole(money: Money, currency: string, rates: RateTable): Money | null {
  const converted = convertByTable(money, currency, rates)
  if (!converted) return null
  return { currency, minorUnits: roundedTo(wholeStep(currency, rates), converted.minorUnits) }
}

export function roundedTo(step: number, minorUnits: number): number {
  return Math.round(minorUnits / step) * step
}
