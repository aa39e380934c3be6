import type { Coordinates } from '../kernel/index.ts'
import { type Cells, codesOf, numberOrNull, textOrNull } from './cell-forms.ts'
import type { YesSomeNo } from './day-trip.ts'
import type { Certainty } from './destination.ts'
import type { GuideTag } from './sight.ts'
import type { NIGHT_CARE, STAY_FOR, TRANSIT } from './words/place-words.ts'

export type StayFor = Exclude<(typeof STAY_FOR)[number], 'none'>

/** A district of a city, or a town of a region. */
export type GuideArea = {
  /** Unique within its destination. */
  readonly id: string
  readonly destinationId: string
  readonly name: string
  readonly localName: string | null
  readonly coordinates: Coordinates
  readonly radiusKm: number
  /** `yes`: a separate town, in which a route may stay overnight. */
  readonly isBase: YesSomeNo
  /** Empty: not for staying overnight. */
  readonly stayFor: readonly StayFor[]
  /** 1 to 5, inside the destination. */
  readonly priceLevel: number
  readonly nightCare: (typeof NIGHT_CARE)[number]
  readonly transit: (typeof TRANSIT)[number]
  /** To the usual centre; in a region from the first airport. */
  readonly centreMinutes: number | null
  readonly tags: readonly GuideTag[]
  readonly certainty: Certainty
  readonly note: string | null
}

export function toArea(cell: Cells): GuideArea {
  return {
    id: cell('id'),
    destinationId: cell('dest'),
    name: cell('name'),
    localName: textOrNull(cell('local_name')),
    coordinates: { latitude: Number(cell('lat')), longitude: Number(cell('lon')) },
    radiusKm: Number(cell('radius_km')),
    isBase: cell('base') as YesSomeNo,
    stayFor: codesOf<StayFor>(cell('stay_for')),
    priceLevel: Number(cell('price_level')),
    nightCare: cell('night_care') as GuideArea['nightCare'],
    transit: cell('transit') as GuideArea['transit'],
    centreMinutes: numberOrNull(cell('centre_min')),
    tags: codesOf<GuideTag>(cell('tags')),
    certainty: cell('certainty') as Certainty,
    note: textOrNull(cell('note')),
  }
}
