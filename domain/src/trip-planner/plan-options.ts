import type { RateTable } from '../currency-conversion/index.ts'
import type { MealHours } from '../guide/index.ts'
import type { CalendarDate } from '../kernel/index.ts'
import type { TravelTime } from '../travel-time/index.ts'
import type { DayId, TripCity } from '../trip/index.ts'

/** Input of the planner besides the trip. The same trip, candidates and options always give the same plan. */
export type PlanOptions = {
  readonly seed: number
  /** Null when unknown. */
  readonly isHoliday?: (date: CalendarDate, country: string) => boolean | null
  /** Rain of a usual month, 1 to 12, in millimetres; null when unknown. */
  readonly rainMm?: (city: TripCity, month: number) => number | null
  /** Days with expected rain, whatever the climate. */
  readonly rainyDays?: readonly DayId[]
  readonly travelTime?: TravelTime
  /** The mode of a leg that is too long to walk. */
  readonly ride?: 'transit' | 'drive'
  /** For prices in another currency than the budget. */
  readonly rates?: RateTable
  /** The maximum number of a kind on the whole trip. */
  readonly mostOfKind?: Readonly<Record<string, number>>
  /** Ids of what lies beside a drive, by the name of the town where it ends; without the town, the map decides. */
  readonly besideDrives?: ReadonlyMap<string, ReadonlySet<string>>
  readonly mealTitles?: Readonly<Record<Meal, string>>
  /** When restaurants of a country serve; absent or null: as in most countries. */
  readonly mealHours?: (country: string) => ServingHours | null
}

export type Meal = 'lunch' | 'dinner'
export type ServingHours = Readonly<Record<Meal, MealHours>>

/** The search for better plans has this many steps, each of this many rounds. */
export const STEPS = 40
export const ROUNDS_PER_STEP = 150
/** The rounds of the first plan, fewer on a long trip, where each takes longer. */
export const FIRST_ROUNDS = 120
