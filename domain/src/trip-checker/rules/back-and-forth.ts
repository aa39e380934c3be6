/** TC-7: a day that crosses its own path, when an order without detours would work as well. */
import type { Coordinates } from '../../kernel/index.ts'
import type { OpeningWindow } from '../../opening-hours/index.ts'
import type { CheckFacts } from '../check-facts.ts'
import type { DayLine } from '../day-line.ts'
import { estimateMove } from '../estimate-move.ts'
import type { Finding } from '../finding.ts'
import { isFixed, latestAt, windowsOf } from '../run-through.ts'

const LEAST_SAVED_METRES = 1500
const LEAST_SAVED_SHARE = 0.25
/** A shorter route that ends much later is no better. */
const LATER_MINUTES = 20
const MOST_STOPS = 14

type Order = readonly number[]

export function checkBackAndForth(line: DayLine, facts: CheckFacts): readonly Finding[] {
  const { day, stops } = line
  if (stops.length < 3 || stops.length > MOST_STOPS) return []
  const points = [day.start.coordinates, ...stops.map(({ position }) => position), day.end.coordinates]
  if (points.some((point) => !point)) return []
  const metresOf = measure(points as readonly Coordinates[])
  const written = stops.map((_, index) => index)
  const least = Math.max(LEAST_SAVED_METRES, metresOf(written) * LEAST_SAVED_SHARE)
  // Most days are straight enough, and then their opening hours need not be checked.
  if (metresOf(written) - metresOf(improve(written, metresOf, () => true)) < least) return []
  const better = improve(written, metresOf, timetable(line, facts))
  const extraMetres = metresOf(written) - metresOf(better)
  if (extraMetres < least) return []
  const idAt = (index: number): string => stops[index]?.stop.id ?? ''
  return [
    {
      code: 'back-and-forth',
      severity: 'warning',
      dayId: day.id,
      stopIds: written.filter((stop, index) => better[index] !== stop).map(idAt),
      at: null,
      extraMetres: Math.round(extraMetres),
      betterOrder: better.map(idAt),
    },
  ]
}

/** Reverses parts of the day and moves single stops, as long as it gets shorter and still works. */
function improve(written: Order, metresOf: (order: Order) => number, works: (order: Order) => boolean): Order {
  let best = written
  for (;;) {
    const shortest = metresOf(best)
    const next = neighbours(best).find((order) => metresOf(order) < shortest - 1 && works(order))
    if (!next) return best
    best = next
  }
}

function neighbours(order: Order): readonly Order[] {
  const found: Order[] = []
  for (let from = 0; from < order.length - 1; from += 1)
    for (let to = from + 1; to < order.length; to += 1)
      found.push([...order.slice(0, from), ...order.slice(from, to + 1).toReversed(), ...order.slice(to + 1)])
  for (const [from, moved] of order.entries()) {
    const rest = order.toSpliced(from, 1)
    for (let to = 0; to <= rest.length; to += 1) if (to !== from) found.push(rest.toSpliced(to, 0, moved))
  }
  return found
}

/** Within a day a flat earth is accurate enough, and this runs thousands of times during a drag. */
function measure(points: readonly Coordinates[]): (order: Order) => number {
  const scale = Math.cos(((points[0]?.latitude ?? 0) * Math.PI) / 180)
  const metres = points.map((from) =>
    points.map((to) => Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * scale) * 111_195),
  )
  const end = points.length - 1
  return (order) => {
    let [sum, here] = [0, 0]
    for (const stop of order) {
      sum += metres[here]?.[stop + 1] ?? 0
      here = stop + 1
    }
    return sum + (metres[here]?.[end] ?? 0)
  }
}

/** Whether opening hours, fixed times and the end of the day allow an order, with every stop as long as written. */
function timetable({ day, stops }: DayLine, facts: CheckFacts): (order: Order) => boolean {
  const first = stops[0]?.stop.arrive ?? 0
  const begin = Math.min(first, Math.max(day.start.at + day.start.bufferMinutes, first - LATER_MINUTES))
  const latest = (stops.at(-1)?.stop.leave ?? 0) + LATER_MINUTES
  const points = [day.start.coordinates, ...stops.map(({ position }) => position), day.end.coordinates]
  const ways = points.map((from) => points.map((to) => (from && to ? estimateMove(from, to, null).usualMinutes : 0)))
  const windows = stops.map((each): readonly OpeningWindow[] =>
    isFixed(each) ? [{ opens: each.stop.arrive, closes: each.stop.leave }] : windowsOf(each, day, facts),
  )
  return (order) => {
    let [now, here] = [begin, 0]
    for (const [at, stop] of order.entries()) {
      // The written time of the first stop is the start of the day, whatever the first leg.
      if (at > 0) now += ways[here]?.[stop + 1] ?? 0
      const { arrive, leave } = stops[stop]?.stop ?? { arrive: 0, leave: 0 }
      const window = windows[stop]?.find(({ opens, closes }) => Math.max(opens, now) + leave - arrive <= closes)
      if (!window) return false
      now = Math.max(window.opens, now) + leave - arrive
      here = stop + 1
    }
    return now <= latest && now + (ways[here]?.[points.length - 1] ?? 0) <= latestAt(day.end)
  }
}
