import type { GuideMode, PriceRange } from '../guide/index.ts'
import { type MoneyRange, moneyRange } from '../travel-prices/index.ts'

const PER_VEHICLE: ReadonlySet<GuideMode> = new Set(['car', 'car-driver', 'taxi', 'ride-app', 'motorbike'])
const SEATS = 4

/** A fare is for one person, a car for all who fit into it. */
export function fareFor(price: PriceRange, mode: GuideMode, people: number): MoneyRange {
  const count = PER_VEHICLE.has(mode) ? Math.ceil(people / SEATS) : people
  return moneyRange({ currency: price.currency, low: price.low * count, high: price.high * count })
}
