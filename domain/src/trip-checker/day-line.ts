import { type Coordinates, distanceKm } from '../kernel/index.ts'
import type { Leg, MinuteOfDay, Stop, StopId, Trip, TripDay, TripPlace } from '../trip/index.ts'
import { estimateMove, type MoveEstimate } from './estimate-move.ts'

export type DayStop = {
  readonly stop: Stop
  /** Null for a stop without a place, and for a place that was not found. */
  readonly place: TripPlace | null
  /** Null when unknown. */
  readonly position: Coordinates | null
}

/** From one element of the day to the next, including its two ends. */
export type Move = {
  readonly fromId: StopId | null
  readonly toId: StopId | null
  readonly leaves: MinuteOfDay
  readonly arrives: MinuteOfDay
  readonly leg: Leg | null
  readonly estimate: MoveEstimate
}

/** A day in the form that the rules use. */
export type DayLine = {
  readonly trip: Trip
  readonly day: TripDay
  readonly stops: readonly DayStop[]
  readonly moves: readonly Move[]
}

export function dayLine(trip: Trip, day: TripDay): DayLine {
  const stops = placeStops(trip, day)
  return { trip, day, stops, moves: movesOf(day, stops) }
}

/** A meal or a stop without a place happens at the current position; a visit without one may be anywhere. */
function placeStops(trip: Trip, { start, stops }: TripDay): readonly DayStop[] {
  let here: Coordinates | null = start.coordinates
  return stops.map((stop) => {
    const place = stop.placeId === null ? null : (trip.places[stop.placeId] ?? null)
    const staysHere = stop.placeId === null && (stop.kind === 'meal' || stop.kind === 'free')
    if (!staysHere) here = place?.coordinates ?? null
    return { stop, place, position: here }
  })
}

function movesOf({ start, end, ride }: TripDay, stops: readonly DayStop[]): readonly Move[] {
  const points = [
    { id: null, position: start.coordinates, arrive: start.at, leave: start.at + start.bufferMinutes, leg: null },
    ...stops.map(({ stop: { id, arrive, leave, leg }, position }) => ({ id, position, arrive, leave, leg })),
    { id: null, position: end.coordinates, arrive: end.at - end.bufferMinutes, leave: end.at, leg: null },
  ]
  return points.slice(1).flatMap((to, index) => {
    const from = points[index]
    if (!from?.position || !to.position) return []
    const isDriven = ride === 'drive' && to.leg === null && distanceKm(from.position, to.position) > WALKED_KM
    const estimate = estimateMove(from.position, to.position, to.leg?.mode ?? (isDriven ? 'drive' : null))
    return [{ fromId: from.id, toId: to.id, leaves: from.leave, arrives: to.arrive, leg: to.leg, estimate }]
  })
}

/** From the restaurant next door one walks home, wherever the car is. */
const WALKED_KM = 1.2
