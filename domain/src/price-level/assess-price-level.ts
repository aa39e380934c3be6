/** Rule ids (PL-1…) are those of docs/domain/place-guide.md. */

export type PriceLevelFacts = {
  /** Purchasing power parity: local money that buys what one dollar buys in the United States. */
  readonly perInternationalDollar: number
  /** The market's rate. */
  readonly perUsDollar: number
  /** What a burger costs there, against one in the United States; null where nobody looks. */
  readonly burgerRatio: number | null
}

export type PriceLevel =
  | { readonly kind: 'level'; readonly percentOfUs: number }
  | { readonly kind: 'refused'; readonly because: 'rates-disagree' }

/** Services are cheaper than burgers where wages are low, so a factor of two is no contradiction. */
const MOST_APART = 2.25

/**
 * PL-1: purchasing power over the market rate. PL-2: the two are of different years, and money that has fallen between
 * them would make a country look absurdly cheap; where a burger of today says otherwise, nothing is said.
 */
export function assessPriceLevel({ perInternationalDollar, perUsDollar, burgerRatio }: PriceLevelFacts): PriceLevel {
  const level = perInternationalDollar / perUsDollar
  const apart = burgerRatio === null ? 1 : Math.max(burgerRatio / level, level / burgerRatio)
  if (apart > MOST_APART) return { kind: 'refused', because: 'rates-disagree' }
  return { kind: 'level', percentOfUs: Math.round(level * 100) }
}
