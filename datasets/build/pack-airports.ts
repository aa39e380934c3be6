/** OurAirports -> one line per airport with scheduled flights, the busiest first, so that a search finds them first. */
import type { Airport } from '../src/airports/airport.ts'

export type RawAirport = {
  readonly iata_code: string
  readonly type: string
  readonly name: string
  readonly municipality: string
  readonly iso_country: string
  readonly latitude_deg: string
  readonly longitude_deg: string
  readonly scheduled_service: string
}

const SEPARATOR = '|'

export type AirportSources = {
  readonly raw: readonly RawAirport[]
  readonly byTraffic: readonly string[]
  /** Closed to travellers, although the register still lists scheduled flights. */
  readonly closed: ReadonlySet<string>
  /** The city a traveller would name, if the register names a suburb or an island in its own spelling. */
  readonly cities: Readonly<Record<string, string>>
}

export function packAirports({ raw, byTraffic, closed, cities }: AirportSources): readonly string[] {
  const place = new Map(byTraffic.map((code, i) => [code, i]))
  const placeOf = ({ code }: Airport): number => place.get(code) ?? byTraffic.length
  return raw
    .filter(({ iata_code, scheduled_service }) => /^[A-Z]{3}$/.test(iata_code) && scheduled_service === 'yes')
    .filter(({ iata_code, type }) => type !== 'closed' && !closed.has(iata_code))
    .map((airport) => toAirport(airport, cities[airport.iata_code]))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || (a.code < b.code ? -1 : 1))
    .map(toLine)
}

function toAirport(raw: RawAirport, city = tidy(raw.municipality)): Airport {
  const name = tidy(raw.name)
  return {
    code: raw.iata_code,
    name,
    city: city || name,
    country: raw.iso_country,
    coordinates: { latitude: round(raw.latitude_deg), longitude: round(raw.longitude_deg) },
  }
}

function toLine({ code, city, name, country, coordinates }: Airport): string {
  return [code, city, name, country, coordinates.latitude, coordinates.longitude].join(SEPARATOR)
}

/** The source puts other names in brackets, which we use for the code. */
function tidy(text: string): string {
  return text
    .replaceAll(/\([^)]*\)|\|/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Three decimals are about a hundred metres: less than a runway. */
function round(degrees: string): number {
  return Math.round(Number(degrees) * 1000) / 1000
}
