import { brotliCompressSync } from 'node:zlib'

import { foldText } from '@app/domain/place-search'

import {
  IMPORTANCE_STEP,
  LATITUDE_STEP,
  LONGITUDE_STEP,
  type OfflineCities,
  toLetter,
} from '../../src/city-search-offline/offline-cities.ts'
import type { PackedCities, WeighedCity } from './pack-city-search.ts'

const CITIES = 10_000
/** So many have their own names beside the English one; the room is worth more to foreign names of the first. */
const WITH_LOCAL = 2_500
const LARGEST_BYTES = 109_000
/** Languages most of our travellers write in; the whole list is the server's. */
const LANGUAGES = new Set('de fr es it pt nl pl ru ja zh ar ko tr'.split(' '))
const LOCAL_PENALTY = 1
const SMALLEST_CHANGE = 25

/** The most important cities with as many of their foreign names, best first, as the browser's budget has room for. */
export function packOffline({ cities, countries }: PackedCities): string {
  const chosen = cities.slice(0, CITIES)
  let [low, high] = [0, CITIES]
  while (high - low > SMALLEST_CHANGE) {
    const middle = (low + high) >> 1
    if (brotliCompressSync(write(chosen, countries, middle)).length <= LARGEST_BYTES) low = middle
    else high = middle
  }
  return write(chosen, countries, low)
}

function write(cities: readonly WeighedCity[], countries: readonly string[], withForeign: number): string {
  const content: OfflineCities = {
    names: cities.map(({ name }) => name).join('\n'),
    countries: cities.map(({ group }) => countries[group]).join(''),
    latitudes: cities.map(({ coordinates }) => toLetter((coordinates.latitude + 90) / LATITUDE_STEP)).join(''),
    longitudes: cities.map(({ coordinates }) => toLetter((coordinates.longitude + 180) / LONGITUDE_STEP)).join(''),
    codes: cities.map(codesOf).join('\n').trimEnd(),
    local: cities.slice(0, WITH_LOCAL).map(localNames).join('\n').trimEnd(),
    foreign: cities.slice(0, withForeign).map(foreignNames).join('\n').trimEnd(),
    importance: cities.filter((_, i) => i % IMPORTANCE_STEP === 0).map((city) => Math.round(city.importance * 10) / 10),
  }
  return `${JSON.stringify(content)}\n`
}

function codesOf({ names }: WeighedCity): string {
  return names.flatMap(({ kind, text }) => (kind === 'code' ? [text] : [])).join('')
}

function localNames(city: WeighedCity): string {
  const names = city.names.filter(({ kind, penalty }) => kind === 'name' && penalty <= LOCAL_PENALTY)
  return onlyNew(
    city,
    names.map(({ text }) => text),
  ).join('|')
}

function foreignNames(city: WeighedCity): string {
  const known = localNames(city).split('|').map(foldText)
  const names = city.inLanguages.filter(({ language }) => LANGUAGES.has(language)).map(({ name }) => name)
  return onlyNew(city, names, known).join('|')
}

/** What begins like a name that is already there is found by it. */
function onlyNew({ name }: WeighedCity, names: readonly string[], known: readonly string[] = []): readonly string[] {
  const found = [foldText(name), ...known]
  return names.filter((text) => {
    const folded = foldText(text)
    if (!folded || text.includes('|') || found.some((other) => other.startsWith(folded))) return false
    found.push(folded)
    return true
  })
}
