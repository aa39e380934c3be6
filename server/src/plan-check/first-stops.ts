import type { Trip, TripDay } from '@app/domain/trip'

/** The same trip where it has no more than that; days behind the last stop are left out, and places nobody visits. */
export function firstStops(trip: Trip, most: number): Trip {
  if (trip.days.reduce((sum, { stops }) => sum + stops.length, 0) <= most) return trip
  let left = most
  const days = trip.days.flatMap((day): readonly TripDay[] => {
    if (left === 0) return []
    const stops = day.stops.slice(0, left)
    left -= stops.length
    return [{ ...day, stops }]
  })
  const visited = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  return { ...trip, days, places: Object.fromEntries(Object.entries(trip.places).filter(([id]) => visited.has(id))) }
}
