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

/** Farther away, the same name is another place. */
const SAME_KM = 5
/** "Louvre" and "Louvre Museum" are the same only if they are near and of one kind. */
const SAME_BARE_KM = 1.5

type Keyed = { readonly place: TablePlace; readonly isWhole: boolean }

/** Finds a sight by one of its names, whole or without the words of its kind; the nearest of several. */
export function createFinder(places: readonly TablePlace[]): (sight: WrittenSight) => TablePlace | undefined {
  const byName = new Map<string, Keyed[]>()
  const add = (name: string, keyed: Keyed): void => void byName.set(name, [...(byName.get(name) ?? []), keyed])
  for (const place of places) {
    const { whole, bare } = nameKeys(place.names)
    for (const name of whole) add(name, { place, isWhole: true })
    for (const name of bare) if (!whole.has(name)) add(name, { place, isWhole: false })
  }
  return (sight) => {
    const { whole, bare } = nameKeys(sight.names)
    const isSame = ({ place, isWhole }: Keyed, isWholeHere: boolean, km: number): boolean =>
      isWhole && isWholeHere ? km <= SAME_KM : km <= SAME_BARE_KM && place.kind === sight.kind
    return [...whole, ...bare]
      .flatMap((name) =>
        (byName.get(name) ?? []).flatMap((keyed) => {
          const km = distanceKm(keyed.place.coordinates, sight.coordinates)
          return isSame(keyed, whole.has(name), km)
            ? [{ place: keyed.place, km, isExact: whole.has(name) && keyed.isWhole }]
            : []
        }),
      )
      .toSorted((a, b) => Number(b.isExact) - Number(a.isExact) || a.km - b.km)[0]?.place
  }
}
