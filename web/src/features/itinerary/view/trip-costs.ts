import { roundAbout } from '@app/domain/currency-conversion'
import { minorDigitsOf, type Money } from '@app/domain/kernel'
import type { Trip } from '@app/domain/trip'
import { type RangeOfMoney, sumTripCosts, type TripCosts } from '@app/domain/trip-budget'
import type { CheckFacts } from '@app/domain/trip-checker'

import { formatAmount } from '../../../entities/guide/format-guide.ts'
import { currencyOf } from './day/summarise-day.ts'

/** In the currency of the budget, else of the first country; null when nothing is known. */
export function tripCostsOf(trip: Trip, facts: CheckFacts): TripCosts | null {
  const currency = currencyOf(trip, facts) ?? trip.days.find(({ prices }) => prices)?.prices?.currency
  return currency === undefined ? null : sumTripCosts(trip, currency, facts.rates)
}

/** A range is not exact to the unit. */
const FIGURES = 2

export function formatRange({ low, high }: RangeOfMoney, locale: string): string {
  const units = (money: Money): number => roundAbout(money, FIGURES).minorUnits / 10 ** minorDigitsOf(money.currency)
  return formatAmount({ currency: high.currency, low: Math.round(units(low)), high: Math.round(units(high)) }, locale)
}
