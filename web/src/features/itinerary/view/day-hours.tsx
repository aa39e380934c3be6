import type { Trip, TripDay } from '@app/domain/trip'
import { placeOf } from '@app/domain/trip-edit'

import { usePageConfig } from '../../../api/page-config.tsx'
import { itineraryText as text } from '../../../text/itinerary.ts'

/** Once a day, by name: whose hours nobody has read. */
export function DayHours({ trip, day }: { readonly trip: Trip; readonly day: TripDay }) {
  const { locale } = usePageConfig()
  const places = day.stops.flatMap((stop) => placeOf(stop, trip.places) ?? [])
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
