import type { RateTable } from '@app/domain/currency-conversion'
import type { GuideCountry, PriceItem } from '@app/domain/guide'
import { minorDigitsOf } from '@app/domain/kernel'
import type { Trip } from '@app/domain/trip'
import { sumTripCosts } from '@app/domain/trip-budget'

import type { Fault, GuideFacts } from '../guide-facts.ts'

/** City prices differ from those of their country. */
const MARGIN = { low: 0.4, high: 2.5 }
const CHILD_SHARE = 0.5

export type CostCheck = { readonly days: number; readonly sane: number; readonly faults: readonly Fault[] }

/** Whether each day's sum is one that the guide's prices of the country allow, and the sum of the days is the total. */
export function checkCosts(trip: Trip, facts: GuideFacts, rates: RateTable): CostCheck {
  const faults: Fault[] = []
  const fault = (day: number, text: string): void => {
    faults.push({ rule: 'cost', day, text })
  }
  let sane = 0
  const people = trip.wishes.adults + trip.wishes.childAges.length * CHILD_SHARE
  for (const [index, day] of trip.days.entries()) {
    const country = facts.countries.find((each) => each.country.code === day.city.country)?.country
    const bounds = country && boundsOf(country)
    const costs = bounds && sumTripCosts(trip, bounds.currency, rates)
    const own = costs?.days[index]
    if (!bounds || !own) {
      fault(index + 1, 'no costs')
      continue
    }
    const unit = 10 ** minorDigitsOf(bounds.currency)
    const journeys = own.parts.journeys?.high.minorUnits ?? 0
    const perHead = (own.total.high.minorUnits - journeys) / unit / people
    const least = index === trip.days.length - 1 ? bounds.low / 3 : bounds.low
    if (perHead < least * MARGIN.low || perHead > bounds.high * MARGIN.high)
      fault(index + 1, `${perHead.toFixed(0)} ${bounds.currency} a head, of ${bounds.low} to ${bounds.high}`)
    else sane += 1
    const sum = costs.days.reduce((all, each) => all + each.total.high.minorUnits, 0)
    if (index === 0 && Math.abs(sum - costs.total.high.minorUnits) > 1) fault(1, 'the days are not the total')
  }
  return { days: trip.days.length, sane, faults }
}

type Bounds = { readonly currency: string; readonly low: number; readonly high: number }

function boundsOf({ prices, currency }: GuideCountry): Bounds | null {
  const bed = prices.hotel_double
  const end = (item: PriceItem, which: 'low' | 'high'): number | null => {
    const price = prices[item]
    return price === null ? null : price === 'free' ? 0 : price[which]
  }
  const lows = [end('hostel_bed', 'low'), end('street_meal', 'low'), end('street_meal', 'low')]
  const highs = [
    end('hotel_double', 'high'),
    ...(['mid_meal', 'mid_meal', 'mid_meal', 'taxi_5km', 'taxi_5km', 'museum', 'museum', 'museum'] as const).map(
      (item) => end(item, 'high'),
    ),
  ]
  if ([...lows, ...highs].includes(null)) return null
  const sum = (all: readonly (number | null)[]): number => all.reduce<number>((total, each) => total + (each ?? 0), 0)
  const told = bed === null || bed === 'free' ? currency : bed.currency
  return { currency: told, low: Math.round(sum(lows)), high: Math.round(sum(highs)) }
}
