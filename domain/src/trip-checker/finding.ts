import type { CalendarDate, Money } from '../kernel/index.ts'
import type { DayId, HoursBasis, LegMode, MinuteOfDay, StopId } from '../trip/index.ts'

/** `error`: impossible as written. `warning`: it may well fail. `note`: unknown, or good to know. */
export type Severity = 'error' | 'warning' | 'note'

/** Monday is 0. */
export type Weekday = number

type Found<Code extends string, Details> = Details & {
  readonly code: Code
  readonly severity: Severity
  /** Null when it concerns the whole trip. */
  readonly dayId: DayId | null
  /** In the order of the day; empty when it concerns the day itself. */
  readonly stopIds: readonly StopId[]
  /** The time of the problem; null when there is none. */
  readonly at: MinuteOfDay | null
}

/** Plain data, so that a worker or a server can send it. The interface has its texts. */
export type Finding =
  | Found<
      'closed-on-arrival',
      {
        /** `for-now`: closed on any day, as for renovation. */
        readonly because: 'hours' | 'holiday' | 'season' | 'for-now'
        readonly basis: HoursBasis
        /** The opening later on that day. */
        readonly opensAt: MinuteOfDay | null
        /** The closing before that time. */
        readonly closedAt: MinuteOfDay | null
      }
    >
  | Found<
      'closes-during-visit',
      { readonly basis: HoursBasis; readonly closesAt: MinuteOfDay; readonly leave: MinuteOfDay }
    >
  | Found<
      'hours-unknown',
      { readonly because: 'no-hours' | 'not-understood' | 'no-date' | 'holiday' | 'usual' | 'place-not-found' }
    >
  | Found<
      'wrong-weekday',
      | { readonly because: 'written'; readonly written: Weekday; readonly actual: Weekday }
      | {
          readonly because: 'closing-day'
          readonly basis: HoursBasis
          readonly weekday: Weekday
          readonly nextOpen: CalendarDate
        }
    >
  | Found<
      'transfer-too-short',
      {
        readonly neededMinutes: number
        /** Negative when the traveller would have to be there before the day begins, or after it ends. */
        readonly availableMinutes: number
        readonly metres: number
        readonly mode: LegMode
        readonly toEndOfDay: boolean
      }
    >
  | Found<'overlap', { readonly minutes: number }>
  | Found<'back-and-forth', { readonly extraMetres: number; readonly betterOrder: readonly StopId[] }>
  | Found<'no-meal', { readonly meal: 'lunch' | 'dinner' }>
  | Found<'too-much-walking', { readonly metres: number; readonly capMetres: number; readonly isOwnCap: boolean }>
  | Found<
      'flight-buffer',
      { readonly neededMinutes: number; readonly availableMinutes: number; readonly side: 'arrival' | 'departure' }
    >
  | Found<'budget-exceeded', { readonly total: Money; readonly budget: Money; readonly unknownCosts: number }>
  /** Within the budget as far as costs are known, and some are not. */
  | Found<'budget-open', { readonly total: Money; readonly budget: Money; readonly unknownCosts: number }>
  | Found<
      'entry-rule',
      {
        readonly country: string
        readonly because: 'refused' | 'visa' | 'authorisation' | 'stay-too-long'
        readonly stayDays: number
        readonly allowedDays: number | null
      }
    >
  | Found<
      'season',
      {
        readonly because: 'heat' | 'cold' | 'rain'
        /** January is 1. */
        readonly month: number
        /** Degrees Celsius for heat and cold, millimetres in the month for rain. */
        readonly value: number
      }
    >
  /** Of a text plan: a time or a date that does not exist, or a flight without a time. */
  | Found<
      'unreadable',
      { readonly because: 'no-such-hour' | 'no-such-date' | 'flight-without-hour'; readonly written: string }
    >
  /** A need that these places are known not to meet, or that no table covers. */
  | Found<
      'need-unmet',
      { readonly need: 'diet' | 'step-free'; readonly isKnownNotTo: boolean; readonly diets: readonly string[] }
    >
  /** A time, a duration, a position or an amount that is not a usable number. */
  | Found<'no-number', object>
  | Found<'holiday', { readonly name: string; readonly date: CalendarDate; readonly isEstimated: boolean }>

export type FindingCode = Finding['code']

export type FindingOf<Code extends FindingCode> = Extract<Finding, { readonly code: Code }>
