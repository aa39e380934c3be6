import type { CitySuggestion, citySuggestionsContract } from '@app/contracts/city-suggestions'

import type { BackendConfig } from '../../../api/backend.ts'
import { askFunction } from './ask-function.ts'
import { matchBuiltIn } from './built-in-cities.ts'
import { addRegionsOffline, findServedOffline, searchOffline } from './offline-search.ts'
import { readRows, toCoordinates } from './read-rows.ts'

/** Type only: the schemas stay on the server. */
const NAME: (typeof citySuggestionsContract)['name'] = 'city-suggestions'
const MOST_WITHOUT_SERVER = 8
/** When building the index takes longer than this, the built-in cities are shown until it is ready. */
const SLOW_INDEX_MS = 3000

type Region = NonNullable<CitySuggestion['region']>

/** `device`: the packed cities; `built-in`: when not even those are here. */
export type FoundCities = {
  readonly cities: readonly CitySuggestion[]
  readonly from: 'server' | 'device' | 'built-in'
}

/**
 * All cities of the function, or the best eight that this device knows. Meanwhile the few built-in ones are shown, and
 * the function is called once more: on a slow connection the first request often fails.
 */
export async function findCities(
  config: BackendConfig,
  query: string,
  signal: AbortSignal,
  meanwhile?: (found: FoundCities) => void,
): Promise<FoundCities> {
  const answer = await askServer(config, query, signal)
  if (answer) return answer
  const builtIn: FoundCities = { cities: matchBuiltIn(query, MOST_WITHOUT_SERVER), from: 'built-in' }
  const slow = setTimeout(() => !signal.aborted && meanwhile?.(builtIn), SLOW_INDEX_MS)
  const own = await findOnDevice(query).finally(() => clearTimeout(slow))
  if (!meanwhile || own.from !== 'built-in' || !navigator.onLine) return own
  meanwhile(own)
  return (await askServer(config, query, signal)) ?? own
}

/** Null when there is no answer; throws when the text has changed since. */
async function askServer(config: BackendConfig, query: string, signal: AbortSignal): Promise<FoundCities | null> {
  try {
    const cities = readRows(await askFunction(config, NAME, query, signal), 'cities', toCity)
    return { cities, from: 'server' }
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}

export async function findOnDevice(query: string): Promise<FoundCities> {
  const packed = await searchOffline(query, MOST_WITHOUT_SERVER)
  if (packed) {
    const cities = await addRegionsOffline(query, await withServed(query, packed))
    return { cities: cities.slice(0, MOST_WITHOUT_SERVER), from: 'device' }
  }
  return { cities: matchBuiltIn(query, MOST_WITHOUT_SERVER), from: 'built-in' }
}

type OnDevice = NonNullable<Awaited<ReturnType<typeof searchOffline>>>

/** Adds the cities that airports of the typed name serve; unchanged without the list of airports. */
async function withServed(query: string, found: OnDevice): Promise<readonly CitySuggestion[]> {
  const airports = await import('@app/datasets/airports').catch(() => null)
  if (!airports) return found.map(toSuggestion)
  const meant = airports.findAirportsMeant(query, found[0])
  const served = await Promise.all(
    meant.map(async ({ airport, isWhole }) =>
      ((await findServedOffline(airport.code)) ?? []).map((city) => ({ city, isWhole })),
    ),
  )
  return airports.withAirportCities(query, found, served.flat()).slice(0, MOST_WITHOUT_SERVER).map(toSuggestion)
}

function toSuggestion({ name, country, displayName }: CitySuggestion): CitySuggestion {
  return { name, country, displayName }
}

function toCity(row: Readonly<Record<string, unknown>>): CitySuggestion | null {
  const { name, country, displayName } = row
  if (typeof name !== 'string' || typeof country !== 'string' || typeof displayName !== 'string') return null
  const region = toRegion(row['region'])
  return { name, country, displayName, ...(region && { region }) }
}

const KINDS: Readonly<Record<string, Region['kind']>> = { region: 'region', island: 'island', park: 'park' }

/** Null for a town, and for data of another shape. */
function toRegion(value: unknown): Region | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, kind, airports, coordinates } = value as Readonly<Record<string, unknown>>
  const known = typeof kind === 'string' ? KINDS[kind] : undefined
  const at = toCoordinates(coordinates)
  if (typeof id !== 'string' || !known || !at || !Array.isArray(airports)) return null
  return { id, kind: known, airports: airports.filter((code) => typeof code === 'string'), coordinates: at }
}
