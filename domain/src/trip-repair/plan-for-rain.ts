import { isOpenAir } from '../trip-checker/index.ts'
import type { ChangeReason } from '../trip-diff/index.ts'
import { byTime, type DayFacts, dropStop, findDay, placeOf, type PlacesOfTrip, settleDay } from '../trip-edit/index.ts'
import type { DayId, PlaceId, Stop, StopId, Trip, TripDay, TripPlace } from '../trip/index.ts'
import { dayFits } from './day-fits.ts'
import { fillDay, type Filling } from './fill-gap.ts'
import { withDay } from './insert-best.ts'
import type { Repair } from './repair.ts'

/** The stops that rain affects: known to be outdoors, or of an outdoor kind. */
export function stopsInTheOpen({ stops }: TripDay, places: PlacesOfTrip): readonly Stop[] {
  return stops.filter((stop) => {
    const place = placeOf(stop, places)
    return stop.kind === 'visit' && place !== null && !(place.isIndoor ?? !isOpenAir(place.kind))
  })
}

/** Stops that rain affects swap days with indoor ones, or are replaced by an indoor idea. */
export function planForRain(trip: Trip, dayId: DayId, facts: DayFacts, newId: (place: PlaceId) => StopId): Repair {
  const wet = findDay(trip, dayId)
  const spoilt = wet ? stopsInTheOpen(wet, trip.places).filter(isFree) : []
  const filling = { dayId, facts, newId }
  let made = trip
  const ids: StopId[] = []
  const out: Stop[] = []
  const left: Stop[] = []
  for (const stop of spoilt) {
    const swapped = changeDays(made, stop, dayId, facts) ?? takeIdeas(made, [stop], spoilt, filling)
    if (!swapped) {
      left.push(stop)
      continue
    }
    made = swapped.trip
    ids.push(...swapped.ids)
    if (swapped.isOut) out.push(stop)
  }
  // Half an hour at a monument is not enough for a museum; several of them together may be.
  const together = left.length > 1 ? takeIdeas(made, left, spoilt, filling) : null
  const reasons: Record<string, ChangeReason> = {}
  for (const id of [...ids, ...(together?.ids ?? [])])
    reasons[id] = spoilt.some((stop) => stop.id === id) ? 'no-roof' : 'rain'
  const unplaced = [...out, ...(together ? left : [])].flatMap(({ placeId }) => placeId ?? [])
  return { trip: together?.trip ?? made, reasons, unplaced }
}

const isFree = ({ kind, isLocked }: Stop): boolean => kind === 'visit' && !isLocked

type Swapped = { readonly trip: Trip; readonly ids: readonly StopId[]; readonly isOut: boolean }

function changeDays(trip: Trip, stop: Stop, dayId: DayId, facts: DayFacts): Swapped | null {
  for (const day of trip.days.filter(({ id }) => id !== dayId)) {
    const dry = day.stops.filter((other) => isFree(other) && placeOf(other, trip.places)?.isIndoor === true)
    for (const other of dry) {
      const [wet, away] = [findDay(trip, dayId), findDay(trip, day.id)]
      if (!wet || !away) continue
      const here = exchanged(wet, stop, other, trip, facts)
      const there = exchanged(away, other, stop, trip, facts)
      if (dayFits(here, wet, trip.places, facts) && dayFits(there, away, trip.places, facts))
        return { trip: withDay(withDay(trip, here), there), ids: [stop.id, other.id], isOut: false }
    }
  }
  return null
}

/** The other stop at the time of the first, with its own length. */
function exchanged(day: TripDay, out: Stop, into: Stop, { places }: Trip, facts: DayFacts): TripDay {
  const stops = day.stops.map((stop) =>
    stop.id === out.id ? { ...into, arrive: out.arrive, leave: out.arrive + (into.leave - into.arrive) } : stop,
  )
  return settleDay({ ...day, stops: byTime(stops) }, places, facts)
}

/** As many indoor ideas as there were outdoor stops, and at least one. */
function takeIdeas(trip: Trip, stops: readonly Stop[], spoilt: readonly Stop[], filling: Filling): Swapped | null {
  const isWanted = ({ id, isIndoor }: TripPlace): boolean =>
    isIndoor === true && !spoilt.some(({ placeId }) => placeId === id)
  let made = stops.reduce((now, { id }) => dropStop(now, id, filling.facts), trip)
  const added: StopId[] = []
  while (added.length < stops.length) {
    const filled = fillDay(made, filling, isWanted)
    if (!filled) break
    made = filled.trip
    added.push(filled.id)
  }
  return added.length === 0 ? null : { trip: made, ids: [...stops.map(({ id }) => id), ...added], isOut: true }
}
