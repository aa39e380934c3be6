import type { CalendarDate, Money } from '../kernel/index.ts'
import type { DayEdge, MinuteOfDay, Pace, TripCity, TripWishes } from '../trip/index.ts'

export type AskedCity = {
  readonly city: TripCity
  readonly timeZone: string
  /** Null: whatever is left is shared out. */
  readonly nights: number | null
  /** Where the traveller sleeps there; absent: the middle of the city stands for it. */
  readonly bed?: Bed
}

/** A hotel, an address, a pin on the map. */
export type Bed = Pick<DayEdge, 'title' | 'coordinates'>

export type AskedAppointment = {
  readonly title: string
  /** Null: on the first day. */
  readonly date: CalendarDate | null
  readonly at: MinuteOfDay
}

/** What a plan is made from, whether it was said in a sentence or filled in: everything the traveller can still change. */
export type TripAsk = {
  readonly title: string
  readonly cities: readonly AskedCity[]
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
  readonly appointments: readonly AskedAppointment[]
  /** When the first day begins for the traveller, and the last one ends; null: with breakfast, and in bed. */
  readonly arriveAt: MinuteOfDay | null
  readonly departAt: MinuteOfDay | null
}

export const LONGEST_TRIP_DAYS = 30
