import type { Money } from '../kernel/index.ts'

/** A percentage in hundredths of a percent: 2.75 % is 275. */
export type BasisPoints = number

const WHOLE = 10_000n

export type CardTerms = {
  /** What the bank adds to purchases abroad. */
  readonly fee: BasisPoints
  /** What the cash machine or the bank takes for each withdrawal, in the traveller's currency. */
  readonly perWithdrawal: number
}

/** An amount as the card's statement will show it: the converted sum, the bank's share, and the fee for a withdrawal. */
export function chargeOnCard(converted: Money, terms: CardTerms): Money {
  const share = roundHalfUp(BigInt(converted.minorUnits) * BigInt(terms.fee), WHOLE)
  return { currency: converted.currency, minorUnits: converted.minorUnits + Number(share) + terms.perWithdrawal }
}

/** How much dearer an offer in the traveller's own currency is than the card's charge; null without a charge. */
export function markupOf(offered: Money, charged: Money): BasisPoints | null {
  if (charged.minorUnits <= 0 || offered.currency !== charged.currency) return null
  return Math.round(((offered.minorUnits - charged.minorUnits) / charged.minorUnits) * Number(WHOLE))
}

/** "2.75" or "2,75 %" as 275. Null for anything else, and above fifty percent. */
export function readPercent(text: string): BasisPoints | null {
  const [, whole, fraction = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const points = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return points <= 5_000 ? points : null
}

function roundHalfUp(over: bigint, under: bigint): bigint {
  return (2n * over + under) / (2n * under)
}
