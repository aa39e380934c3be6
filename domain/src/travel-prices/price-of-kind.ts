import type { PriceItem } from '../guide/index.ts'
import { type CityPrices, itemRange } from './city-prices.ts'
import type { MoneyRange } from './money-range.ts'

/** TP-7: kinds with a price in the country's list. Other kinds have no usual price. */
const ITEM_OF_KIND: Readonly<Record<string, PriceItem>> = {
  museum: 'museum',
  gallery: 'museum',
  restaurant: 'mid_meal',
  food_area: 'mid_meal',
  food_hall: 'street_meal',
  food_street: 'street_meal',
  fast_food: 'street_meal',
  cafe: 'coffee',
  bar: 'beer',
  pub: 'beer',
  brewery: 'beer',
}

export function priceOfKind(kind: string, prices: CityPrices): MoneyRange | null {
  const item = Object.hasOwn(ITEM_OF_KIND, kind) ? ITEM_OF_KIND[kind] : undefined
  return item === undefined ? null : itemRange(prices, item)
}
