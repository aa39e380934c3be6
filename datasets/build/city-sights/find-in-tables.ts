import type { Coordinates } from '@app/domain/kernel'
import { distanceKm } from '@app/domain/kernel'

import { nameKeys } from '../../src/trip-places/candidate.ts'
import type { WrittenSight } from './read-city-sights.ts'

export type TablePlace = {
  readonly id: string
  readonly names: readonly string[]
  readonly kind: string
  readonly coordinates: Coordinates
}

/** Farther than this, the same name is another place. */
const SAME_KM = 5
type Keyed = TablePlace & { readonly whole: ReadonlySet<string> }

/** Finds a sight again by one of its names, the nearest of several. */
export function createFinder(places: readonly TablePlace[]): (sight: WrittenSight) => TablePlace | undefined {
  const byName = new Map<string, Keyed[]>()
  for (const place of places) {
    const keyed = { ...place, whole: nameKeys(place.names).whole }
    for (const name of keyed.whole) byName.set(name, [...(byName.get(name) ?? []), keyed])
  }
  return (sight) => {
    const found = [...nameKeys(sight.names).whole].flatMap((name) => byName.get(name) ?? [])
    return found
      .map((place) => ({ place, km: distanceKm(place.coordinates, sight.coordinates) }))
      .filter(({ km }) => km <= SAME_KM)
      .toSorted((a, b) => a.km - b.km)[0]?.place
  }
}
