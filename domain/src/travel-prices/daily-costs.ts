import type { PriceItem } from '../guide/index.ts'
import type { Money } from '../kernel/index.ts'
import { type CityPrices, priceFor, type TravelStyle } from './city-prices.ts'
import { middleOf, type MoneyRange } from './money-range.ts'
import { isSanePrice } from './sane-price.ts'

export const DAILY_PARTS = ['lodging', 'meals', 'transport', 'tickets'] as const
export type DailyPart = (typeof DAILY_PARTS)[number]

/** One person's day without the journey there. Lodging is half a double room, or a bed in a hostel. */
export type DailyCosts = Readonly<Record<DailyPart, MoneyRange>> & { readonly style: TravelStyle }

type Basket = Readonly<Partial<Record<PriceItem, number>>>

/** TP-4: the items of a day. A style's basket consists of items with prices, never of a share of another amount. */
const BASKETS: Readonly<Record<TravelStyle, Readonly<Record<DailyPart, Basket>>>> = {
  low: {
    lodging: { hostel_bed: 1 },
    meals: { street_meal: 2, coffee: 1, water_15l: 1 },
    transport: { metro_ride: 2 },
    tickets: { museum: 0.5 },
  },
  mid: {
    lodging: { hotel_double: 0.5 },
    meals: { street_meal: 1, mid_meal: 1, coffee: 2, water_15l: 1 },
    transport: { metro_ride: 2, taxi_5km: 0.5 },
    tickets: { museum: 1 },
  },
  high: {
    lodging: { hotel_double: 0.5 },
    meals: { mid_meal: 2, coffee: 2, beer: 2, water_15l: 1 },
    transport: { taxi_5km: 2 },
    tickets: { museum: 2 },
  },
}

/** Null if an item has no plausible price: an incomplete sum would be wrong. */
export function dailyCosts(prices: CityPrices, style: TravelStyle): DailyCosts | null {
  const parts = DAILY_PARTS.map((part) => [part, sumOf(prices, BASKETS[style][part], style)] as const)
  if (parts.some(([, range]) => range === null)) return null
  return { style, ...(Object.fromEntries(parts) as Record<DailyPart, MoneyRange>) }
}

function sumOf(prices: CityPrices, basket: Basket, style: TravelStyle): MoneyRange | null {
  const entries = Object.entries(basket) as [PriceItem, number][]
  const ranges = entries.map(([item, count]) => {
    const range = priceFor(prices, item, style)
    return { count, range: range && isSanePrice(middleOf(range), { item }, prices) ? range : null }
  })
  const [first] = ranges
  if (!first?.range || ranges.some(({ range }) => range?.low.currency !== first.range?.low.currency)) return null
  const total = (end: 'low' | 'high'): Money => ({
    currency: first.range?.low.currency ?? prices.currency,
    minorUnits: Math.round(ranges.reduce((sum, { count, range }) => sum + count * (range?.[end].minorUnits ?? 0), 0)),
  })
  return { low: total('low'), high: total('high') }
}
