import type { Cities, City } from '@app/datasets/cities'
import type { Guide, GuideEntry } from '@app/datasets/guide'
import { distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'

import { findCitiesNamed } from '../../functions/city-suggestions/packed-city-finder.ts'

/** The guide's position is where visitors start their day: the temples of Bagan are that far from the town. */
const NEAR_KM = 30
const HALVES = /\s*(?:&|,|\band\b|\(|\))\s*/

export type MatchedCities = {
  readonly cityOf: ReadonlyMap<string, City>
  readonly entryOf: ReadonlyMap<number, GuideEntry>
}

/** Matches cities of the guide to GeoNames by name in any language and position. */
export function matchCities({ destinations }: Guide, cities: Cities): MatchedCities {
  const cityOf = new Map<string, City>()
  const entryOf = new Map<number, GuideEntry>()
  for (const entry of destinations) {
    const city = entry.kind === 'city' ? townOf(entry, cities) : undefined
    if (!city || entryOf.has(city.id)) continue
    cityOf.set(entry.id, city)
    entryOf.set(city.id, entry)
  }
  return { cityOf, entryOf }
}

function townOf({ name, localName, otherNames, countries, coordinates }: GuideEntry, cities: Cities): City | undefined {
  const own = [name, localName ?? '', ...name.split(HALVES)].filter(Boolean)
  const names = [...own, ...otherNames.map((other) => other.name)]
  const shown = new Set(own.map(foldText))
  const isShown = (city: City): number => Number(shown.has(foldText(city.name)))
  return [...new Set(names.flatMap(findCitiesNamed))]
    .flatMap((id) => cities.find(id) ?? [])
    .filter((city) => countries.includes(city.country) && distanceKm(city.coordinates, coordinates) < NEAR_KM)
    .toSorted((a, b) => isShown(b) - isShown(a) || (b.population ?? 0) - (a.population ?? 0))[0]
}
