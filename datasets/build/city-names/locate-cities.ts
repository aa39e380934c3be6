import type { TableRow } from './read-table.ts'

export type City = {
  readonly id: string
  readonly name: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
}

/** The assumed population of towns known only by their hotels and sights. */
const SMALL_TOWN = 20_000
const FARTHEST_SIGHT_KM = 15

/** The result must not need a share-alike licence. */
const FREE = ['CC-BY-4.0', 'CC0-1.0']

/** Cities of at least 100,000 people have a position; a smaller one gets the median of its hotels and sights. */
export function locateCities(large: readonly TableRow[], sights: readonly TableRow[]): ReadonlyMap<string, City> {
  const cities = new Map(large.map((row) => [row['geonameid'] ?? '', toCity(row)]))
  const near = sights
    .filter(({ licence = '' }) => FREE.includes(licence))
    .filter(({ city_km: km }) => Number(km ?? 0) < FARTHEST_SIGHT_KM)
    .filter(({ city_geonameid: id = '' }) => id !== '' && !cities.has(id))
  for (const [id, rows] of Map.groupBy(near, (row) => row['city_geonameid'] ?? '')) {
    const places = rows.map((row) => toTown(id, row)).toSorted(byPlace)
    const middle = places[Math.floor(places.length / 2)]
    if (middle) cities.set(id, middle)
  }
  return cities
}

function toCity({ geonameid: id = '', city: name = '', country = '', lat, lon, population }: TableRow): City {
  return { id, name, country, latitude: Number(lat), longitude: Number(lon), population: Number(population) }
}

function toTown(id: string, { city_name: name = '', country = '', lat, lon }: TableRow): City {
  return { id, name, country, latitude: Number(lat), longitude: Number(lon), population: SMALL_TOWN }
}

function byPlace(a: City, b: City): number {
  return (
    a.latitude - b.latitude || a.longitude - b.longitude || compare(a.country, b.country) || compare(a.name, b.name)
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
