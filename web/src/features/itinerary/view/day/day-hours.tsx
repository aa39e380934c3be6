import type { Trip, TripDay } from '@app/domain/trip'
import { isAlwaysOpen } from '@app/domain/trip-checker'
import { placeOf } from '@app/domain/trip-edit'

import { usePageConfig } from '../../../../api/page-config.tsx'
import { itineraryText as text } from '../../itinerary-text.ts'

/** Once a day: the places whose hours are not verified. */
export function DayHours({ trip, day }: { readonly trip: Trip; readonly day: TripDay }) {
  const { locale } = usePageConfig()
  const places = day.stops.flatMap((stop) => placeOf(stop, trip.places) ?? []).filter((place) => !isAlwaysOpen(place))
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const namesOf = (basis: 'usual' | undefined): string =>
    list.format([...new Set(places.filter(({ hours }) => hours?.basis === basis).map(({ name }) => name))])
  const [guessed, unknown] = [namesOf('usual'), namesOf(undefined)]
  const words = [
    guessed && text('day.hours.unverified', { names: guessed }),
    unknown && text('day.hours.none', { names: unknown }),
  ].filter(Boolean)
  return words.length === 0 ? null : <p className="mt-1 text-small text-soft">{words.join(' ')}</p>
}
