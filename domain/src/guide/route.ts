import {
  type Cells,
  codesOf,
  listOf,
  type MonthRange,
  parseMonths,
  parseStops,
  type RouteStop,
  sure,
  textOrNull,
} from './cell-forms.ts'
import type { Certainty } from './destination.ts'
import type { PACES, ROUTE_FOR } from './words/travel-words.ts'

/** A classic itinerary over a country or several. */
export type GuideRoute = {
  readonly id: string
  /** The country route. */
  readonly destinationId: string
  readonly name: string
  readonly days: number
  /** Nights add up to `days - 1`. */
  readonly stops: readonly RouteStop[]
  /** IATA. */
  readonly startAirports: readonly string[]
  readonly endAirports: readonly string[]
  readonly pace: (typeof PACES)[number]
  readonly months: readonly MonthRange[]
  readonly suitedFor: readonly (typeof ROUTE_FOR)[number][]
  /** Sights and day trips that the plan has to contain. */
  readonly mustIds: readonly string[]
  readonly skipIf: string | null
  readonly certainty: Certainty
  readonly note: string | null
}

export function toRoute(cell: Cells): GuideRoute {
  return {
    id: cell('id'),
    destinationId: cell('dest'),
    name: cell('name'),
    days: Number(cell('days')),
    stops: sure(parseStops(cell('stops')), cell('stops')),
    startAirports: listOf(cell('start')),
    endAirports: listOf(cell('end')),
    pace: cell('pace') as GuideRoute['pace'],
    months: sure(parseMonths(cell('months')), cell('months')),
    suitedFor: codesOf<GuideRoute['suitedFor'][number]>(cell('for')),
    mustIds: listOf(cell('must')),
    skipIf: textOrNull(cell('skip_if')),
    certainty: cell('certainty') as Certainty,
    note: textOrNull(cell('note')),
  }
}
