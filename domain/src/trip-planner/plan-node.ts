import type { Coordinates, Money } from '../kernel/index.ts'
import type { OpeningWindow } from '../opening-hours/index.ts'
import type { Stop, TripDay, TripPlace } from '../trip/index.ts'
import type { Meal } from './plan-options.ts'

/** Something that may stand on a day. */
export type PlanNode = {
  /** Null for a meal wherever one is. */
  readonly place: TripPlace | null
  readonly meal: Meal | null
  readonly isMustSee: boolean
  readonly minutes: number
  readonly cost: Money | null
  /** What it was in the plan before, with its name and notes. */
  readonly before: { readonly stop: Stop; readonly dayIndex: number } | null
  /** When it may go on, in minutes of the day; none where it must not stand. */
  readonly windowsOn: (day: TripDay, dayIndex: number) => readonly OpeningWindow[]
  readonly worthOn: (day: TripDay, dayIndex: number) => number
}

export const coordinatesOf = ({ place }: PlanNode): Coordinates | null => place?.coordinates ?? null
