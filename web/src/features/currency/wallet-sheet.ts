import { convertBack, convertByRate, type ExchangeRate } from '@app/domain/currency-conversion'
import type { Money } from '@app/domain/kernel'

import { minorDigits } from './currencies.ts'

export type SheetRow = readonly [given: Money, gets: Money]
export type WalletSheet = { readonly there: readonly SheetRow[]; readonly back: readonly SheetRow[] }

const STEPS = [1, 2, 5, 10, 20, 50, 100]

/** Round amounts in both directions; theirs are as large as the rate makes their notes. */
export function walletSheet(rate: ExchangeRate, from: string, to: string): WalletSheet {
  const [own, theirs] = [minorDigits(from), minorDigits(to)]
  const size = 10 ** Math.round(Math.log10(rateAsNumber(rate)))
  const there = STEPS.map((step): SheetRow => {
    const given = { minorUnits: step * 10 ** own, currency: from }
    return [given, convertByRate(given, own, rate, { currency: to, minorDigits: theirs })]
  })
  const back = STEPS.map((step): SheetRow => {
    const given = { minorUnits: Math.max(1, Math.round(step * size * 10 ** theirs)), currency: to }
    return [given, convertBack(given, theirs, rate, { currency: from, minorDigits: own })]
  })
  return { there, back }
}

/** From theirs to yours with a factor of one figure, and how far off it is at most. */
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
