import {
  chargeOnCard,
  convertBack,
  evaluateAmount,
  type ExchangeRate,
  markupOf,
  readPercent,
} from '@app/domain/currency-conversion'
import { minorDigitsOf, type Money } from '@app/domain/kernel'

/** As typed: the bill in their currency, the bank's percentage, the fee for cash, and the terminal's own offer. */
export type CardTyped = { readonly bill: string; readonly fee: string; readonly cash: string; readonly offer: string }
export type CardProblem = 'amount' | 'percent'

export type CardAnswer = {
  readonly bill: Money
  /** At the reference rate, before fees. */
  readonly plain: Money
  readonly charged: Money
  /** The terminal's price in the traveller's own currency, and how much dearer it is in hundredths of a percent. */
  readonly offer: { readonly price: Money; readonly markup: number } | null
}

type Pair = { readonly own: string; readonly theirs: string; readonly rate: ExchangeRate }

export function readCard(
  typed: CardTyped,
  { own, theirs, rate }: Pair,
): { answer: CardAnswer | null; problems: Partial<Record<keyof CardTyped, CardProblem>> } {
  if (typed.bill === '') return { answer: null, problems: {} }
  const [ownDigits, theirDigits] = [minorDigitsOf(own), minorDigitsOf(theirs)]
  const bill = evaluateAmount(typed.bill, theirDigits)
  const fee = typed.fee === '' ? 0 : readPercent(typed.fee)
  const cash = typed.cash === '' ? { minorUnits: 0 } : evaluateAmount(typed.cash, ownDigits)
  const offer = typed.offer === '' ? null : evaluateAmount(typed.offer, ownDigits)
  const problems = {
    ...(bill === null && { bill: 'amount' as const }),
    ...(fee === null && { fee: 'percent' as const }),
    ...(cash === null && { cash: 'amount' as const }),
    ...(typed.offer !== '' && offer === null && { offer: 'amount' as const }),
  }
  if (bill === null || fee === null || cash === null) return { answer: null, problems }
  const paid = { minorUnits: bill.minorUnits, currency: theirs }
  const plain = convertBack(paid, theirDigits, rate, { currency: own, minorDigits: ownDigits })
  const charged = chargeOnCard(plain, { fee, perWithdrawal: cash.minorUnits })
  const price = offer && { minorUnits: offer.minorUnits, currency: own }
  const markup = price && markupOf(price, charged)
  return {
    answer: { bill: paid, plain, charged, offer: price && markup !== null ? { price, markup } : null },
    problems,
  }
}
