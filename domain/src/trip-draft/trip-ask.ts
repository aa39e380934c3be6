import type { CalendarDate, Money } from '../kernel/index.ts'
import type { Notice, RequestedRoute, TripRequest } from '../trip-request/index.ts'
import type { PlannedBase } from '../trip-routes/index.ts'
import type { DatedWish, DayEdge, MinuteOfDay, Pace, SpecialWish, TripCity, TripWishes } from '../trip/index.ts'

export type AskedCity = {
  readonly city: TripCity
  readonly timeZone: string
  /** Null: filled in from the remaining nights. */
  readonly nights: number | null
  /** The lodging there; absent: the centre of the city. Stored plans use this key. */
  readonly bed?: Lodging
  /** From a route of the guide: the leg to this city and its excursions. */
  readonly base?: PlannedBase
}

/** A hotel, an address, a pin on the map. */
export type Lodging = Pick<DayEdge, 'title' | 'coordinates'>

export type AskedAppointment = {
  readonly title: string
  /** Null: on the day of that number, without one on the first. */
  readonly date: CalendarDate | null
  readonly day?: number
  readonly at: MinuteOfDay
}

/** The input of a plan, from a sentence or a form: everything the traveller can still change. */
export type TripAsk = {
  readonly title: string
  readonly cities: readonly AskedCity[]
  /** From the guide's route to these cities: the skipped sights, and the month of the guide's data. */
  readonly route?: Pick<RequestedRoute, 'asOf' | 'fromHome' | 'leftOut' | 'names'>
  readonly firstDate: CalendarDate | null
  readonly dayCount: number
  readonly adults: number
  readonly childAges: readonly number[]
  readonly pace: Pace
  readonly interests: readonly string[]
  readonly diets: readonly string[]
  readonly mobility: TripWishes['mobility']
  readonly walkingCapMetres: number | null
  readonly budget: Money | null
  readonly mustSee: readonly string[]
  readonly mustNot: readonly string[]
  /** Those of `mustSee` that have a day. Absent: none. */
  readonly dated?: readonly DatedWish[]
  /** Absent: none. */
  readonly special?: readonly SpecialWish[]
  /** Words of the sentence that were not understood. Absent: none. */
  readonly unread?: readonly string[]
  /** The wishes cannot all be met; what would help. */
  readonly conflict?: NonNullable<TripRequest['conflict']>
  /** What cannot be as it was asked for. Absent: nothing. */
  readonly notices?: readonly Notice[]
  readonly appointments: readonly AskedAppointment[]
  /** When the traveller arrives on the first day, and leaves on the last; null: the whole day. */
  readonly arriveAt: MinuteOfDay | null
  readonly departAt: MinuteOfDay | null
}

export const LONGEST_TRIP_DAYS = 30
