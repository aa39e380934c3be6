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
type Level = { readonly basket: Basket; readonly third: TravelStyle }

const level = (third: TravelStyle, basket: Basket): Level => ({ third, basket })

/** TP-4: the items of a day, by how one lives. A basket consists of items with prices, never of a share of another amount. */
const LEVELS = {
  lodging: {
    high: level('high', { hotel_double: 0.5 }),
    mid: level('mid', { hotel_double: 0.5 }),
    simple: level('low', { hotel_double: 0.5 }),
    hostel: level('low', { hostel_bed: 1 }),
  },
  meals: {
    high: level('high', { mid_meal: 2, coffee: 2, beer: 2, water_15l: 1 }),
    mid: level('mid', { street_meal: 1, mid_meal: 1, coffee: 2, water_15l: 1 }),
    low: level('low', { street_meal: 2, coffee: 1, water_15l: 1 }),
    // The guide has no prices of groceries: what is cooked counts as much as a simple meal, which it rarely costs.
    cook: level('low', { street_meal: 2, water_15l: 1 }),
  },
  transport: {
    high: level('high', { taxi_5km: 2 }),
    mid: level('mid', { metro_ride: 2, taxi_5km: 0.5 }),
    low: level('low', { metro_ride: 2 }),
    walk: level('low', {}),
  },
  tickets: {
    high: level('high', { museum: 2 }),
    mid: level('mid', { museum: 1 }),
    low: level('low', { museum: 0.5 }),
    none: level('low', {}),
  },
} as const satisfies Readonly<Record<DailyPart, Readonly<Record<string, Level>>>>

export type DailyLevels = { readonly [Part in DailyPart]: keyof (typeof LEVELS)[Part] }

/** From the dearest to the cheapest in most places; which is cheaper in this one, its prices say. */
export const DAILY_LEVELS = {
  lodging: ['high', 'mid', 'simple', 'hostel'],
  meals: ['high', 'mid', 'low', 'cook'],
  transport: ['high', 'mid', 'low', 'walk'],
  tickets: ['high', 'mid', 'low', 'none'],
} as const satisfies { readonly [Part in DailyPart]: readonly DailyLevels[Part][] }

const LEVELS_OF_STYLE: Readonly<Record<TravelStyle, DailyLevels>> = {
  low: { lodging: 'hostel', meals: 'low', transport: 'low', tickets: 'low' },
  mid: { lodging: 'mid', meals: 'mid', transport: 'mid', tickets: 'mid' },
  high: { lodging: 'high', meals: 'high', transport: 'high', tickets: 'high' },
}

export function levelsOfStyle(style: TravelStyle): DailyLevels {
  return LEVELS_OF_STYLE[style]
}

/** One adult's share of a day. Null if an item has no plausible price: an incomplete sum would be wrong. */
export function dailyPart<Part extends DailyPart>(
  prices: CityPrices,
  part: Part,
  name: DailyLevels[Part],
): MoneyRange | null {
  const levels: Readonly<Record<string, Level>> = LEVELS[part]
  const found = levels[name]
  return found ? sumOf(prices, found) : null
}

/** Null if a part of the day is unknown. */
export function dailyCosts(prices: CityPrices, style: TravelStyle): DailyCosts | null {
  const levels = levelsOfStyle(style)
  const parts = DAILY_PARTS.map((part) => [part, dailyPart(prices, part, levels[part])] as const)
  if (parts.some(([, range]) => range === null)) return null
  return { style, ...(Object.fromEntries(parts) as Record<DailyPart, MoneyRange>) }
}

function sumOf(prices: CityPrices, { basket, third }: Level): MoneyRange | null {
  const entries = Object.entries(basket) as [PriceItem, number][]
  const ranges = entries.map(([item, count]) => {
    const range = priceFor(prices, item, third)
    return { count, range: range && isSanePrice(middleOf(range), { item }, prices) ? range : null }
  })
  const currency = ranges[0]?.range?.low.currency ?? prices.currency
  if (ranges.some(({ range }) => range?.low.currency !== currency)) return null
  const total = (end: 'low' | 'high'): Money => ({
    currency,
    minorUnits: Math.round(ranges.reduce((sum, { count, range }) => sum + count * (range?.[end].minorUnits ?? 0), 0)),
  })
  return { low: total('low'), high: total('high') }
}
