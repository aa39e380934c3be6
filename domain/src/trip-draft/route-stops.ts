/** The ways between the cities of a route of the guide. */
import type { PlannedLeg } from '../trip-routes/index.ts'
import type { StopWay } from '../trip/index.ts'
import type { AskedCity } from './trip-ask.ts'

/** Getting to the airport, through it, and into town. */
const FLIGHT_EXTRA_MINUTES = 150
/** A longer leg is not planned. */
const MOST_MINUTES = 14 * 60

/** Null if either is not a stop of a route, or another city was inserted between them. */
export function routeLeg(before: AskedCity, { base }: AskedCity): PlannedLeg | null {
  return before.base && base?.arriveDay === before.base.leaveDay ? base.leg : null
}

/** From lodging to lodging. */
export function minutesOfLeg({ mode, minutes }: PlannedLeg): number {
  return Math.min(MOST_MINUTES, mode === 'fly' ? minutes + FLIGHT_EXTRA_MINUTES : minutes)
}

export function wayOf({ mode, minutes, price, codes, basis }: PlannedLeg): StopWay {
  return { mode, minutes, price, codes, isEstimate: basis === 'estimate' }
}
