/** TC-7: a day that crosses its own path, when an order without detours would work as well. */
import type { CheckFacts } from '../check-facts.ts'
import type { DayLine, DayStop } from '../day-line.ts'
import type { Finding } from '../finding.ts'
import { runThrough } from '../run-through.ts'

const LEAST_SAVED_METRES = 1500
const LEAST_SAVED_SHARE = 0.25
/** A shorter way that ends much later is no better. */
const LATER_MINUTES = 20
const MOST_STOPS = 14

export function checkBackAndForth(line: DayLine, facts: CheckFacts): readonly Finding[] {
  const { day, stops } = line
  if (stops.length < 3 || stops.length > MOST_STOPS || stops.some(({ position }) => !position)) return []
  const written = metresOf(line, stops)
  const better = improve(line, stops, facts)
  const extraMetres = written - metresOf(line, better)
  if (extraMetres < Math.max(LEAST_SAVED_METRES, written * LEAST_SAVED_SHARE)) return []
  const moved = stops.filter((each, index) => better[index] !== each)
  return [
    {
      code: 'back-and-forth',
      severity: 'warning',
      dayId: day.id,
      stopIds: moved.map(({ stop }) => stop.id),
      at: null,
      extraMetres: Math.round(extraMetres),
      betterOrder: better.map(({ stop }) => stop.id),
    },
  ]
}

/** Turns pieces of the day round and moves single stops, for as long as it gets shorter and still works. */
function improve(line: DayLine, stops: readonly DayStop[], facts: CheckFacts): readonly DayStop[] {
  const { day } = line
  const first = stops[0]?.stop.arrive ?? 0
  const latest = (stops.at(-1)?.stop.leave ?? 0) + LATER_MINUTES
  const works = (order: readonly DayStop[]): boolean => {
    const run = runThrough(day, order, facts, Math.min(first, Math.max(day.start.at, first - LATER_MINUTES)))
    const lastBegin = run?.begins.at(-1)
    const last = order.at(-1)?.stop
    return run !== null && run.lateMinutes === 0 && (lastBegin ?? 0) + (last ? last.leave - last.arrive : 0) <= latest
  }
  let best = stops
  for (let isBetter = true; isBetter;) {
    isBetter = false
    const shortest = metresOf(line, best)
    const candidate = neighbours(best).find((order) => metresOf(line, order) < shortest - 1 && works(order))
    if (candidate) [best, isBetter] = [candidate, true]
  }
  return best
}

function neighbours(order: readonly DayStop[]): readonly (readonly DayStop[])[] {
  const found: (readonly DayStop[])[] = []
  for (let from = 0; from < order.length - 1; from += 1)
    for (let to = from + 1; to < order.length; to += 1)
      found.push([...order.slice(0, from), ...order.slice(from, to + 1).toReversed(), ...order.slice(to + 1)])
  for (const [from, moved] of order.entries()) {
    const rest = order.toSpliced(from, 1)
    for (let to = 0; to <= rest.length; to += 1) if (to !== from) found.push(rest.toSpliced(to, 0, moved))
  }
  return found
}

function metresOf({ day }: DayLine, order: readonly DayStop[]): number {
  let here = day.start.coordinates
  let sum = 0
  for (const point of [...order.map(({ position }) => position), day.end.coordinates]) {
    if (!point) continue
    sum += flatMetres(here, point)
    here = point
  }
  return sum
}

/** Within a day the earth is flat enough, and this is asked thousands of times while somebody drags a stop. */
function flatMetres(
  from: { readonly latitude: number; readonly longitude: number },
  to: { readonly latitude: number; readonly longitude: number },
): number {
  const north = (to.latitude - from.latitude) * 111_195
  const east = (to.longitude - from.longitude) * 111_195 * Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
