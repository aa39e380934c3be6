import { foldText } from '@app/domain/place-search'

import { countryName } from '../city-search/country-names.ts'
import type { GuideEntry } from '../guide/guide-index.ts'
import type { DestinationFinder, FoundDestination } from './destination-finder.ts'
import { type AreaKind, areaKindOf, countriesOf } from './destination-names.ts'

type Suggestion = { readonly name: string; readonly country: string; readonly displayName: string }

/** A suggestion that is more than a town, and where one flies to for it. */
export type AreaSuggestion = Suggestion & {
  readonly region: {
    /** Of the guide. */
    readonly id: string
    readonly kind: AreaKind
    /** IATA, the gateway first. */
    readonly airports: readonly string[]
    readonly coordinates: GuideEntry['coordinates']
  }
}

/** Of two or three letters many things are the beginning. */
const SHORT_QUERY = 3
const MOST_OF_SHORT_QUERY = 2
const MOST = 3
const AFTER_CITIES = 3

/**
 * Cities as they were found, with the regions, islands and parks that were meant: "bali" is the island before a town in
 * Cameroon, "cusco" the city before its valley, and of "ba" Bali stands among cities that are asked for as much.
 */
export function withDestinations<City extends Suggestion>(
  typed: string,
  cities: readonly City[],
  finder: DestinationFinder,
): readonly (City | AreaSuggestion)[] {
  const most = foldText(typed).length <= SHORT_QUERY ? MOST_OF_SHORT_QUERY : MOST
  const merged: (City | AreaSuggestion)[] = [...cities]
  // The best is put in last, so that it keeps its place.
  for (const found of finder.find(typed).slice(0, most).toReversed()) {
    if (found.fit === 'similar' && !isBetterGuess(typed, cities[0])) continue
    merged.splice(placeOf(found, typed, cities, finder), 0, toSuggestion(found))
  }
  // The town of Mykonos reads like its island, and who sees the name means the island.
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

/** "sri lanka" is the country before a part of it. */
function isCountry(typed: string, { countries }: GuideEntry): boolean {
  return countries.some((code) => foldText(countryName(code)) === foldText(typed))
}

/** Who says Cusco means the town; who says Ibiza or Zanzibar means the island, though its town is called so too. */
function isOfSameName({ entry, isMain }: FoundDestination, city: Suggestion | undefined): boolean {
  if (!city || !entry.countries.some((code) => countryName(code) === city.country)) return false
  const names = [entry.name, entry.localName ?? '', ...entry.name.split(/ & |, |: /)].map(foldText)
  return names.includes(foldText(city.name)) && (entry.kind !== 'island' || !isMain)
}

/** A slip in a region's name is believed where the first city does not even begin like what was typed. */
function isBetterGuess(typed: string, city: Suggestion | undefined): boolean {
  return !city || !foldText(city.name).startsWith(foldText(typed).slice(0, -2))
}
