import type { Coordinates } from '@app/domain/kernel'
import {
  buildIndex,
  findCoded,
  foldText,
  type SearchEntry,
  type SearchIndex,
  searchPlaces,
  type SearchOptions,
} from '@app/domain/place-search'
import type { TripCity } from '@app/domain/trip'

import packed from '../../packed/city-search-offline.json' with { type: 'json' }
import { countryName, countryNames } from '../city-search/country-names.ts'
import { headsOf } from '../city-search/heads-of.ts'
import { type NameFinder, nameFinder } from '../city-search/name-finder.ts'
import { NAME_PENALTY } from '../city-search/name-penalty.ts'
import { isNearlyName } from './is-nearly-name.ts'
import { fromLetter, IMPORTANCE_STEP, LATITUDE_STEP, LONGITUDE_STEP } from './offline-cities.ts'

export type OfflineCity = {
  readonly name: string
  readonly country: string
  readonly displayName: string
  /** Its position in the list, the most important first. */
  readonly rank: number
}

const names = packed.names.split('\n')
const regions = packed.regions.split('\n').map((line) => line.split('|'))
const regionOf = readRegions()
let index: SearchIndex | undefined

/** Builds the index ahead of the first query. */
export function prepareOfflineCities(): SearchIndex {
  index ??= build()
  return index
}

/** The same answers as the server's for the 10,000 most important cities, without a network. */
export function searchOfflineCities(typed: string, options: SearchOptions): readonly OfflineCity[] {
  const index = prepareOfflineCities()
  return searchPlaces(index, typed, { addresses: true, ...options }).map(({ entry }) => toCity(entry))
}

/** The city that an airport serves, by its IATA code. */
export function findOfflineCityServed(code: string): OfflineCity | null {
  const entry = findCoded(prepareOfflineCities(), code)
  return entry === null ? null : toCity(entry)
}

function toCity(entry: number): OfflineCity {
  const name = names[entry] ?? ''
  const country = countryName(countryOf(entry))
  const displayName = [name, shownRegion(entry), country].filter(Boolean).join(', ')
  return { name, country, displayName, rank: entry }
}

// The list begins with the most important cities; a small one is never matched by a similar name.
const FAMOUS_CITIES = 1500

/** For the reader of trip requests. Coordinates are only accurate enough for distances; ids come from elsewhere. */
export function offlineNameFinder(geonameId: (place: number) => number | null = () => null): NameFinder {
  const index = prepareOfflineCities()
  const name = (city: number): string => names[city] ?? ''
  const exact = nameFinder({ index, count: names.length, name, country: countryOf, geonameId })
  const findMisspelt = (words: string): TripCity | null => {
    if (words.includes(',') || exact.findCountry(words) !== null) return null
    const [hit] = searchPlaces(index, words, { limit: 1 })
    const isMeant = hit && hit.entry < FAMOUS_CITIES && isNearlyName(foldText(words), foldText(name(hit.entry)))
    return isMeant ? exact.findCity(name(hit.entry)) : null
  }
  return {
    findCity: (words) => exact.findCity(words) ?? findMisspelt(words),
    findCountry: exact.findCountry,
    findMainCity: exact.findMainCity,
    isWellKnown: (words) => exact.isWellKnown(words) || (!exact.findCity(words) && findMisspelt(words) !== null),
  }
}

/** By position in the list. Coordinates are those of its grid cell. */
export function offlineCity(place: number): {
  readonly name: string
  readonly country: string
  readonly coordinates: Coordinates
} {
  return { name: names[place] ?? '', country: countryOf(place), coordinates: coordinatesOf(place) }
}

function coordinatesOf(place: number): Coordinates {
  return {
    latitude: fromLetter(packed.latitudes, place) * LATITUDE_STEP - 90,
    longitude: fromLetter(packed.longitudes, place) * LONGITUDE_STEP - 180,
  }
}

function build(): SearchIndex {
  const [codes, local, foreign] = [packed.codes.split('\n'), packed.local.split('\n'), packed.foreign.split('\n')]
  const countries = [...new Set(names.map((_, city) => countryOf(city)))].toSorted()
  const sought = new Set(placesOf(packed.soughtSteps))
  const groupOf = new Map(countries.map((country, group) => [country, group]))
  const entries = names.map((name, city): SearchEntry => ({
    names: [
      ...[name, ...headsOf([name])].map((text) => ({ text, penalty: NAME_PENALTY.own, kind: 'name' as const })),
      ...split(local[city]).map((text) => ({ text, penalty: penaltyOfLocal(text, name), kind: 'name' as const })),
      ...split(foreign[city]).map((text) => ({ text, penalty: NAME_PENALTY.foreign, kind: 'name' as const })),
      ...split(codes[city], ' ').map((text) => ({ text, penalty: NAME_PENALTY.code, kind: 'code' as const })),
    ],
    importance: importanceOf(city),
    group: groupOf.get(countryOf(city)) ?? 0,
    region: regionOf.has(city) ? countries.length + (regionOf.get(city)?.line ?? 0) : undefined,
    isSought: sought.has(city),
    coordinates: coordinatesOf(city),
  }))
  return buildIndex(entries, [
    ...countries.map((country) => ({ names: countryNames(country) })),
    ...regions.map((names) => ({ names })),
  ])
}

/** A long form ends in the name that is shown. */
function penaltyOfLocal(text: string, shown: string): number {
  return foldText(text).endsWith(` ${foldText(shown)}`) ? NAME_PENALTY.longForm : NAME_PENALTY.local
}

function shownRegion(city: number): string {
  const region = regionOf.get(city)
  return region?.isShown ? (regions[region.line]?.[0] ?? '') : ''
}

function countryOf(city: number): string {
  return packed.countries.slice(city * 2, city * 2 + 2)
}

function split(line: string | undefined, between = '|'): readonly string[] {
  return line ? line.split(between) : []
}

type CityRegion = { readonly line: number; readonly isShown: boolean }

function readRegions(): ReadonlyMap<number, CityRegion> {
  return new Map(
    placesOf(packed.regionSteps).map((city, i) => {
      const code = packed.regionOf[i] ?? 0
      return [city, { line: code >> 1, isShown: code % 2 === 1 }]
    }),
  )
}

/** Decodes steps to positions. */
function placesOf(steps: readonly number[]): readonly number[] {
  let place = 0
  return steps.map((step) => (place += step))
}

function importanceOf(city: number): number {
  const step = Math.floor(city / IMPORTANCE_STEP)
  const above = packed.importance[step] ?? 0
  const below = packed.importance[step + 1] ?? above
  return above - ((above - below) * (city % IMPORTANCE_STEP)) / IMPORTANCE_STEP
}
