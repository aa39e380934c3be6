import type { Coordinates, Money } from '../kernel/index.ts'
import type { OpeningWindow } from '../opening-hours/index.ts'
import type { Stop, TripDay, TripPlace } from '../trip/index.ts'
import type { Meal } from './plan-options.ts'

/** A candidate for a day. */
export type PlanNode = {
  /** Null for a meal at the current position. */
  readonly place: TripPlace | null
  readonly meal: Meal | null
  readonly isMustSee: boolean
  /** In a region one drives or is driven to it. */
  readonly isDriven: boolean
  /** Instead of a sight or meal: a rest, or an afternoon on the beach, once a day. */
  readonly pause?: 'rest' | 'beach'
  readonly minutes: number
  readonly cost: Money | null
  /** Its stop in the previous plan, with name and notes. */
  readonly before: { readonly stop: Stop; readonly dayIndex: number } | null
  /** Its possible times, in minutes of the day; empty when it must not be on it. */
  readonly windowsOn: (day: TripDay, dayIndex: number) => readonly OpeningWindow[]
  /** Its own hours on a day, whatever the journeys of that day; absent for meals and rests. */
  readonly hoursOn?: (day: TripDay) => readonly OpeningWindow[]
  readonly worthOn: (day: TripDay, dayIndex: number) => number
}

export const coordinatesOf = ({ place }: PlanNode): Coordinates | null => place?.coordinates ?? null
