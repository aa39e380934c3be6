import type { GuideLink } from '@app/contracts/place-guide-facts'
import type { Cities, City } from '@app/datasets/cities'
import { countryName } from '@app/datasets/city-search'
import { findCountry } from '@app/datasets/countries'
import { areaKindOf, type DestinationFinder, isArea } from '@app/datasets/destination-search'
import type { Guide, GuideEntry } from '@app/datasets/guide'
import type { GuideMatches } from '@app/datasets/guide-matches'
import { distanceKm } from '@app/domain/kernel'
import { slugOf } from '@app/domain/place-address'

import type { PlaceAddresses } from '../place-addresses.ts'
import { matchCities } from './match-cities.ts'

export type GuideAddresses = {
  readonly guide: Guide
  /** Rows of other tables that are a sight of the guide. */
  readonly matches: GuideMatches
  readonly finder: DestinationFinder
  /** Regions, islands and parks with a page, sorted by popularity. */
  readonly areas: readonly GuideEntry[]
  readonly path: (entry: GuideEntry) => string
  readonly link: (entry: GuideEntry) => GuideLink
  /** By the last part of an address in that country, or by name. */
  readonly find: (country: string, asked: string) => GuideEntry | undefined
  readonly cityOf: (entry: GuideEntry) => City | undefined
  readonly entryOfCity: (city: City) => GuideEntry | undefined
  /** The smallest region, island or park around a city without its own entry. */
  readonly around: (city: City) => GuideEntry | undefined
}

/** Regions share the address space of a country's cities; if a town has the same name, the kind is appended. */
export function createGuideAddresses(
  { guide, matches, finder }: Pick<GuideAddresses, 'guide' | 'matches' | 'finder'>,
  cities: Cities,
  addresses: PlaceAddresses,
): GuideAddresses {
  const areas = guide.destinations.filter(isArea)
  const matched = matchCities(guide, cities)
  const paths = new Map<string, string>()
  const areaPath = (entry: GuideEntry): string => {
    const known = paths.get(entry.id) ?? makePath(entry, addresses)
    paths.set(entry.id, known)
    return known
  }
  const path = (entry: GuideEntry): string => {
    const city = matched.cityOf.get(entry.id)
    if (city) return addresses.cityLink(city).path
    return isArea(entry) || entry.kind === 'city' ? areaPath(entry) : countryPath(entry, addresses)
  }
  const bySize = areas
    .filter(({ kind }) => kind !== 'country-route')
    .toSorted((a, b) => a.radiusKm - b.radiusKm || a.rank - b.rank)
  return {
    guide,
    matches,
    finder,
    areas,
    path,
    link: (entry) => ({ name: entry.name, path: path(entry), kind: entry.kind }),
    find: (country, asked) =>
      guide.destinations.find(({ id, countries }) => id === asked && countries.includes(country)) ??
      areas.find((area) => area.countries.includes(country) && isLongAddress(area, asked)) ??
      namedIn(country, asked, finder),
    cityOf: ({ id }) => matched.cityOf.get(id),
    entryOfCity: ({ id }) => matched.entryOf.get(id),
    around: ({ country, coordinates }) =>
      bySize.find(
        (area) => area.countries.includes(country) && distanceKm(area.coordinates, coordinates) <= area.radiusKm,
      ),
  }
}

/** `mykonos-island`, when the town is `mykonos`. */
function isLongAddress(area: GuideEntry, asked: string): boolean {
  return asked === `${area.id}-${areaKindOf(area)}`
}

function namedIn(country: string, asked: string, finder: DestinationFinder): GuideEntry | undefined {
  const named = finder.named(asked.replaceAll('-', ' '))
  return named?.countries.includes(country) ? named : undefined
}

function makePath(entry: GuideEntry, addresses: PlaceAddresses): string {
  const [country = ''] = entry.countries
  const isTaken = addresses.hasCity(country, entry.id)
  return `${countryPath(entry, addresses)}/${isTaken ? `${entry.id}-${areaKindOf(entry)}` : entry.id}`
}

function countryPath({ countries: [code = ''] }: GuideEntry, addresses: PlaceAddresses): string {
  const country = findCountry(code)
  return country ? addresses.countryLink(country).path : `/places/${slugOf(countryName(code))}`
}
