import { convertByTable, type RateTable } from '../currency-conversion/index.ts'
import type { PriceItem } from '../guide/index.ts'
import { minorDigitsOf, type Money } from '../kernel/index.ts'
import { type CityPrices, itemRange } from './city-prices.ts'
import { middleOf } from './money-range.ts'

type Bounds = { readonly least: number; readonly most: number }

/**
 * TP-5: limits in mid-range meals of the same country, for all 235 countries, with margin for the most expensive city.
 */
const ITEM_IN_MEALS: Readonly<Record<PriceItem, Bounds>> = {
  coffee: { least: 0.03, most: 1 },
  street_meal: { least: 0.08, most: 1.3 },
  mid_meal: { least: 0.3, most: 2.6 },
  beer: { least: 0.04, most: 2 },
  metro_ride: { least: 0.004, most: 0.6 },
  taxi_5km: { least: 0.06, most: 2.2 },
  hostel_bed: { least: 0.4, most: 10 },
  hotel_double: { least: 1.8, most: 30 },
  museum: { least: 0.03, most: 3 },
  sim_10gb: { least: 0.15, most: 9 },
  water_15l: { least: 0.01, most: 0.5 },
  bus_100km: { least: 0.02, most: 2.5 },
}

/** TP-5: an entrance fee, half a day with equipment, and a day with guide, boat or permit. */
const DOOR_MEALS = 8
const OUTING_MEALS = 25
const EXPEDITION_MEALS = 100
const OUTINGS = new Set(
  (
    'aquarium attraction bar beach boat_trip cable_car cafe canyon casino cave desert farm festival garden glacier ' +
    'hot_spring lake mall restaurant shop show spa sport stadium swimming theatre theme_park tower village ' +
    'waterfall waterfront winery zoo'
  ).split(' '),
)
const EXPEDITIONS = new Set(
  'activity island national_park nature nature_reserve reef ride tour trail volcano'.split(' '),
)
/** TP-5: the cheapest item is a short ferry. */
const LEAST_IN_COFFEES = 0.04

/** One of a country's twelve items, or a place of a kind: a museum may cost more than the usual one. */
export type Priced = { readonly item: PriceItem } | { readonly kind: string }

/**
 * Whether an amount for one adult is plausible compared with a meal and a coffee in the same country. Without a price
 * to compare with, or without a rate, it is not. Free is always plausible.
 */
export function isSanePrice(amount: Money, what: Priced, prices: CityPrices, rates?: RateTable): boolean {
  if (amount.minorUnits === 0) return true
  const meals = ratio(amount, 'mid_meal', prices, rates)
  const coffees = ratio(amount, 'coffee', prices, rates)
  if (meals === null || coffees === null || amount.minorUnits < 0) return false
  if ('item' in what) {
    const { least, most } = ITEM_IN_MEALS[what.item]
    return meals >= least && meals <= most
  }
  return coffees >= LEAST_IN_COFFEES && meals <= mostMeals(what.kind)
}

function mostMeals(kind: string): number {
  if (EXPEDITIONS.has(kind)) return EXPEDITION_MEALS
  return OUTINGS.has(kind) ? OUTING_MEALS : DOOR_MEALS
}

function ratio(amount: Money, item: PriceItem, prices: CityPrices, rates: RateTable | undefined): number | null {
  const range = itemRange(prices, item)
  if (!range) return null
  const { currency, minorUnits } = middleOf(range)
  // Many countries charge tourists in dollars; other currencies are compared by their rate.
  const inOwn = convertByTable(amount, currency, rates)
  if (!inOwn || minorUnits === 0) return null
  const unit = 10 ** minorDigitsOf(currency)
  return inOwn.minorUnits / unit / (minorUnits / unit)
}
