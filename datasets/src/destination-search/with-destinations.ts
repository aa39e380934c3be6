import { foldText } from '@app/domain/place-search'

import { countryName } from '../city-search/country-names.ts'
import type { GuideEntry } from '../guide/guide-index.ts'
import type { DestinationFinder, FoundDestination } from './destination-finder.ts'
import { type AreaKind, areaKindOf, countriesOf } from './destination-names.ts'

type Suggestion = { readonly name: string; readonly country: string; readonly displayName: string }

/** A suggestion for a region, an island or a park, with its airports. */
export type AreaSuggestion = Suggestion & {
  readonly region: {
    /** Id in the guide. */
    readonly id: string
    readonly kind: AreaKind
    /** IATA codes, the main airport first. */
    readonly airports: readonly string[]
    readonly coordinates: GuideEntry['coordinates']
  }
}

/** Two or three letters are the prefix of many names. */
const SHORT_QUERY = 3
const MOST_OF_SHORT_QUERY = 2
const MOST = 3
const AFTER_CITIES = 3

/**
 * Found cities, merged with matching regions, islands and parks: "bali" is the island rather than a town in Cameroon,
 * "cusco" the city rather than its valley, and for "ba" Bali is listed among similarly popular cities.
 */
export function withDestinations<City extends Suggestion>(
  typed: string,
  cities: readonly City[],
  finder: DestinationFinder,
): readonly (City | AreaSuggestion)[] {
  const most = foldText(typed).length <= SHORT_QUERY ? MOST_OF_SHORT_QUERY : MOST
  const merged: (City | AreaSuggestion)[] = [...cities]
  // The best match is inserted last, so that it stays first.
  for (const found of finder.find(typed).slice(0, most).toReversed()) {
    if (found.fit === 'similar' && !isBetterGuess(typed, cities[0])) continue
    merged.splice(placeOf(found, typed, cities, finder), 0, toSuggestion(found))
  }
  // The town of Mykonos has the name of its island, and travellers mean the island.
  const areas = new Set(merged.flatMap((each) => ('region' in each ? [each.displayName] : [])))
  return merged.filter((each) => 'region' in each || !areas.has(each.displayName))
}

export function toSuggestion({ entry, displayName }: Pick<FoundDestination, 'entry' | 'displayName'>): AreaSuggestion {
  const { id, name, countries, airports, coordinates } = entry
  return {
    name,
    country: countriesOf(countries),
    displayName,
    region: { id, kind: areaKindOf(entry), airports, coordinates },
  }
}

function placeOf(
  found: FoundDestination,
  typed: string,
  cities: readonly Suggestion[],
  finder: DestinationFinder,
): number {
  const { entry, fit } = found
  if (fit === 'whole') return isOfSameName(found, cities[0]) ? 1 : 0
  if (fit === 'similar') return 0
  const known = cities.findLastIndex((city) => finder.rankOfCity(city) < entry.rank) + 1
  return fit === 'beginning' && !isCountry(typed, entry)
    ? known
    : Math.max(known, Math.min(AFTER_CITIES, cities.length))
}

/** "sri lanka" is the country rather than a part of it. */
function isCountry(typed: string, { countries }: GuideEntry): boolean {
  return countries.some((code) => foldText(countryName(code)) === foldText(typed))
}

/** "Cusco" means the town; "Ibiza" or "Zanzibar" means the island, although its town has the same name. */
function isOfSameName({ entry, isMain }: FoundDestination, city: Suggestion | undefined): boolean {
  if (!city || !entry.countries.some((code) => countryName(code) === city.country)) return false
  const names = [entry.name, entry.localName ?? '', ...entry.name.split(/ & |, |: /)].map(foldText)
  return names.includes(foldText(city.name)) && (entry.kind !== 'island' || !isMain)
}

/** A region's name with a typo counts only if the first city does not begin like the typed text. */
function isBetterGuess(typed: string, city: Suggestion | undefined): boolean {
  return !city || !foldText(city.name).startsWith(foldText(typed).slice(0, -2))
}
