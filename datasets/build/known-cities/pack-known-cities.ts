import { LATITUDE_STEP, LONGITUDE_STEP } from '../../src/city-search-offline/offline-cities.ts'
import type { PackedCities } from '../../src/city-search/index.ts'
import {
  HALF_LATITUDE,
  HALF_LONGITUDE,
  ID_LETTERS,
  type KnownCitiesText,
  LONGITUDES,
  PEOPLE_STEPS,
  PER_DEGREE,
  PLACE_LETTERS,
  toLetters,
  WITH_STATES,
} from '../../src/known-cities/known-cities-text.ts'
import type { RawCity } from '../cities/read-cities.ts'
import { offlineOrder } from '../city-search/offline-order.ts'
import type { PackedFile } from '../packed-file.ts'
import { headOf } from '../packed-text.ts'
import type { RegisteredTable } from '../registered-table.ts'

type Geography = {
  /** In order of importance. */
  readonly searched: PackedCities
  readonly all: readonly RawCity[]
  readonly divisions: ReadonlyMap<string, string>
}

export function packKnownCities(table: RegisteredTable, { searched, all, divisions }: Geography): PackedFile {
  const byId = new Map(all.map((city) => [city.id, city]))
  const ranked = Array.from({ length: searched.count }, (_, place) => {
    const city = byId.get(searched.geonameId(place))
    if (!city) throw new RangeError(`no such city: ${searched.name(place)}`)
    return city
  })
  const cities = offlineOrder(ranked)
  const text = `${JSON.stringify({ ...headOf(table), rows: cities.length, ...write(cities, divisions) })}\n`
  return { table, text, rows: cities.length }
}

function write(cities: readonly RawCity[], divisions: ReadonlyMap<string, string>): KnownCitiesText {
  const zonesOf = new Map<string, string[]>()
  for (const { country, timeZone } of cities) {
    const zones = zonesOf.get(country) ?? []
    if (!zones.includes(timeZone)) zonesOf.set(country, [...zones, timeZone])
  }
  const stateOf = cities
    .filter(({ country }) => country === WITH_STATES)
    .map(({ division }) => divisions.get(division) ?? '')
  const stateNames = [...new Set(stateOf)].toSorted()
  const each = (letters: (city: RawCity) => string): string => cities.map(letters).join('')
  return {
    ids: each(({ id }) => toLetters(id, ID_LETTERS)),
    places: each(placeIn),
    zones: each(({ country, timeZone }) => toLetters(zonesOf.get(country)?.indexOf(timeZone) ?? 0, 1)),
    people: each(({ population }) =>
      toLetters(population > 0 ? Math.round(Math.log2(population) * PEOPLE_STEPS) : 0, 1),
    ),
    states: stateOf.map((state) => toLetters(stateNames.indexOf(state), 1)).join(''),
    stateNames,
    countryZones: [...zonesOf].map(([country, zones]) => `${country}|${zones.join(' ')}`).toSorted(),
  }
}

function placeIn({ latitude, longitude }: RawCity): string {
  const within = (degrees: number, step: number): number =>
    Math.round((degrees - Math.round(degrees / step) * step) * PER_DEGREE)
  const [up, right] = [within(latitude, LATITUDE_STEP), within(longitude, LONGITUDE_STEP)]
  return toLetters((up + HALF_LATITUDE) * LONGITUDES + right + HALF_LONGITUDE, PLACE_LETTERS)
}
