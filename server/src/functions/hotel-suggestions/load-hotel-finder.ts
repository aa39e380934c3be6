import { join } from 'node:path'

import type { HotelSuggestion } from '@app/contracts/hotel-suggestions'
import { countryName, loadCities } from '@app/datasets/city-search'
import { type Hotel, loadHotels } from '@app/datasets/hotels'
import { readPackedFile } from '@app/datasets/packed-files'
import type { Coordinates } from '@app/domain/kernel'
import { buildIndex, searchPlaces } from '@app/domain/place-search'

import type { PlaceInQuery } from '../city-suggestions/read-place.ts'
import { nameOfHouse, weighHotel } from './weigh-hotel.ts'

const CITIES = join(import.meta.dirname, '../../../../datasets/packed/city-search')
const MAX_SUGGESTIONS = 8
/** Some hotels are in both tables, or twice in one; and a chain has many in one city. */
const ASKED_FOR = 48
const MAX_OF_ONE_CITY = 2

export type FindHotels = (query: string, place: PlaceInQuery | null) => readonly HotelSuggestion[]

type Row = readonly [name: string, city: string, country: string, stars: Hotel['stars']]
type City = { readonly name: string; readonly rank: number; readonly group: number }

/** The country and city of a hotel narrow the search as they do for a city: "sacher, austria", "ritz lisbon". */
export async function loadHotelFinder(): Promise<FindHotels> {
  const tables = await Promise.all([
    loadHotels(readPackedFile, 'hotels-open'),
    loadHotels(readPackedFile, 'hotels-share-alike'),
  ])
  const hotels = tables.flatMap((table) =>
    [...table.all()].map((hotel) => ({ ...hotel, name: nameOfHouse(hotel.name) })),
  )
  const countries = [...new Set(hotels.map(({ country }) => country))]
  const cities = readCities(hotels, countries.length)
  const cityOf = ({ cityId }: Hotel): City | undefined => (cityId === null ? undefined : cities.get(cityId))
  const weighed = hotels
    .map((hotel) => ({ hotel, city: cityOf(hotel), ...weighHotel(hotel, cityOf(hotel)?.rank) }))
    .toSorted((a, b) => b.importance - a.importance)
  const groupOf = new Map(countries.map((country, group) => [country, group]))
  const index = buildIndex(
    weighed.map(({ hotel, city, ...entry }) => ({
      ...entry,
      group: groupOf.get(hotel.country) ?? 0,
      region: city?.group,
      coordinates: hotel.coordinates,
    })),
    [
      ...countries.map((country) => ({ names: [countryName(country)] })),
      ...[...cities.values()].map(({ name }) => ({ names: [name] })),
    ],
  )
  // Only displayed fields stay in memory: the full rows are ten times as large.
  const rows = weighed.map(({ hotel, city }): Row => [hotel.name, city?.name ?? '', hotel.country, hotel.stars])
  const positions = Float32Array.from(
    weighed.flatMap(({ hotel: { coordinates } }) => [coordinates.latitude, coordinates.longitude]),
  )
  const positionOf = (entry: number): Coordinates => ({
    latitude: round(positions[2 * entry]),
    longitude: round(positions[2 * entry + 1]),
  })
  const cityIds = Int32Array.from(weighed, ({ hotel }) => hotel.cityId ?? 0)
  const suggestion = (entry: number): readonly HotelSuggestion[] => {
    const row = rows[entry]
    return row ? [{ ...toSuggestion(row), coordinates: positionOf(entry) }] : []
  }
  const search = (query: string): readonly number[] =>
    searchPlaces(index, query, { limit: ASKED_FOR }).map(({ entry }) => entry)
  return (query, place) => {
    const entries = place ? findInPlace(place, query, search, cityIds) : search(query)
    const found = entries.flatMap(suggestion)
    const shown = [...new Map(found.map(byDisplayName)).values()]
    return (place ? shown : fromManyCities(shown)).slice(0, MAX_SUGGESTIONS)
  }
}

/** A brand and a city mean its hotels there. The city alone also leaves room for hotels with that name elsewhere. */
function findInPlace(
  { cityId, rest }: PlaceInQuery,
  query: string,
  search: (query: string) => readonly number[],
  cityIds: Int32Array,
): readonly number[] {
  const named = search(query)
  const isThere = (entry: number): boolean => cityIds[entry] === cityId
  if (rest === '') {
    // Entries are numbered by importance, so these are the best known of the city.
    const own = named.filter(isThere)
    const best: number[] = []
    for (let entry = 0; entry < cityIds.length && best.length < MAX_SUGGESTIONS / 2; entry += 1)
      if (isThere(entry) && !own.includes(entry)) best.push(entry)
    return [...own, ...best, ...named]
  }
  const branded = [...named.filter(isThere), ...search(rest).filter(isThere)]
  return [...new Set(branded)]
}

function readCities(hotels: readonly Hotel[], firstGroup: number): ReadonlyMap<number, City> {
  const packed = loadCities(CITIES)
  const wanted = new Set(hotels.flatMap(({ cityId }) => cityId ?? []))
  const cities = new Map<number, City>()
  for (let rank = 0; rank < packed.count; rank += 1) {
    const id = packed.geonameId(rank)
    if (wanted.has(id)) cities.set(id, { name: packed.name(rank), rank, group: firstGroup + cities.size })
  }
  return cities
}

function toSuggestion([name, city, country, stars]: Row): HotelSuggestion {
  const parts = [name, city, countryName(country)]
  return { name, city, country: countryName(country), displayName: parts.filter(Boolean).join(', '), rating: stars }
}

/** The name of a chain alone lists the cities where it is; with the city it lists all its hotels there. */
function fromManyCities(hotels: readonly HotelSuggestion[]): readonly HotelSuggestion[] {
  const counts = new Map<string, number>()
  const isOneOfFew = ({ city, country }: HotelSuggestion): boolean => {
    const count = (counts.get(`${city}|${country}`) ?? 0) + 1
    counts.set(`${city}|${country}`, count)
    return count <= MAX_OF_ONE_CITY
  }
  const { few = [], more = [] } = Object.groupBy(hotels, (hotel) => (isOneOfFew(hotel) ? 'few' : 'more'))
  return [...few, ...more]
}

/** To some ten metres. */
function round(degrees = 0): number {
  return Math.round(degrees * 10_000) / 10_000
}

function byDisplayName(hotel: HotelSuggestion): readonly [string, HotelSuggestion] {
  return [hotel.displayName, hotel]
}
