import { chooseLegHome } from '../travel-time/index.ts'
import type { DayEdge, Stop, Trip, TripDay } from '../trip/index.ts'
import { type DayFacts, lastPosition, type PlacesOfTrip, settleDay } from './settle-day.ts'

const FIRST_HOUR = 9 * 60
const LAST_HOUR = 22 * 60
const STEP = 15

/**
 * An imported plan as an editable trip. Its times stay as written, right or wrong; the legs are computed, and the
 * centre of the city replaces an unknown lodging.
 */
export function adoptPlan(plan: Trip, id: string, facts: DayFacts): Trip {
  const days = plan.days.map((day) => {
    const stops = day.stops.map((stop) => ({ ...stop, isLocked: true, note: ownWords(stop) }))
    const [start, end] = [bedOr(day.start, day), bedOr(day.end, day)]
    const settled = settleDay({ ...day, start, end, stops, note: '' }, plan.places, facts)
    const free = settled.stops.map((stop) => ({ ...stop, isLocked: false }))
    return withHours({ ...settled, stops: free }, plan.places, facts)
  })
  return { ...plan, id, days }
}

/** A landing or take-off has its place and time; any other day begins and ends at the lodging. */
function bedOr(said: DayEdge, { city }: TripDay): DayEdge {
  return said.bufferMinutes > 0 ? said : { ...said, title: city.name, coordinates: city.coordinates }
}

/** Without a stated start: early enough for the first stop, and back after the last. */
function withHours(day: TripDay, places: PlacesOfTrip, facts: DayFacts): TripDay {
  const { stops, start, end } = day
  const first = stops[0] ? stops[0].arrive - (stops[0].leg?.minutes ?? 0) : FIRST_HOUR
  const home = chooseLegHome(lastPosition(day, places), end.coordinates, facts).minutes
  const last = Math.max(0, ...stops.map(({ leave }) => leave)) + home
  const from = Math.max(0, Math.min(FIRST_HOUR, Math.floor(first / STEP) * STEP))
  const to = Math.max(LAST_HOUR, Math.ceil(last / STEP) * STEP)
  return {
    ...day,
    start: start.bufferMinutes > 0 ? start : { ...start, at: from },
    end: end.bufferMinutes > 0 ? end : { ...end, at: to },
  }
}

/** A line that only names the stop is not a note. */
function ownWords({ note, title }: Stop): string {
  const words = note.trim()
  return words.length <= title.length || words.toLowerCase() === title.toLowerCase() ? '' : words
}
