import { convertBack, convertByRate, type ExchangeRate } from '@app/domain/currency-conversion'
import { minorDigitsOf, type Money } from '@app/domain/kernel'

export type ConversionRow = readonly [given: Money, gets: Money]
export type ConversionTable = { readonly there: readonly ConversionRow[]; readonly back: readonly ConversionRow[] }

const STEPS = [1, 2, 5, 10, 20, 50, 100]

/** Round amounts in both directions; the foreign ones follow the size of their banknotes. */
export function conversionTable(rate: ExchangeRate, from: string, to: string): ConversionTable {
  const [own, theirs] = [minorDigitsOf(from), minorDigitsOf(to)]
  const size = 10 ** Math.round(Math.log10(rateAsNumber(rate)))
  const there = STEPS.map((step): ConversionRow => {
    const given = { minorUnits: step * 10 ** own, currency: from }
    return [given, convertByRate(given, own, rate, { currency: to, minorDigits: theirs })]
  })
  const back = STEPS.map((step): ConversionRow => {
    const given = { minorUnits: Math.max(1, Math.round(step * size * 10 ** theirs)), currency: to }
    return [given, convertBack(given, theirs, rate, { currency: from, minorDigits: own })]
  })
  return { there, back }
}

/** A rule of thumb from foreign to own currency with a one-digit factor, and its maximum error. */
export function headRule(rate: ExchangeRate): { readonly kind: 'divide' | 'times'; readonly factor: number } {
  const perUnit = rateAsNumber(rate)
  return perUnit >= 1
    ? { kind: 'divide', factor: twoFigures(perUnit) }
    : { kind: 'times', factor: twoFigures(1 / perUnit) }
}

function rateAsNumber({ digits, decimals }: ExchangeRate): number {
  return Number(digits) / 10 ** decimals
}

function twoFigures(value: number): number {
  return Number(value.toPrecision(2))
}
