import type { MinuteOfDay, Stop, StopId, TripDay } from '../trip/index.ts'
import { type DayFacts, openingFrom, placeOf, type PlacesOfTrip, settleDay } from './settle-day.ts'

type Span = { readonly from: MinuteOfDay; readonly until: MinuteOfDay }
type Windows = ReadonlyMap<StopId, Span>

/** Usual times of lunch and dinner. An earlier meal is breakfast, which keeps its time. */
const LUNCH: Span = { from: 12 * 60, until: 14 * 60 }
const DINNER: Span = { from: 18 * 60, until: 20 * 60 + 30 }
const FIRST_LUNCH: MinuteOfDay = 11 * 60
const LAST_LUNCH: MinuteOfDay = 16 * 60

/**
 * Recomputes a day from the order of its stops: visits follow each other without waiting, locked stops keep their time,
 * and a meal stays in its window. If earlier visits would push it out, it comes before the last of them.
 */
export function relayDay(day: TripDay, places: PlacesOfTrip, facts: DayFacts): TripDay {
  const windows = windowsOf(day)
  const hours = hoursOf(day, windows, places, facts)
  const floating = new Set(day.stops.filter(isLoose).map(({ id }) => id))
  const lay = (stops: readonly Stop[]): TripDay =>
    settleDay({ ...day, stops: stops.map((stop) => atHour(stop, hours.get(stop.id))) }, places, facts, floating)
  let laid = lay(day.stops)
  for (let round = 0; round < day.stops.length; round += 1) {
    const late = laid.stops.findIndex((stop) => stop.arrive > (windows.get(stop.id)?.until ?? Infinity))
    const [meal, before] = [laid.stops[late], laid.stops[late - 1]]
    if (!meal || !before || !isLoose(before)) break
    laid = lay(laid.stops.with(late - 1, meal).with(late, before))
  }
  return laid
}

function windowsOf({ stops }: TripDay): Windows {
  const meals = stops.filter(({ kind, isLocked, arrive }) => kind === 'meal' && !isLocked && arrive >= FIRST_LUNCH)
  return new Map(meals.map(({ id, arrive }) => [id, arrive <= LAST_LUNCH ? LUNCH : DINNER]))
}

/** As early as its window and the opening hours allow; earlier stops may still push it. */
function hoursOf(
  day: TripDay,
  windows: Windows,
  places: PlacesOfTrip,
  facts: DayFacts,
): ReadonlyMap<StopId, MinuteOfDay> {
  const meals = day.stops.flatMap((stop) => {
    const window = windows.get(stop.id)
    if (!window) return []
    const open = openingFrom(window.from, stop.leave - stop.arrive, { day, place: placeOf(stop, places), facts })
    return [[stop.id, open <= window.until ? open : window.from] as const]
  })
  return new Map(meals)
}

function atHour(stop: Stop, arrive: MinuteOfDay = stop.arrive): Stop {
  return arrive === stop.arrive ? stop : { ...stop, arrive, leave: arrive + (stop.leave - stop.arrive) }
}

function isLoose({ kind, isLocked }: Stop): boolean {
  return kind === 'visit' && !isLocked
}
