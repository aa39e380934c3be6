import { type DailyCosts, type MoneyRange, partyCosts } from '../travel-prices/index.ts'
import type { CostRange, DayPrices, Trip, TripWishes } from '../trip/index.ts'
import type { CityKnowledge } from './city-knowledge.ts'
import { knowledgeAt } from './knowledge-of-day.ts'

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
  const { lodging, meals, transport } = partyCosts(daily, wishes)
  return {
    currency: daily.meals.low.currency,
    lodging: isLast ? null : rangeOf(lodging),
    meals: rangeOf(meals),
    transport: rangeOf(transport),
  }
}

function rangeOf({ low, high }: MoneyRange): CostRange {
  return { low: low.minorUnits, high: high.minorUnits }
}
