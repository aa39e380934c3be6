import type { RateTable } from '../currency-conversion/index.ts'
import type { CalendarDate } from '../kernel/index.ts'
import type { DayId, StopId } from '../trip/index.ts'
import type { FindingOf, Weekday } from './finding.ts'

export type HolidayFact = {
  readonly date: CalendarDate
  readonly name: string
  /** By the moon: it may be a day earlier or later. */
  readonly isEstimated: boolean
}

/** Every public holiday of a country between two days; of other days nothing is known. */
export type HolidayCalendar = {
  readonly country: string
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly days: readonly HolidayFact[]
}

/** What one passport meets at one border. */
export type EntryFact = {
  readonly country: string
  readonly requirement: 'free' | 'authorisation' | 'visa' | 'refused'
  /** Null: not limited, or nobody says. */
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

/** What the checker is told beside the trip. All of it may be missing; then it says so, or says nothing. */
export type CheckFacts = {
  readonly holidays?: readonly HolidayCalendar[]
  readonly entry?: readonly EntryFact[]
  readonly climate?: readonly ClimateFact[]
  /** The weekday that somebody wrote beside a date. */
  readonly writtenWeekdays?: Readonly<Record<DayId, Weekday>>
  /** Lines of a plan in words that say what cannot be. */
  readonly unreadable?: readonly UnreadableFact[]
  /** Stops whose hours nobody wrote, but somebody assumed: what goes wrong with them may still be mended. */
  readonly assumedStopIds?: readonly StopId[]
  /** For costs in another currency than the budget. */
  readonly rates?: RateTable
  /** What is paid with in a country, by its code. */
  readonly currencies?: Readonly<Record<string, string>>
}
