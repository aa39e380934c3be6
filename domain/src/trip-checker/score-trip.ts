import type { DayId, Trip } from '../trip/index.ts'
import type { Finding, Severity } from './finding.ts'

export type TripScore = {
  /** 0 to 100; null when too little of the plan could be looked up. */
  readonly points: number | null
  readonly days: readonly { readonly dayId: DayId; readonly points: number }[]
  readonly errors: number
  readonly warnings: number
  readonly notes: number
  /** The share of named places that were found. */
  readonly placesFound: number
  readonly placesNamed: number
}

/** TC-20: the points that one finding deducts from its day, or from the whole trip if it belongs to no day. */
export const POINTS_OFF: Readonly<Record<Severity, number>> = { error: 30, warning: 10, note: 2 }
/** TC-21: the maximum score of a plan with an error. */
export const MOST_WITH_AN_ERROR = 79
/** TC-22: below this share of found places a plan gets no score. */
export const LEAST_SHARE_FOUND = 1 / 3

/** Each day starts with 100 and loses points per finding; the score is their mean. */
export function scoreTrip(trip: Trip, findings: readonly Finding[]): TripScore {
  const count = (severity: Severity): number => findings.filter((finding) => finding.severity === severity).length
  const days = trip.days.map(({ id: dayId }) => ({
    dayId,
    points: Math.max(0, 100 - pointsOff(findings.filter((finding) => finding.dayId === dayId))),
  }))
  const visits = trip.days.flatMap(({ stops }) => stops).filter(({ kind }) => kind === 'visit')
  const placesFound = visits.filter(({ placeId }) => placeId !== null && placeId in trip.places).length
  const isEnough = visits.length > 0 && placesFound / visits.length >= LEAST_SHARE_FOUND
  const mean = days.reduce((sum, { points }) => sum + points, 0) / Math.max(1, days.length)
  const whole = Math.max(0, Math.round(mean - pointsOff(findings.filter(({ dayId }) => dayId === null))))
  const errors = count('error')
  return {
    points: isEnough ? (errors > 0 ? Math.min(whole, MOST_WITH_AN_ERROR) : whole) : null,
    days,
    errors,
    warnings: count('warning'),
    notes: count('note'),
    placesFound,
    placesNamed: visits.length,
  }
}

function pointsOff(findings: readonly Finding[]): number {
  return findings.reduce((sum, { severity }) => sum + POINTS_OFF[severity], 0)
}
