import type { tripFactsContract, TripFactsRequest, TripFactsResponse } from '@app/contracts/trips/trip-facts'
import type { tripPlacesContract, TripPlacesRequest, TripPlacesResponse } from '@app/contracts/trips/trip-places'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { readCached, writeCached } from '../../offline/cached-data.ts'

const PLACES: (typeof tripPlacesContract)['name'] = 'trip-places'
const FACTS: (typeof tripFactsContract)['name'] = 'trip-facts'
const TIMEOUT_MS = 15_000
const KEPT_MS = 90 * 86_400_000

/** The places for days in a city; offline, the stored copy. */
export function loadTripPlaces(config: BackendConfig, asked: TripPlacesRequest): Promise<TripPlacesResponse> {
  return load<TripPlacesResponse>(config, PLACES, asked)
}

/** Holidays and weather. When they cannot be loaded, they are unknown, and the checker says so. */
export async function loadTripFacts(config: BackendConfig, asked: TripFactsRequest): Promise<TripFactsResponse> {
  return load<TripFactsResponse>(config, FACTS, asked).catch(() => ({ holidays: [], climate: [] }))
}

async function load<Answer>(config: BackendConfig, name: string, asked: object): Promise<Answer> {
  const key = `${name}:${JSON.stringify(asked)}`
  const kept = () => readCached<Answer>(key).catch(() => undefined)
  try {
    if (!navigator.onLine) throw new Error('offline')
    const { functions } = await backend(config)
    const { data, error } = await functions.invoke<Answer>(name, { body: asked, timeout: TIMEOUT_MS })
    if (error || !data) throw error ?? new Error('no answer')
    await writeCached(key, data, { ttlMs: KEPT_MS, isPublic: true }).catch(() => undefined)
    return data
  } catch (error) {
    const copy = await kept()
    if (!copy) throw error
    return copy.data
  }
}
