import type { PlaceSight } from '@app/contracts/place-guide'
import type { CitySight } from '@app/datasets/city-sights'
import { distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'

/** A park or a palace has one position in each list. */
const SAME_KM = 0.6

/** What every guide names, under the name it has there and with the link that another list has for it; then the rest. */
export function putGuidanceFirst(guidance: readonly CitySight[], listed: readonly PlaceSight[]): readonly PlaceSight[] {
  const taken = new Set<string>()
  const first = guidance.map((sight): PlaceSight => {
    const known = listed.find((other) => !taken.has(other.id) && isSame(sight, other))
    if (known) taken.add(known.id)
    const { name, kind, coordinates, fact } = sight
    const own = { id: sight.id, kind, coordinates, isUnescoSite: false, source: 'guidance', url: null } as const
    return { ...(known ?? own), name, language: 'en', latinName: null, fact }
  })
  return [...first, ...listed.filter(({ id }) => !taken.has(id))]
}

function isSame({ name, otherNames, coordinates }: CitySight, other: PlaceSight): boolean {
  if (distanceKm(coordinates, other.coordinates) > SAME_KM) return false
  const names = new Set([name, ...otherNames].map(foldText))
  return names.has(foldText(other.name)) || names.has(foldText(other.latinName ?? ''))
}
