import { joinAirports, type NamedAirport } from './join-airports.ts'
import { locateCities } from './locate-cities.ts'
import { nameCities } from './name-cities.ts'
import type { TableRow } from './read-table.ts'

export type CitySources = {
  readonly airports: readonly NamedAirport[]
  readonly byTraffic: readonly string[]
  /** geonameid, city, country, lat, lon, population */
  readonly largeCities: readonly TableRow[]
  /** city_geonameid, city_name, city_km, country, lat, lon */
  readonly sights: readonly TableRow[]
  /** geonameid, language, name */
  readonly names: readonly TableRow[]
}

/** Lines of `CODE CODE|name|name`: the airports of a city and its names, the busiest first. */
export function deriveCityNames(sources: CitySources): readonly string[] {
  const cities = locateCities(sources.largeCities, sources.sights)
  const named = nameCities(cities.values(), sources.names)
  const place = new Map(sources.byTraffic.map((code, i) => [code, i]))
  const placeOf = (code: string): number => place.get(code) ?? sources.byTraffic.length
  const byTraffic = (a: string, b: string): number => placeOf(a) - placeOf(b) || (a < b ? -1 : a > b ? 1 : 0)
  return [...joinAirports(sources.airports.filter(isServed), cities.values(), named)]
    .map(([city, codes]) => ({ codes: [...codes].toSorted(byTraffic), names: named(city).shown }))
    .filter(({ names }) => names.length > 0)
    .toSorted((a, b) => byTraffic(a.codes[0] ?? '', b.codes[0] ?? ''))
    .map(({ codes, names }) => [codes.join(' '), ...names].join('|'))
}

function isServed({ iata_code, scheduled_service, type }: NamedAirport): boolean {
  return /^[A-Z]{3}$/.test(iata_code) && scheduled_service === 'yes' && type !== 'closed'
}
