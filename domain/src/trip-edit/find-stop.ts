import type { DayId, Stop, StopId, Trip, TripDay } from '../trip/index.ts'

export type FoundStop = { readonly day: TripDay; readonly stop: Stop; readonly index: number }

export function findStop(trip: Trip, stopId: StopId): FoundStop | null {
  for (const day of trip.days) {
    const index = day.stops.findIndex(({ id }) => id === stopId)
    const stop = day.stops[index]
    if (stop) return { day, stop, index }
  }
  return null
}

export function findDay(trip: Trip, dayId: DayId): TripDay | null {
  return trip.days.find(({ id }) => id === dayId) ?? null
}

export function changeDay(trip: Trip, dayId: DayId, change: (day: TripDay) => TripDay): Trip {
  return { ...trip, days: trip.days.map((day) => (day.id === dayId ? change(day) : day)) }
}

/** Ideas are places on no day; an unreferenced place is removed. */
export function withIdeas(trip: Trip, ideas: readonly string[]): Trip {
  const planned = new Set(trip.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const kept = [...new Set(ideas)].filter((id) => trip.places[id] && !planned.has(id))
  const needed = new Set<string | null>([...planned, ...kept])
  const places = Object.fromEntries(Object.entries(trip.places).filter(([id]) => needed.has(id)))
  return { ...trip, ideas: kept, places }
}
