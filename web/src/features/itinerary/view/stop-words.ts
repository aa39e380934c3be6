import type { Stop, Trip, TripDay } from '@app/domain/trip'
import type { CheckFacts } from '@app/domain/trip-checker'
import { placeOf } from '@app/domain/trip-edit'

import { itineraryText as text } from '../../../text/itinerary.ts'
import { costWords } from './cost-words.ts'
import { kindName } from './kind-name.ts'
import { wayBetween } from './way-between.ts'

type Where = { readonly trip: Trip; readonly day: TripDay; readonly facts: CheckFacts; readonly locale: string }

/** What is known of a stop in one line, for its owner and for whoever was given the link. */
export function stopWords(stop: Stop, { trip, day, facts, locale }: Where): string {
  const place = placeOf(stop, trip.places)
  const way = wayBetween(trip, day, stop)
  return [
    place && place.name !== stop.title && place.name,
    place && kindName(place.kind),
    way && text(`stop.way.${way}`),
    costWords(stop, trip, facts, locale),
    place?.hours?.basis === 'usual' && text('stop.hours.mark'),
    place?.hours === null && text('stop.hours.none'),
  ]
    .filter(Boolean)
    .join(' · ')
}
