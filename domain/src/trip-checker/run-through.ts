import type { OpeningWindow } from '../opening-hours/index.ts'
import { windowsOn } from '../opening-hours/index.ts'
import type { DayEdge, MinuteOfDay, TripDay } from '../trip/index.ts'
import type { CheckFacts } from './check-facts.ts'
import type { DayStop } from './day-line.ts'
import { estimateMove } from './estimate-move.ts'
import { holidayKnowledge } from './holiday-knowledge.ts'

/**
 * How many minutes too late a day would end with its stops in some order, each as early as hours and legs allow; zero
 * when it fits. Null when a place is never open in time, or a fixed time is missed.
 */
export function runThrough(day: TripDay, order: readonly DayStop[], facts: CheckFacts): number | null {
  let now = day.start.at + day.start.bufferMinutes
  let here = day.start.coordinates
  for (const each of order) {
    if (each.position) now += estimateMove(here, each.position, null).usualMinutes
    const begin = beginOf(each, now, day, facts)
    if (begin === null) return null
    now = begin + (each.stop.leave - each.stop.arrive)
    here = each.position ?? here
  }
  const home = now + estimateMove(here, day.end.coordinates, null).usualMinutes
  return Math.max(0, home - latestAt(day.end))
}

export function latestAt({ at, bufferMinutes }: DayEdge): MinuteOfDay {
  return at - bufferMinutes
}

/** Locked stops, appointments and meals keep their time. */
export function isFixed({ stop }: DayStop): boolean {
  return stop.isLocked || stop.kind === 'appointment' || stop.kind === 'meal'
}

/** The opening windows of a place on that day; the whole day when unknown. */
export function windowsOf(
  { place }: Pick<DayStop, 'place'>,
  day: TripDay,
  facts: CheckFacts,
): readonly OpeningWindow[] {
  const always = [{ opens: 0, closes: 48 * 60 }]
  if (!place?.hours || !day.date) return always
  return windowsOn(place.hours.text, day.date, holidayKnowledge(facts.holidays, day.city.country)) ?? always
}

function beginOf(each: DayStop, earliest: MinuteOfDay, day: TripDay, facts: CheckFacts): MinuteOfDay | null {
  if (isFixed(each)) return each.stop.arrive >= earliest ? each.stop.arrive : null
  const minutes = each.stop.leave - each.stop.arrive
  const window = windowsOf(each, day, facts).find(({ opens, closes }) => Math.max(opens, earliest) + minutes <= closes)
  return window ? Math.max(window.opens, earliest) : null
}
