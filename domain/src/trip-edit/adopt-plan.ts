import type { DayEdge, Stop, Trip, TripDay } from '../trip/index.ts'
import { type DayFacts, settleDay } from './settle-day.ts'

const FIRST_HOUR = 9 * 60
const LAST_HOUR = 22 * 60

/**
 * A plan that was written elsewhere and read, as a trip to go on with. Its hours stay as they were written, right or
 * wrong; the ways between are counted, and where nobody said where one sleeps the middle of the city stands for it.
 */
export function adoptPlan(plan: Trip, id: string, facts: DayFacts): Trip {
  const days = plan.days.map((day) => {
    const stops = day.stops.map((stop) => ({ ...stop, isLocked: true, note: ownWords(stop) }))
    const settled = settleDay({ ...day, ...edgesOf(day), stops, note: '' }, plan.places, facts)
    return { ...settled, stops: settled.stops.map((stop) => ({ ...stop, isLocked: false })) }
  })
  return { ...plan, id, days }
}

/** The line itself is no note where it only names the stop. */
function ownWords({ note, title }: Stop): string {
  const words = note.trim()
  return words.length <= title.length || words.toLowerCase() === title.toLowerCase() ? '' : words
}

/** A landing or a take-off has its hour; any other day begins and ends in bed. */
function edgesOf({ city, start, end, stops }: TripDay): Pick<TripDay, 'start' | 'end'> {
  const bed = { title: city.name, coordinates: city.coordinates, bufferMinutes: 0 }
  const first = Math.min(FIRST_HOUR, ...stops.map(({ arrive }) => arrive))
  const last = Math.max(LAST_HOUR, ...stops.map(({ leave }) => leave))
  const edge = (said: DayEdge, at: number): DayEdge => (said.bufferMinutes > 0 ? said : { ...bed, at })
  return { start: edge(start, first), end: edge(end, last) }
}
