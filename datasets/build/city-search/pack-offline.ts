import { brotliCompressSync, gzipSync } from 'node:zlib'

import { foldText } from '@app/domain/place-search'

import {
  IMPORTANCE_STEP,
  LATITUDE_STEP,
  LONGITUDE_STEP,
  type OfflineCities,
  toLetter,
} from '../../src/city-search-offline/offline-cities.ts'
import { NAME_PENALTY } from '../../src/city-search/name-penalty.ts'
import type { Region } from './find-regions.ts'
import { offlineOrder } from './offline-order.ts'
import { OTHER_NAMES } from './other-names.ts'
import type { PackedCities, WeighedCity } from './pack-city-search.ts'

/** This many get their local names beside the English one; the space is worth more for foreign names of the first. */
const WITH_LOCAL = 2_500
const LARGEST_BYTES = 109_000
/** The gzip limit of the register, for servers without better compression. */
const LARGEST_GZIP_BYTES = 124_500
/** The languages of most of our travellers; the whole list is on the server. */
const LANGUAGES = new Set('de fr es it pt nl pl ru ja zh ar ko tr'.split(' '))
/** For the best known of all. */
const MORE_LANGUAGES = new Set('el he hi th uk cs hu sv fi fa'.split(' '))
const BEST_KNOWN = 120
const SMALLEST_CHANGE = 25

type OfflineRegions = Pick<OfflineCities, 'regions' | 'regionSteps' | 'regionOf'>

/** The most important cities with as many of their foreign names, best first, as the browser's budget allows. */
export function packOffline({ cities, countries, regions }: PackedCities, head: object): string {
  const chosen = { cities: offlineOrder(cities), countries, regions }
  const importance = cities.slice(0, chosen.cities.length).map((city) => Math.round(city.importance * 10) / 10)
  const pack = (withForeign: number): string =>
    `${JSON.stringify({ ...head, ...write(chosen, importance, withForeign) })}\n`
  let [low, high] = [0, chosen.cities.length]
  while (high - low > SMALLEST_CHANGE) {
    const middle = (low + high) >> 1
    if (fits(pack(middle))) low = middle
    else high = middle
  }
  return pack(low)
}

function fits(text: string): boolean {
  return gzipSync(text, { level: 9 }).length <= LARGEST_GZIP_BYTES && brotliCompressSync(text).length <= LARGEST_BYTES
}

function write(
  { cities, countries, regions }: PackedCities,
  importance: readonly number[],
  withForeign: number,
): OfflineCities {
  return {
    rows: cities.length,
    names: cities.map(({ name }) => name).join('\n'),
    countries: cities.map(({ group }) => countries[group]).join(''),
    latitudes: cities.map(({ coordinates }) => toLetter((coordinates.latitude + 90) / LATITUDE_STEP)).join(''),
    longitudes: cities.map(({ coordinates }) => toLetter((coordinates.longitude + 180) / LONGITUDE_STEP)).join(''),
    codes: cities.map(codesOf).join('\n').trimEnd(),
    local: cities
      .map((city, place) => (hasLocal(city, place) ? localNames(city) : ''))
      .join('\n')
      .trimEnd(),
    foreign: cities
      .map((city, place) => foreignNames(city, place, withForeign))
      .join('\n')
      .trimEnd(),
    ...regionsOf(cities, regions, countries.length),
    soughtSteps: stepsOf(cities.flatMap(({ isSought }, city) => (isSought ? [city] : []))),
    importance: importance.filter((_, place) => place % IMPORTANCE_STEP === 0),
  }
}

/** Only known and displayed regions: their names, the steps from one such city to the next, and their indexes. */
function regionsOf(cities: readonly WeighedCity[], regions: readonly Region[], countries: number): OfflineRegions {
  const regionOf = (city: number): number => (cities[city]?.region ?? 0) - countries
  const isKept = (city: WeighedCity, number: number): boolean =>
    city.isRegionShown || Boolean(regions[regionOf(number)]?.isKnown)
  const kept = cities.flatMap((city, number) => (isKept(city, number) ? [number] : []))
  const used = [...new Set(kept.map(regionOf))]
  return {
    regions: used.map((region) => namesOf(regions[region]).join('|')).join('\n'),
    regionSteps: stepsOf(kept),
    regionOf: kept.map((city) => used.indexOf(regionOf(city)) * 2 + (cities[city]?.isRegionShown ? 1 : 0)),
  }
}

function stepsOf(places: readonly number[]): readonly number[] {
  return places.map((place, i) => place - (places[i - 1] ?? 0))
}

function namesOf(region: Region | undefined): readonly string[] {
  return [...new Set([region?.label ?? '', ...(region?.names ?? [])])]
}

function codesOf({ names }: WeighedCity): string {
  return names.flatMap(({ kind, text }) => (kind === 'code' ? [text] : [])).join(' ')
}

function hasLocal({ isSeen }: WeighedCity, place: number): boolean {
  return isSeen || place < WITH_LOCAL
}

function localNames(city: WeighedCity): string {
  const names = city.names.filter(({ kind, penalty }) => kind === 'name' && penalty <= NAME_PENALTY.next)
  return onlyNew(
    city,
    names.map(({ text }) => text),
  ).join('|')
}

function foreignNames(city: WeighedCity, place: number, withForeign: number): string {
  const isKept = ({ language }: { readonly language: string }): boolean =>
    place < withForeign && (LANGUAGES.has(language) || (place < BEST_KNOWN && MORE_LANGUAGES.has(language)))
  // Without names of other cities: "Victoria" is not Hong Kong.
  const own = new Set(city.names.flatMap(({ text, penalty }) => (penalty <= NAME_PENALTY.rare ? [text] : [])))
  const names = city.inLanguages.filter(isKept).flatMap(({ name }) => (own.has(name) ? [name] : []))
  const known = hasLocal(city, place) ? localNames(city).split('|').map(foldText) : []
  // Whole names, even if they are the prefix of a longer one: "Frankfurt".
  const others = OTHER_NAMES.get(city.name) ?? []
  return [...others, ...onlyNew(city, names, [...known, ...others.map(foldText)])].join('|')
}

/** A prefix of an existing name is found anyway. */
function onlyNew({ name }: WeighedCity, names: readonly string[], known: readonly string[] = []): readonly string[] {
  const found = [foldText(name), ...known]
  return names.filter((text) => {
    const folded = foldText(text)
    if (!folded || text.includes('|') || found.some((other) => other.startsWith(folded))) return false
    found.push(folded)
    return true
  })
}
