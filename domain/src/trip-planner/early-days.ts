import type { MinuteOfDay, Stop, TripDay } from '../trip/index.ts'
import type { PlanNode } from './plan-node.ts'

const EARLIEST_START = 3 * 60
/** For a sunrise that was not asked for. */
const EARLIEST_UNASKED = 4 * 60 + 30
/** The longest way to it that is still accepted. */
const WAY_MINUTES = 40
const ROUND_MINUTES = 15
const USUAL_START = 9 * 60

/** A mausoleum that closes at half past ten, a sunrise: over before a day that begins at its usual hour gets there. */
export function isEarlyNode(node: PlanNode, day: TripDay, dayIndex: number): boolean {
  const { place, minutes, isMustSee } = node
  if (!place || (place.guide?.importance !== 5 && !isMustSee) || node.windowsOn(day, dayIndex).length === 0)
    return false
  // Its own hours: a train that leaves at eight is not a reason to see a square at three.
  const own = node.hoursOn?.(day) ?? []
  return own.length > 0 && own.every(({ closes }) => closes - minutes < day.start.at + WAY_MINUTES)
}

/** Without small children and without a flight to catch up with. */
export function earliestStart(day: TripDay, nodes: readonly PlanNode[], dayIndex: number): MinuteOfDay {
  const { at, bufferMinutes } = day.start
  if (bufferMinutes > 0) return at
  const early = nodes.filter((node) => isEarlyNode(node, day, dayIndex))
  if (early.length === 0) return at
  return Math.min(at, early.some(({ isMustSee }) => isMustSee) ? EARLIEST_START : EARLIEST_UNASKED)
}

/** The day begins when one has to leave for its first stop. */
export function startedBy(day: TripDay, stops: readonly Stop[]): TripDay {
  const [first] = stops
  if (!first || first.isLocked) return day
  const leaves = first.arrive - (first.leg?.minutes ?? 0)
  const at = Math.floor(leaves / ROUND_MINUTES) * ROUND_MINUTES
  const isTooEarly = day.start.at < USUAL_START && day.start.bufferMinutes === 0
  return leaves < day.start.at || isTooEarly ? { ...day, start: { ...day.start, at: Math.min(at, USUAL_START) } } : day
}
