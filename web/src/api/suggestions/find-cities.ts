import type { CitySuggestion, citySuggestionsContract } from '@app/contracts/city-suggestions'

import type { BackendConfig } from '../backend.ts'
import { askFunction } from './ask-function.ts'
import { matchBuiltIn } from './built-in-cities.ts'
import { findServedOffline, searchOffline } from './offline-search.ts'
import { readRows } from './read-rows.ts'

/** By type only: the schemas stay on the server. */
const NAME: (typeof citySuggestionsContract)['name'] = 'city-suggestions'
const MOST_WITHOUT_SERVER = 8

/** `device`: the packed cities; `built-in`: when not even those are here. */
export type FoundCities = {
  readonly cities: readonly CitySuggestion[]
  readonly from: 'server' | 'device' | 'built-in'
}

/**
 * Every city of the function, or the best eight of what this device knows. The few built-in ones are shown meanwhile,
 * and the function is asked once more: on a busy line the first question often only wakes everybody up.
 */
export async function findCities(
  config: BackendConfig,
  query: string,
  signal: AbortSignal,
  meanwhile?: (found: FoundCities) => void,
): Promise<FoundCities> {
  const answer = await askServer(config, query, signal)
  if (answer) return answer
  const own = await findOnDevice(query)
  if (!meanwhile || own.from !== 'built-in' || !navigator.onLine) return own
  meanwhile(own)
  return (await askServer(config, query, signal)) ?? own
}

/** Null when there is no answer; throws when something else was typed since. */
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
  if (packed) return { cities: await withServed(query, packed), from: 'device' }
  return { cities: matchBuiltIn(query, MOST_WITHOUT_SERVER), from: 'built-in' }
}

type OnDevice = NonNullable<Awaited<ReturnType<typeof searchOffline>>>

/** With the cities that airports of the typed name serve; without the list of airports, as they were found. */
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
  const isCity = typeof name === 'string' && typeof country === 'string' && typeof displayName === 'string'
  return isCity ? { name, country, displayName } : null
}
