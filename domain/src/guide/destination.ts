import type { Coordinates } from '../kernel/index.ts'
import {
  type Cells,
  listOf,
  type LocalisedName,
  type MonthRange,
  parseMonthReasons,
  parseMonths,
  parseNames,
  sure,
  textOrNull,
} from './cell-forms.ts'
import type { AVOID_REASONS, CERTAINTIES, DESTINATION_KINDS, STATES } from './words/place-words.ts'

export type DestinationKind = (typeof DESTINATION_KINDS)[number]
/** `sure`: true now and in three years. `likely`: true as far as we know, but it changes. */
export type Certainty = (typeof CERTAINTIES)[number]
export type AvoidReason = (typeof AVOID_REASONS)[number]
export type GuideState = (typeof STATES)[number]

export type AvoidMonths = MonthRange & { readonly reason: AvoidReason }

export type GuideDestination = {
  readonly id: string
  /** 1 is the most popular. */
  readonly rank: number
  readonly name: string
  readonly localName: string | null
  readonly kind: DestinationKind
  /** ISO 3166-1, two letters, the main one first. */
  readonly countries: readonly string[]
  /** The start of a visitor's day, not the administrative centre. */
  readonly coordinates: Coordinates
  /** Every sight and area is within it. */
  readonly radiusKm: number
  /** The region or country route that contains it. */
  readonly parentId: string | null
  /** IATA, the gateway first. */
  readonly airports: readonly string[]
  readonly baseTowns: readonly string[]
  readonly daysMin: number
  readonly daysIdeal: number
  readonly daysMax: number
  readonly bestMonths: readonly MonthRange[]
  /** Null: unknown. Empty: none. */
  readonly avoidMonths: readonly AvoidMonths[] | null
  /** Common search terms: exonyms, old names, the famous sight used as a name for the place. */
  readonly otherNames: readonly LocalisedName[]
  readonly state: GuideState
  readonly certainty: Certainty
  readonly note: string | null
}

export function toDestination(cell: Cells): GuideDestination {
  return {
    id: cell('id'),
    rank: Number(cell('rank')),
    name: cell('name'),
    localName: textOrNull(cell('local_name')),
    kind: cell('kind') as DestinationKind,
    countries: listOf(cell('country')),
    coordinates: { latitude: Number(cell('lat')), longitude: Number(cell('lon')) },
    radiusKm: Number(cell('radius_km')),
    parentId: textOrNull(cell('parent')),
    airports: listOf(cell('airports')),
    baseTowns: cell('bases')
      .split(/[;,]\s*/)
      .filter(Boolean),
    daysMin: Number(cell('days_min')),
    daysIdeal: Number(cell('days_ideal')),
    daysMax: Number(cell('days_max')),
    bestMonths: sure(parseMonths(cell('best_months')), cell('best_months')),
    avoidMonths: cell('avoid_months') === '' ? null : avoidMonthsOf(cell('avoid_months')),
    otherNames: sure(parseNames(cell('aka')), cell('aka')),
    state: cell('state') as GuideState,
    certainty: cell('certainty') as Certainty,
    note: textOrNull(cell('note')),
  }
}

export function avoidMonthsOf(text: string): readonly AvoidMonths[] {
  return text === '' ? [] : (sure(parseMonthReasons(text), text) as readonly AvoidMonths[])
}
