/** TC-16: numbers that cannot be used are reported, and not used. */
import type { Trip, TripDay } from '../../trip/index.ts'
import type { Finding } from '../finding.ts'

const FOUND = { code: 'no-number', severity: 'error', at: null } as const

export function checkNumbers(trip: Trip): readonly Finding[] {
  const ofTrip = isCountable(trip.wishes) ? [] : [{ ...FOUND, dayId: null, stopIds: [] }]
  return [...ofTrip, ...trip.days.flatMap((day) => checkDay(trip, day))]
}

function checkDay({ places }: Trip, { id: dayId, city, start, end, stops }: TripDay): readonly Finding[] {
  const odd = stops.filter((stop) => !isCountable([stop, stop.placeId === null ? null : places[stop.placeId]]))
  const ofStops = odd.map(({ id }) => ({ ...FOUND, dayId, stopIds: [id] }))
  return isCountable([city, start, end]) ? ofStops : [{ ...FOUND, dayId, stopIds: [] }, ...ofStops]
}

function isCountable(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isCountable)
}
