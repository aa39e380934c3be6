import { textOfValue } from '../kernel/index.ts'
import type { Stop, Trip } from '../trip/index.ts'
import { diffTrips } from './diff-trips.ts'

/** The number of visible changes, including names, notes, locks and lodgings, which are not lines of a plan. */
export function countChanges(before: Trip, after: Trip): number {
  const count = diffTrips(before, after).length + countWords(before, after)
  // Ideas follow the plan: a stop removed from a day becomes one. Alone they count, and so does the order of the days.
  return count === 0 && textOfValue(restOf(before)) !== textOfValue(restOf(after)) ? 1 : count
}

function restOf({ days, ideas }: Trip): unknown {
  return [days.map(({ id }) => id), ideas.toSorted()]
}

function countWords(before: Trip, after: Trip): number {
  const [was, now] = [wordsOf(before), wordsOf(after)]
  return [...now].filter(([key, words]) => was.has(key) && was.get(key) !== words).length
}

/** Only what both have is compared: added and removed stops are counted already. */
function wordsOf({ title, days }: Trip): ReadonlyMap<string, string> {
  return new Map([
    ['title', title],
    ...days.flatMap(({ id, note, start, end, stops }) => [
      [`day ${id}`, note] as const,
      [
        `beds ${id}`,
        textOfValue([start, end].map((edge) => [edge.title, edge.coordinates, edge.bufferMinutes])),
      ] as const,
      ...stops.map((stop) => [`stop ${stop.id}`, wordsOfStop(stop)] as const),
    ]),
  ])
}

function wordsOfStop({ note, isLocked, cost, placeId, title }: Stop): string {
  // Another place is a line of the plan, with its own name and price.
  return textOfValue(placeId === null ? [note, isLocked, cost, title] : [note, isLocked])
}
