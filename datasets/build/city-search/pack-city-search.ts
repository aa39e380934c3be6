import { buildIndex, foldText, type SearchEntry, type SearchIndex, type SearchName } from '@app/domain/place-search'

import type { Airport } from '../../src/airports/airport.ts'
import { countryName, countryNames } from '../../src/city-search/country-names.ts'
import { headsOf } from '../../src/city-search/heads-of.ts'
import { NAME_PENALTY } from '../../src/city-search/name-penalty.ts'
import type { RawCity } from '../cities/read-cities.ts'
import { cityCodes } from './city-codes.ts'
import { displayedName } from './displayed-name.ts'
import { findRegions, type Region } from './find-regions.ts'
import { type HeritageSite, namedByHeritage } from './named-by-heritage.ts'
import type { Island, OwnFacts } from './own-facts.ts'
import type { CityNames, NameInLanguage } from './read-names.ts'
import { importanceOf, nameOf, namesOf } from './weigh-city.ts'

type Named = { readonly id: number; readonly name: string; readonly country: string; readonly population: number }

/** A name identifies a city when no other city of that name in its country has this share of its people. */
const SHARE = 0.05

/** Ids of cities that name and country do not identify: all but an outstanding first. */
function namesakes(cities: readonly Named[]): ReadonlySet<number> {
  const unclear = new Set<number>()
  for (const group of Map.groupBy(cities, ({ name, country }) => `${name}|${country}`).values()) {
    if (group.length === 1) continue
    const [first, second] = group.toSorted((a, b) => b.population - a.population)
    for (const { id } of group) unclear.add(id)
    if (first && second && second.population < first.population * SHARE) unclear.delete(first.id)
  }
  return unclear
}

export type CitySources = {
  readonly cities: readonly RawCity[]
  readonly names: CityNames
  /** Of first-order divisions, by their code. */
  readonly divisions: ReadonlyMap<string, string>
  readonly own: OwnFacts
  readonly airports: readonly Airport[]
  /** Cities with a code of their own, as in sources/served-places.json. */
  readonly cityGroups: readonly string[]
  /** By id of a city: its known hotels and sights, weighted by their renown. */
  readonly visits: ReadonlyMap<number, number>
  readonly heritage: readonly HeritageSite[]
}

/** `name` is the English one, where there is one. */
export type WeighedCity = SearchEntry & {
  readonly id: number
  readonly name: string
  readonly country: string
  readonly population: number
  readonly inLanguages: readonly NameInLanguage[]
  /** Its island or a sight has a name of its own to search for. */
  readonly isSeen: boolean
  /** State, province or island; shown if the name alone is ambiguous. */
  readonly regionLabel: string
  readonly isRegionShown: boolean
}

export type PackedCities = {
  readonly countries: readonly string[]
  readonly regions: readonly Region[]
  /** The most important first. */
  readonly cities: readonly WeighedCity[]
}

export function weighCities(sources: CitySources): PackedCities {
  const { cities, divisions, own } = sources
  const countries = [...new Set(cities.map(({ country }) => country))].toSorted()
  const groupOf = new Map(countries.map((country, group) => [country, group]))
  const regions = findRegions(cities, divisions, own)
  const weigh = createScale(sources)
  const weighed = cities.map((city) => {
    const region = regions.of.get(city.id)
    return {
      ...weigh(city),
      group: groupOf.get(city.country) ?? 0,
      region: region === undefined ? undefined : countries.length + region,
      regionLabel: regions.list[region ?? -1]?.label ?? '',
    }
  })
  const sorted = weighed.toSorted((a, b) => b.importance - a.importance || a.id - b.id)
  const needRegion = namesakes(sorted)
  const islanders = new Set(own.islands.flatMap(({ towns }) => towns))
  const isShown = (city: Omit<WeighedCity, 'isRegionShown'>): boolean =>
    tellsMore(city) && (needRegion.has(city.id) || Boolean(city.isPart) || islanders.has(city.id))
  return { countries, regions: regions.list, cities: sorted.map((city) => ({ ...city, isRegionShown: isShown(city) })) }
}

const LARGE_CITY = 100_000
/** About seven hundred places on earth have this many hotels and sights. */
const MUCH_VISITED = 50

/** A name of this many places is ambiguous. */
const COMMON = 3

function createScale({ cities, names, own, airports, cityGroups, visits, heritage }: CitySources) {
  const seen = [...own.islands, ...own.sights]
  const codes = cityCodes({ cities, names, islands: seen, known: own.codes }, airports, cityGroups)
  const airportRank = new Map(airports.map(({ code }, index) => [code, index + 1]))
  const owners = new Map(
    cities
      .filter(({ population }) => population >= LARGE_CITY)
      .toSorted((a, b) => a.population - b.population)
      .map(({ id, name }) => [foldText(name), id]),
  )
  const given = namesGiven(cities, names)
  const bearers = countBy(cities, ({ name }) => foldText(name))
  const isHeritage = namedByHeritage(heritage)
  const namesOfMore = namesOfWhatIsThere(seen)
  return (city: RawCity) => {
    const inLanguages = names.get(city.id) ?? []
    const ownCodes = codes.get(city.id) ?? []
    const best = ownCodes.flatMap((code) => airportRank.get(code) ?? []).toSorted((a, b) => a - b)[0]
    const name = own.names.get(city.id) ?? displayedName(city, inLanguages)
    const isPart =
      city.feature === 'PPLX' || own.parts.has(city.id) || (city.country === 'JP' && city.name.endsWith('-ku'))
    const isSought = own.resorts.has(city.id) || (visits.get(city.id) ?? 0) >= MUCH_VISITED
    const there = namesOfMore.get(city.id) ?? []
    const short = own.shortForms.get(city.id)
    return {
      id: city.id,
      name,
      country: city.country,
      population: city.population,
      inLanguages,
      isSeen: namesOfMore.has(city.id),
      isSought,
      isPart,
      names: namesOf(city, inLanguages, {
        isRenamed: own.names.has(city.id),
        isSought,
        isGivenToAnother: (text) => given.get(`${city.country} ${text}`)?.has(city.id) === false,
        isBorne: (text) => bearers.has(foldText(text)),
        isCommon: (text) => (bearers.get(foldText(text)) ?? 0) >= COMMON,
        isOfAnother: (text) => (owners.get(foldText(text)) ?? city.id) !== city.id,
        names: [name, ...headsOf([name, city.name])].map((text) => nameOf(text, NAME_PENALTY.own)).concat(there),
        codes: [...ownCodes, ...(short ? [short] : [])],
      }),
      importance: importanceOf(city, inLanguages, {
        airportRank: best,
        isPart,
        visits: visits.get(city.id) ?? 0,
        isResort: own.resorts.has(city.id),
        isHeritage: isHeritage(city, [
          name,
          city.name,
          ...inLanguages.map((given) => given.name),
          ...there.map(({ text }) => text),
        ]),
      }),
      coordinates: { latitude: city.latitude, longitude: city.longitude },
    }
  }
}

/**
 * By country and name, because 皇后镇 is a Queenstown in New Zealand, whatever it is in France: the cities that a language
 * calls so.
 */
function namesGiven(cities: readonly RawCity[], names: CitySources['names']): ReadonlyMap<string, ReadonlySet<number>> {
  const given = new Map<string, Set<number>>()
  for (const { id, country } of cities)
    for (const { name } of names.get(id) ?? []) {
      const key = `${country} ${name}`
      given.set(key, (given.get(key) ?? new Set()).add(id))
    }
  return given
}

function countBy<T>(list: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const one of list) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  return counts
}

/** The name of an island means its main town first. */
function namesOfWhatIsThere(islands: readonly Island[]): ReadonlyMap<number, readonly SearchName[]> {
  const byTown = new Map<number, readonly SearchName[]>()
  for (const { names, towns } of islands)
    towns.forEach((town, place) => {
      const added = names.map((name) => nameOf(name, place > 0 ? NAME_PENALTY.next : NAME_PENALTY.own))
      byTown.set(town, [...(byTown.get(town) ?? []), ...added])
    })
  return byTown
}

/** "Granada, Granada" and "Singapore, Singapore" repeat themselves. */
function tellsMore({ name, country, regionLabel }: Pick<WeighedCity, 'name' | 'country' | 'regionLabel'>): boolean {
  const label = foldText(regionLabel)
  return label !== '' && label !== foldText(name) && label !== foldText(countryName(country))
}

export function indexOf({ cities, countries, regions }: PackedCities): SearchIndex {
  return buildIndex(cities, [...countries.map((country) => ({ names: countryNames(country) })), ...regions])
}
