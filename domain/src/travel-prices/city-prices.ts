import { COUNTRY_WORDS, type GuideCountry, type PriceItem, type PriceRange } from '../guide/index.ts'
import { type CityFactors, NO_FACTORS } from './city-factors.ts'
import { type MoneyRange, moneyRange, roundedUnits } from './money-range.ts'

export const TRAVEL_STYLES = ['low', 'mid', 'high'] as const
export type TravelStyle = (typeof TRAVEL_STYLES)[number]

/** TP-1: the twelve items of a country's guide, scaled to one city of it. */
export type CityPrices = {
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly currency: string
  /** `2026-11`: every amount is an editorial claim of that month. */
  readonly asOf: string
  readonly factors: CityFactors
  readonly items: Readonly<Record<PriceItem, PriceRange | null>>
}

/** One operator, museum board or bus line charges the same in the whole country. */
const NATIONAL: ReadonlySet<PriceItem> = new Set(['metro_ride', 'museum', 'sim_10gb', 'bus_100km'])
const LODGING: ReadonlySet<PriceItem> = new Set(['hostel_bed', 'hotel_double'])

/** The part of a country's guide that prices need. */
export type PricedCountry = Pick<GuideCountry, 'code' | 'currency' | 'asOf' | 'prices'>

export function cityPrices(
  { code, currency, asOf, prices }: PricedCountry,
  factors: CityFactors = NO_FACTORS,
): CityPrices {
  const free: PriceRange = { currency, low: 0, high: 0, year: Number(asOf.slice(0, 4)) }
  const items = COUNTRY_WORDS.PRICE_ITEMS.map((item) => {
    const price = prices[item] === 'free' ? free : prices[item]
    return [item, price && scaled(price, factorOf(item, factors))] as const
  })
  return { country: code, currency, asOf, factors, items: Object.fromEntries(items) as CityPrices['items'] }
}

function factorOf(item: PriceItem, { lodging, meals }: CityFactors): number {
  if (NATIONAL.has(item)) return 1
  return LODGING.has(item) ? lodging : meals
}

function scaled(price: PriceRange, factor: number): PriceRange {
  return factor === 1
    ? price
    : { ...price, low: roundedUnits(price.low * factor), high: roundedUnits(price.high * factor) }
}

/** TP-3: the lower, the middle and the upper third of the range. */
export function priceFor({ items }: CityPrices, item: PriceItem, style: TravelStyle): MoneyRange | null {
  const range = items[item]
  if (!range) return null
  const third = (range.high - range.low) / 3
  const from = range.low + third * TRAVEL_STYLES.indexOf(style)
  return moneyRange({ currency: range.currency, low: from, high: from + third })
}

/** The whole range, for every style. */
export function itemRange({ items }: CityPrices, item: PriceItem): MoneyRange | null {
  const range = items[item]
  return range && moneyRange(range)
}
