import { distanceKm } from '@app/domain/kernel'
import { factsOfKind } from '@app/domain/place-kinds'
import type { TripPlace } from '@app/domain/trip'

import { loadCities } from '../../src/cities/index.ts'
import { loadCitySights } from '../../src/city-sights/index.ts'
import { loadGuideMatches } from '../../src/guide-matches/index.ts'
import { loadGuide } from '../../src/guide/index.ts'
import { loadOsmPlaces } from '../../src/osm-places/index.ts'
import { readPackedFile } from '../../src/packed-files/index.ts'
import { loadPlaces } from '../../src/places/index.ts'
import { guideAround, tripPlaces } from '../../src/trip-places/index.ts'

export type Pair = {
  readonly city: string
  readonly metres: number
  readonly one: TripPlace
  readonly other: TripPlace
}

const NEAR_METRES = 120
const LOOKED_AT = 40

/** The best known sights of each listed city that are so close that they may be the same, the closest first. */
export async function findDoubles(): Promise<readonly Pair[]> {
  const [cities, sights] = [await loadCities(readPackedFile), await loadCitySights(readPackedFile)]
  const guides = [
    await loadPlaces(readPackedFile, 'places-open'),
    await loadPlaces(readPackedFile, 'places-share-alike'),
  ]
  const tables = { sights, guides, map: await loadOsmPlaces(readPackedFile) }
  const listed = new Set(Array.from(sights.all(), ({ cityId }) => cityId))
  const editors = await loadGuide(readPackedFile)
  const matches = await loadGuideMatches(readPackedFile)
  const pairs = [...listed].map(async (cityId) => {
    const city = cities.find(cityId)
    if (!city) return []
    const guide = await guideAround(editors, city, matches)
    return pairsOf(city.name, tripPlaces({ ...tables, guide }, { ...city, cityId }))
  })
  return (await Promise.all(pairs)).flat().toSorted((a, b) => a.metres - b.metres)
}

function pairsOf(city: string, places: readonly TripPlace[]): readonly Pair[] {
  const top = places.filter(({ kind }) => factsOfKind(kind).role === 'sight').slice(0, LOOKED_AT)
  return top.flatMap((one, at) =>
    top.slice(at + 1).flatMap((other) => {
      const metres = Math.round(distanceKm(one.coordinates, other.coordinates) * 1000)
      return metres <= NEAR_METRES && !isByHand(other, one) ? [{ city, metres, one, other }] : []
    }),
  )
}

/** Two hand-written sights are known to be different. */
function isByHand(...places: readonly TripPlace[]): boolean {
  return ['guide', 'city-sights'].some((list) => places.every(({ sources }) => sources.includes(list)))
}
