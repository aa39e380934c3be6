import type { RateTable } from '../currency-conversion/index.ts'
import type { CalendarDate } from '../kernel/index.ts'
import type { DayId, StopId } from '../trip/index.ts'
import type { FindingOf, Weekday } from './finding.ts'

export type HolidayFact = {
  readonly date: CalendarDate
  readonly name: string
  /** A lunar date: it may be a day earlier or later. */
  readonly isEstimated: boolean
}

/** Every public holiday of a country between two dates; other dates are unknown. */
export type HolidayCalendar = {
  readonly country: string
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly days: readonly HolidayFact[]
}

/** The entry rule for one passport and one country. */
export type EntryFact = {
  readonly country: string
  readonly requirement: 'free' | 'authorisation' | 'visa' | 'refused'
  /** Null: unlimited, or unknown. */
  readonly allowedDays: number | null
}

/** Twelve months each, January first. */
export type ClimateFact = {
  readonly cityId: number
  readonly meanC: readonly number[]
  readonly rainMm: readonly number[]
}

export type UnreadableFact = Pick<FindingOf<'unreadable'>, 'because' | 'written'> & {
  readonly dayId: DayId
  readonly stopId: StopId | null
}

/** Facts for the checker besides the trip. All may be missing; then it reports that, or nothing. */
export type CheckFacts = {
  readonly holidays?: readonly HolidayCalendar[]
  readonly entry?: readonly EntryFact[]
  readonly climate?: readonly ClimateFact[]
  /** The weekday written beside a date. */
  readonly writtenWeekdays?: Readonly<Record<DayId, Weekday>>
  /** Lines of a text plan with impossible values. */
  readonly unreadable?: readonly UnreadableFact[]
  /** Stops without a written time, which was assumed: their problems may still be fixable. */
  readonly assumedStopIds?: readonly StopId[]
  /** For costs in another currency than the budget. */
  readonly rates?: RateTable
  /** The currency of a country, by its code. */
  readonly currencies?: Readonly<Record<string, string>>
}
