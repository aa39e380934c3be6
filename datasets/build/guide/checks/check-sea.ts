import type { SightKind } from '@app/domain/guide'

import type { GuideFacts } from '../facts.ts'
import type { Guide } from '../guide.ts'
import { error, type Problem } from '../problem.ts'

/** Nature, which may be an islet missing from the map, and activities on the water. */
const MAY_BE_AT_SEA: readonly SightKind[] = [
  'activity',
  'archaeological_site',
  'beach',
  'cave',
  'island',
  'lake',
  'national_park',
  'nature',
  'nature_reserve',
  'park',
  'reef',
  'ride',
  'sport',
  'tour',
  'trail',
  'viewpoint',
  'volcano',
]

/**
 * Measured on 9,000 sights: the farthest valid one is the museum of Robben Island, 8.7 km from the drawn shore and 13
 * km from a town. Small islands are not drawn, so a nearby town counts as land too.
 */
const OFFSHORE_KM = 10

/** A building in the open sea is a typing error: swapped digits, or a missing sign. */
export function checkSea({ sights }: Guide, facts: GuideFacts): readonly Problem[] {
  return sights.flatMap((row) => {
    if (row.coordinates === null || MAY_BE_AT_SEA.includes(row.kind)) return []
    const km = facts.kmOffshore(row.coordinates)
    if (km <= OFFSHORE_KM || facts.isNearTown(row.coordinates, OFFSHORE_KM)) return []
    return [error(row, `${row.id} lies ${km.toFixed(0)} km out at sea`)]
  })
}
