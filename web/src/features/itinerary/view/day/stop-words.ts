import { roundAbout } from '@app/domain/currency-conversion'
import { chooseCityLeg } from '@app/domain/travel-time'
import type { Stop, Trip, TripDay } from '@app/domain/trip'
import { sharedTicketStops } from '@app/domain/trip-budget'
import type { CheckFacts } from '@app/domain/trip-checker'
import { placeOf } from '@app/domain/trip-edit'

import { formatMoney } from '../../../../text/format.ts'
import { itineraryText as text } from '../../itinerary-text.ts'
import { describeWay } from '../../way-text.ts'
import { costsAsAsked } from './summarise-day.ts'

type Where = { readonly trip: Trip; readonly day: TripDay; readonly facts: CheckFacts; readonly locale: string }

/** A stop in one line; hours that are not verified are said once for the day. For its owner and for readers of a shared link. */
export function stopSummary(stop: Stop, { trip, day, facts, locale }: Where): string {
  const place = placeOf(stop, trip.places)
  const way = cityLegMode(trip, day, stop)
  return [
    place && !stop.title.includes(place.name) && place.name,
    place && kindName(place.kind),
    stop.way ? describeWay(stop.way, locale) : way && text(`stop.leg.${way}`),
    costText(stop, trip, facts, locale),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The middle of a price range is no more exact than this. */
const PRICE_FIGURES = 2

/** Typical prices are always shown with “about”. */
export function costText(stop: Stop, trip: Trip, facts: CheckFacts, locale: string): string {
  const { cost } = stop
  if (!cost) return ''
  if (cost.minorUnits === 0) return text('stop.free')
  if (sharedTicketStops(trip).has(stop.id)) return text('stop.price.shared')
  const [asked = cost] = costsAsAsked([cost], trip, facts)
  // A converted price is no longer the price on the ticket.
  const isAbout = asked.currency !== cost.currency || placeOf(stop, trip.places)?.priceBasis === 'usual'
  return isAbout
    ? text('stop.price.usual', { amount: formatMoney(roundAbout(asked, PRICE_FIGURES), locale) })
    : formatMoney(cost, locale)
}

const DRAFTED_LEG = /^travel-\d+$/

/** The mode of a drafted leg between cities; null for other stops, and once the traveller has set its times. */
export function cityLegMode({ days }: Pick<Trip, 'days'>, day: TripDay, stop: Stop): 'train' | 'fly' | null {
  const before = days[days.findIndex(({ id }) => id === day.id) - 1]
  if (!before || !DRAFTED_LEG.test(stop.id)) return null
  const { mode, minutes } = chooseCityLeg(before.city.coordinates, day.city.coordinates)
  if (stop.leave - stop.arrive !== minutes) return null
  return mode === 'fly' ? 'fly' : 'train'
}

/** Kinds come from OpenStreetMap: `historic_building`. */
export function kindName(kind: string): string {
  return kind.replaceAll('_', ' ')
}

export function formatDay(date: string, locale: string): string {
  const words = locale.startsWith('en') ? locale : 'en-GB'
  const format = new Intl.DateTimeFormat(words, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** Pin numbers of the stops that have a place. */
export function marksOf({ stops }: TripDay): ReadonlyMap<string, number> {
  return new Map(stops.filter(({ placeId }) => placeId !== null).map(({ id }, index) => [id, index + 1]))
}
