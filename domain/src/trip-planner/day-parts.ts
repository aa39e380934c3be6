import type { Coordinates } from '../kernel/index.ts'
import type { MinuteOfDay, Stop, Trip, TripDay } from '../trip/index.ts'

/** The part of a day between two fixed moments; locked stops are such moments, so that nothing can push them. */
export type DayPart = {
  readonly day: TripDay
  readonly dayIndex: number
  readonly from: Coordinates
  readonly fromAt: MinuteOfDay
  readonly to: Coordinates
  readonly toAt: MinuteOfDay
  /** The locked stop that ends this part; null at the end of the day. */
  readonly endsWith: Stop | null
}

/** `startOf`: from when a day may begin, where something is over before the traveller's usual hour. */
export function dayPartsOf(
  trip: Trip,
  startOf: (day: TripDay) => MinuteOfDay = ({ start }) => start.at,
): readonly DayPart[] {
  return trip.days.flatMap((day, dayIndex) => {
    const parts: DayPart[] = []
    let from = day.start.coordinates
    let fromAt = startOf(day) + day.start.bufferMinutes
    for (const stop of lockedStops(day)) {
      const to = (stop.way ? null : positionOf(stop, trip)) ?? from
      parts.push({ day, dayIndex, from, fromAt, to, toAt: stop.arrive, endsWith: stop })
      from = stop.way?.to ?? to
      fromAt = stop.leave
    }
    const toAt = day.end.at - day.end.bufferMinutes
    parts.push({ day, dayIndex, from, fromAt, to: day.end.coordinates, toAt, endsWith: null })
    return parts
  })
}

export function lockedStops(day: TripDay): readonly Stop[] {
  return day.stops.filter(({ isLocked }) => isLocked).toSorted((one, other) => one.arrive - other.arrive)
}

/** Where one is after it: a way ends elsewhere. */
export function positionOf({ placeId, way }: Stop, { places }: Trip): Coordinates | null {
  return placeId === null ? (way?.to ?? null) : (places[placeId]?.coordinates ?? null)
}
