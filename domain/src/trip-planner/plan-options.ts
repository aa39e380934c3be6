import type { RateTable } from '../currency-conversion/index.ts'
import type { CalendarDate } from '../kernel/index.ts'
import type { TravelTime } from '../travel-time/index.ts'
import type { DayId, TripCity } from '../trip/index.ts'

/** What the planner is told beside the trip. The same trip, candidates and options always give the same plan. */
export type PlanOptions = {
  readonly seed: number
  /** Null where nobody knows. */
  readonly isHoliday?: (date: CalendarDate, country: string) => boolean | null
  /** Rain of a usual month, 1 to 12, in millimetres; null where nobody knows. */
  readonly rainMm?: (city: TripCity, month: number) => number | null
  /** Days on which rain is expected, whatever the climate says. */
  readonly rainyDays?: readonly DayId[]
  readonly travelTime?: TravelTime
  /** What a way too long to walk is ridden with. */
  readonly ride?: 'transit' | 'drive'
  /** For prices in another currency than the budget. */
  readonly rates?: RateTable
  /** At most so many of a kind on the whole trip. */
  readonly mostOfKind?: Readonly<Record<string, number>>
  readonly mealTitles?: Readonly<Record<Meal, string>>
}

export type Meal = 'lunch' | 'dinner'

/** Better plans are looked for in so many steps, each of so many rounds. */
export const STEPS = 40
export const ROUNDS_PER_STEP = 150
/** So many make the first plan, and fewer on a long trip, where each takes longer. */
export const FIRST_ROUNDS = 120
