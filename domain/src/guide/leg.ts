import {
  type Cells,
  codesOf,
  type GuidePoint,
  numberOrNull,
  parsePoint,
  type Price,
  sure,
  textOrNull,
} from './cell-forms.ts'
import type { Certainty } from './destination.ts'
import { priceOrNull } from './sight.ts'
import type { EXISTS, LEG_CODES, MODES } from './words/travel-words.ts'

export type GuideMode = (typeof MODES)[number]
export type LegCode = (typeof LEG_CODES)[number]

/** One mode of transport from one destination or base to another. */
export type GuideLeg = {
  readonly from: GuidePoint
  readonly to: GuidePoint
  readonly mode: GuideMode
  /** `no` keeps a planner from inventing a train. */
  readonly exists: (typeof EXISTS)[number]
  /** 1 is what most travellers use; 0 does not exist. */
  readonly usualOrder: number
  /** Station to station with changes; a flight is gate to gate. Null when it does not exist. */
  readonly durationMinutes: number | null
  /** Per person; of a car or taxi per vehicle. */
  readonly price: Price | null
  /** 0.5 is every other day. */
  readonly departuresPerDay: number | null
  readonly isBothWays: 'yes' | 'some' | 'no'
  readonly codes: readonly LegCode[]
  readonly domain: string | null
  readonly certainty: Certainty
  readonly note: string | null
}

export function toLeg(cell: Cells): GuideLeg {
  return {
    from: sure(parsePoint(cell('from')), cell('from')),
    to: sure(parsePoint(cell('to')), cell('to')),
    mode: cell('mode') as GuideMode,
    exists: cell('exists') as GuideLeg['exists'],
    usualOrder: Number(cell('usual')),
    durationMinutes: numberOrNull(cell('minutes')),
    price: priceOrNull(cell('price')),
    departuresPerDay: numberOrNull(cell('per_day')),
    isBothWays: cell('both_ways') as GuideLeg['isBothWays'],
    codes: codesOf<LegCode>(cell('codes')),
    domain: textOrNull(cell('domain')),
    certainty: cell('certainty') as Certainty,
    note: textOrNull(cell('note')),
  }
}
