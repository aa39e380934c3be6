import type { Trip, TripDay } from '@app/domain/trip'
import { isAlwaysOpen } from '@app/domain/trip-checker'
import { placeOf } from '@app/domain/trip-edit'

import { usePageConfig } from '../../../../api/page-config.tsx'
import { itineraryText as text } from '../../itinerary-text.ts'

const MOST_NAMES = 2

/** Once a day: the places whose hours are not verified. */
export function DayHours({ trip, day }: { readonly trip: Trip; readonly day: TripDay }) {
  const { locale } = usePageConfig()
  const places = day.stops.flatMap((stop) => placeOf(stop, trip.places) ?? []).filter((place) => !isAlwaysOpen(place))
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const namesOf = (basis: 'usual' | undefined): readonly string[] => [
    ...new Set(places.filter(({ hours }) => hours?.basis === basis).map(({ name }) => name)),
  ]
  const say = (names: readonly string[], key: 'day.hours.unverified' | 'day.hours.none'): string => {
    if (names.length === 0) return ''
    // A long list of names says less at a glance than their number.
    if (names.length > MOST_NAMES) return text(`${key}.many`, { count: String(names.length) })
    return text(key, { names: list.format(names) })
  }
  const words = [say(namesOf('usual'), 'day.hours.unverified'), say(namesOf(undefined), 'day.hours.none')].filter(
    Boolean,
  )
  return words.length === 0 ? null : <p className="mt-1 text-small text-soft">{words.join(' ')}</p>
}
