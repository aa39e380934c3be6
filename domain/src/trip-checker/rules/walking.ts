/** TC-9: more walking than requested, or than most people like. */
import type { TripWishes } from '../../trip/index.ts'
import type { DayLine } from '../day-line.ts'
import type { Finding } from '../finding.ts'

const BY_PACE: Readonly<Record<TripWishes['pace'], number>> = { calm: 9000, steady: 13_000, full: 18_000 }
const SHORT_WALKS_METRES = 4000
/** Walking distances are not exact to the metre. */
const TOLERANCE = 1.05

export function checkWalking({ trip, day, moves }: DayLine): readonly Finding[] {
  const { walkingCapMetres, mobility, pace } = trip.wishes
  const capMetres = walkingCapMetres ?? (mobility === 'short-walks' ? SHORT_WALKS_METRES : BY_PACE[pace])
  const isOwnCap = walkingCapMetres !== null || mobility === 'short-walks'
  const metres = walkedMetres(moves)
  if (metres <= capMetres * TOLERANCE) return []
  const severity = walkingCapMetres === null ? 'warning' : 'error'
  const details = { metres: Math.round(metres), capMetres, isOwnCap }
  return [{ code: 'too-much-walking', severity, dayId: day.id, stopIds: [], at: null, ...details }]
}

/** A leg may claim to be shorter than possible. */
function walkedMetres(moves: DayLine['moves']): number {
  const walked = moves.map(({ leg, estimate }) => {
    if (leg) return leg.mode === 'walk' ? Math.max(leg.metres, estimate.straightMetres) : 0
    return estimate.walkedMetres
  })
  return walked.reduce((sum, metres) => sum + metres, 0)
}
