import type { Coordinates } from '@app/domain/kernel'

import packed from '../../packed/known-cities.json' with { type: 'json' }
import { offlineCity, offlineNameFinder } from '../city-search-offline/index.ts'
import type { NameFinder } from '../city-search/name-finder.ts'
import {
  fromLetters,
  HALF_LATITUDE,
  HALF_LONGITUDE,
  ID_LETTERS,
  LONGITUDES,
  PEOPLE_STEPS,
  PER_DEGREE,
  PLACE_LETTERS,
  WITH_STATES,
} from './known-cities-text.ts'

export type KnownCityRow = {
  readonly name: string
  readonly country: string
  readonly coordinates: Coordinates
  readonly timeZone: string
  /** Only in the United States. */
  readonly division: string | null
  /** Within a fifth; null when unknown. */
  readonly population: number | null
}

export type KnownCities = {
  /** GeoNames' id. */
  readonly find: (id: number) => KnownCityRow | undefined
  readonly names: () => NameFinder
}

const zonesOf = new Map(packed.countryZones.map((line) => [line.slice(0, 2), line.slice(3).split(' ')]))
const ids = Array.from({ length: packed.rows }, (_, place) => fromLetters(packed.ids, place, ID_LETTERS))
let placeOf: ReadonlyMap<number, number> | undefined
let stateOf: ReadonlyMap<number, string> | undefined

/** The 10,000 most important cities for a browser: position, time zone and size. */
export const KNOWN_CITIES: KnownCities = {
  find: (id) => {
    placeOf ??= new Map(ids.map((each, place) => [each, place]))
    const place = placeOf.get(id)
    return place === undefined ? undefined : rowAt(place)
  },
  names: () => {
    const finder = offlineNameFinder((place) => ids[place] ?? null)
    return {
      findCountry: finder.findCountry,
      findMainCity: finder.findMainCity,
      isWellKnown: finder.isWellKnown,
      findCity: (name) => {
        const found = finder.findCity(name)
        const row = found?.cityId ? KNOWN_CITIES.find(found.cityId) : undefined
        return found && row ? { ...found, coordinates: row.coordinates } : found
      },
    }
  },
}

function rowAt(place: number): KnownCityRow {
  const { name, country, coordinates } = offlineCity(place)
  const within = fromLetters(packed.places, place, PLACE_LETTERS)
  const [up, right] = [Math.floor(within / LONGITUDES) - HALF_LATITUDE, (within % LONGITUDES) - HALF_LONGITUDE]
  const people = fromLetters(packed.people, place)
  stateOf ??= readStates()
  return {
    name,
    country,
    coordinates: {
      latitude: rounded(coordinates.latitude + up / PER_DEGREE),
      longitude: rounded(coordinates.longitude + right / PER_DEGREE),
    },
    timeZone: zonesOf.get(country)?.[fromLetters(packed.zones, place)] ?? 'UTC',
    division: stateOf.get(place) || null,
    population: people === 0 ? null : Math.round(2 ** (people / PEOPLE_STEPS)),
  }
}

function readStates(): ReadonlyMap<number, string> {
  const places = ids.flatMap((_, place) => (offlineCity(place).country === WITH_STATES ? [place] : []))
  return new Map(places.map((place, at) => [place, packed.stateNames[fromLetters(packed.states, at)] ?? '']))
}

function rounded(degrees: number): number {
  return Math.round(degrees * PER_DEGREE) / PER_DEGREE
}
