import { convertByRate, readRate } from '@app/domain/currency-conversion'
import { type Claim, minorDigitsOf as digitsOf, type Money } from '@app/domain/kernel'
import { z } from 'zod'

import { CurrencyInput, defineTool, derive, found, unknown } from './tool.ts'

export type ConversionCard = {
  readonly from: Claim<Money>
  readonly to: Claim<Money>
  /** Of one unit. */
  readonly rate: Claim<string>
}

const MOST = 1e12

export const convertCurrency = defineTool({
  name: 'convert-currency',
  about: 'An amount of one currency in another, at the newest rate there is.',
  input: z.strictObject({ amount: z.number().positive().max(MOST), from: CurrencyInput, to: CurrencyInput }),
  run({ amount, from, to }, { rate }) {
    const claim = rate(from, to)
    const exact = claim && readRate(claim.value)
    const [digits, toDigits] = [minorDigitsOf(from), minorDigitsOf(to)]
    if (!exact || digits === null || toDigits === null) return unknown('rate')
    const money = { minorUnits: Math.round(amount * 10 ** digits), currency: from }
    const card: ConversionCard = {
      from: derive(claim, money),
      to: derive(claim, convertByRate(money, digits, exact, { currency: to, minorDigits: toDigits })),
      rate: claim,
    }
    return found(card)
  },
})

/** Null for an unknown currency. */
export function minorDigitsOf(currency: string): number | null {
  return /^[A-Z]{3}$/.test(currency) ? digitsOf(currency) : null
}
