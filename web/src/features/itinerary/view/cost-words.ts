import { roundAbout } from '@app/domain/currency-conversion'
import type { Stop, Trip } from '@app/domain/trip'
import type { CheckFacts } from '@app/domain/trip-checker'
import { placeOf } from '@app/domain/trip-edit'

import { formatMoney } from '../../../text/format.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { costsAsAsked } from './summarise-day.ts'

/** The middle of a band is no more exact than this. */
const PRICE_FIGURES = 2

/** A price that is only usual for its kind is never said without “about”. */
export function costWords(stop: Stop, trip: Trip, facts: CheckFacts, locale: string): string {
  const { cost } = stop
  if (!cost) return ''
  if (cost.minorUnits === 0) return text('stop.free')
  const [asked = cost] = costsAsAsked([cost], trip, facts)
  // What was converted is no longer what the ticket says.
  const isAbout = asked.currency !== cost.currency || placeOf(stop, trip.places)?.priceBasis === 'usual'
  return isAbout
    ? text('stop.price.usual', { amount: formatMoney(roundAbout(asked, PRICE_FIGURES), locale) })
    : formatMoney(cost, locale)
}
