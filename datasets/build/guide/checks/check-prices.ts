import type { Price, PriceRange } from '@app/domain/guide'

import type { GuideFacts } from '../facts.ts'
import type { Guide } from '../guide.ts'
import { error, type Problem, warning } from '../problem.ts'

type Plausible = {
  readonly lowUsd: number
  readonly highUsd: number
  /** Countries whose currency it must be in; dollars are always allowed. Absent: any. */
  readonly countries?: readonly string[]
  /** The maximum ratio of the high price to the low one. */
  readonly widest?: number
}

const WIDEST = 4
/** The tolerance for changes of exchange rates between two refreshes of the table. */
const RATE_SLACK = 1.1

export type UsdRange = { readonly low: number; readonly high: number }

export function usdRange(price: PriceRange, facts: GuideFacts): UsdRange | undefined {
  const rate = facts.perDollar(price.currency)
  return rate === undefined ? undefined : { low: price.low / rate, high: price.high / rate }
}

/** A price in the wrong currency, of the wrong size, or too vague to be useful. */
export function checkPrice(
  row: { readonly where: string },
  column: string,
  price: Price | null,
  { lowUsd, highUsd, countries = [], widest = WIDEST }: Plausible,
  { guide, facts }: { readonly guide: Guide; readonly facts: GuideFacts },
): readonly Problem[] {
  if (price === null || price === 'free') return []
  const problems: Problem[] = []
  const currencies = countries.flatMap((code) => guide.country(code)?.currency ?? [])
  if (currencies.length > 0 && price.currency !== 'USD' && !currencies.includes(price.currency)) {
    problems.push(error(row, `${column}: ${price.currency}, but the country pays in ${currencies.join(', ')}`))
  }
  if (price.low > 0 && price.high / price.low > widest) {
    problems.push(error(row, `${column}: the range is wider than 1:${widest}`))
  }
  const usd = usdRange(price, facts)
  if (!usd) return [...problems, warning(row, `${column}: no exchange rate for ${price.currency}`)]
  if (usd.low * RATE_SLACK < lowUsd || usd.high > highUsd * RATE_SLACK) {
    const found = `${usd.low.toFixed(2)}-${usd.high.toFixed(2)}`
    problems.push(error(row, `${column}: ${found} US dollars, ${lowUsd}-${highUsd} expected`))
  }
  return problems
}
