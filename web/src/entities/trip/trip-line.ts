import type { Coordinates } from '@app/domain/kernel'
import type { Trip } from '@app/domain/trip'
import { placeOf } from '@app/domain/trip-edit'

import { type MapLine, type MapMarker, PIN_TONES } from '../map/map-marker.ts'

/** The stops of a trip in their order: a pin for each, and a line for each day. */
export function tripLine(trip: Trip): { readonly markers: readonly MapMarker[]; readonly lines: readonly MapLine[] } {
  const days = trip.days.map((day, index) => {
    const stops = day.stops.flatMap((stop) => {
      const place = placeOf(stop, trip.places)
      return place ? [{ title: stop.title, position: latLngOf(place.coordinates) }] : []
    })
    const mark = String(index + 1)
    return stops.map((stop) => ({ ...stop, mark, tone: (index % PIN_TONES) + 1 }))
  })
  return {
    markers: days.flat(),
    lines: days.filter(({ length }) => length > 1).map((stops) => ({ points: stops.map(({ position }) => position) })),
  }
}

/** Everywhere a trip goes: its stops, and where its days begin and end. */
export function pointsOfTrip(trip: Trip): readonly Coordinates[] {
  return trip.days.flatMap((day) => [
    day.city.coordinates,
    day.start.coordinates,
    day.end.coordinates,
    ...day.stops.flatMap((stop) => placeOf(stop, trip.places)?.coordinates ?? []),
  ])
}

function latLngOf({ latitude, longitude }: Coordinates) {
  return { lat: latitude, lng: longitude }
}
