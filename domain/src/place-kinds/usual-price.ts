import type { Money } from '../kernel/index.ts'
import { factsOfKind } from './kind-facts.ts'
import type { PriceBand } from './kind-row.ts'

/** The middle of a band. */
const CENTS_OF_BAND: Readonly<Record<PriceBand, number>> = { free: 0, low: 600, middle: 1600, high: 3500 }
/** A meal in the middle of its band is dearer than a ticket. */
const CENTS_OF_MEAL: Readonly<Record<string, number>> = {
  restaurant: 2500,
  cafe: 900,
  fast_food: 1000,
  food_hall: 1400,
}

/** For one adult, in US dollars: an order of size for a budget, never what the till asks. */
export function priceOfBand(band: PriceBand): Money {
  return { minorUnits: CENTS_OF_BAND[band], currency: 'USD' }
}

/** `priceLevel` is what the same basket costs in the country, against the United States. */
export function usualPrice(kind: string, priceLevel: number): Money | null {
  const { priceBand } = factsOfKind(kind)
  if (priceBand === null) return null
  const cents = CENTS_OF_MEAL[kind] ?? CENTS_OF_BAND[priceBand]
  return { minorUnits: Math.round((cents * priceLevel) / 50) * 50, currency: 'USD' }
}
