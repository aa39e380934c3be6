import type { DailyCosts, MoneyRange, TravelStyle } from '../travel-prices/index.ts'
import type { CostRange, DayPrices, Trip, TripWishes } from '../trip/index.ts'
import type { CityKnowledge } from './city-knowledge.ts'
import { knowledgeAt } from './knowledge-of-day.ts'

/** A child eats, rides and sleeps for less. */
const CHILD_SHARE = 0.6
const CHILD_BED_SHARE = 0.5
const SLEEPERS_PER_ROOM = 2

/** Lodging, meals and local transport of each day, by the guide's prices of its country and the style of the trip. */
export function priceDays(trip: Trip, known: readonly CityKnowledge[]): Trip {
  const days = trip.days.map((day, index) => {
    const style = trip.wishes.style ?? 'mid'
    const daily = knowledgeAt(day.city.coordinates, known)?.daily[style]
    const { prices: _, ...plain } = day
    return daily ? { ...plain, prices: pricesOf(daily, trip.wishes, index === trip.days.length - 1) } : plain
  })
  return { ...trip, days }
}

function pricesOf(daily: DailyCosts, wishes: TripWishes, isLast: boolean): DayPrices {
  const eaters = wishes.adults + wishes.childAges.length * CHILD_SHARE
  return {
    currency: daily.meals.low.currency,
    lodging: isLast ? null : times(daily.lodging, sleepersOf(wishes, daily.style)),
    meals: times(daily.meals, eaters),
    transport: times(daily.transport, eaters),
  }
}

/** One adult alone pays for a whole room; a child has a bed in it. */
function sleepersOf({ adults, childAges }: TripWishes, style: TravelStyle): number {
  if (style === 'low') return adults + childAges.length
  const rooms = Math.ceil(adults / SLEEPERS_PER_ROOM)
  return rooms * SLEEPERS_PER_ROOM + childAges.length * CHILD_BED_SHARE
}

function times({ low, high }: MoneyRange, count: number): CostRange {
  return { low: Math.round(low.minorUnits * count), high: Math.round(high.minorUnits * count) }
}
