import type { Coordinates } from '../kernel/index.ts'
import {
  type Booking,
  type Cells,
  codesOf,
  type GuidePoint,
  listOf,
  type MonthRange,
  parseBooking,
  parseMonths,
  parsePoint,
  type Price,
  sure,
  textOrNull,
} from './cell-forms.ts'
import type { Certainty } from './destination.ts'
import type { GuideMode } from './leg.ts'
import {
  type ClosedDay,
  closedDaysOf,
  type GuideTag,
  type Importance,
  priceOrNull,
  type Suits,
  suitsOf,
} from './sight.ts'
import type { YES_SOME_NO } from './words/place-words.ts'

export type YesSomeNo = (typeof YES_SOME_NO)[number]

export type GuideDayTrip = {
  readonly id: string
  readonly destinationId: string
  readonly name: string
  /** The target, if it is a destination or area of the guide. */
  readonly to: GuidePoint | null
  readonly coordinates: Coordinates
  readonly modes: readonly GuideMode[]
  /** One way with the first mode, from the centre or the usual base. */
  readonly travelMinutes: number
  readonly totalHours: number
  /** Per person: transport both ways and the main entry. */
  readonly cost: Price | null
  readonly highlights: readonly string[]
  /** Empty: the whole year, or unknown. */
  readonly months: readonly MonthRange[]
  readonly closedDays: readonly ClosedDay[] | null
  readonly booking: Booking
  readonly suits: readonly Suits[]
  readonly unsuitedFor: readonly Suits[]
  readonly tags: readonly GuideTag[]
  readonly importance: Importance
  readonly isOvernightBetter: YesSomeNo
  readonly certainty: Certainty
  readonly note: string | null
}

export function toDayTrip(cell: Cells): GuideDayTrip {
  return {
    id: cell('id'),
    destinationId: cell('dest'),
    name: cell('name'),
    to: cell('to') === '' ? null : sure(parsePoint(cell('to')), cell('to')),
    coordinates: { latitude: Number(cell('lat')), longitude: Number(cell('lon')) },
    modes: codesOf<GuideMode>(cell('mode')),
    travelMinutes: Number(cell('minutes')),
    totalHours: Number(cell('hours_total')),
    cost: priceOrNull(cell('cost')),
    highlights: listOf(cell('highlights')),
    months: cell('months') === '' ? [] : sure(parseMonths(cell('months')), cell('months')),
    closedDays: closedDaysOf(cell('closed_days')),
    booking: sure(parseBooking(cell('book')), cell('book')),
    ...suitsOf(cell('suits')),
    tags: codesOf<GuideTag>(cell('tags')),
    importance: Number(cell('importance')) as Importance,
    isOvernightBetter: cell('overnight_better') as YesSomeNo,
    certainty: cell('certainty') as Certainty,
    note: textOrNull(cell('note')),
  }
}
