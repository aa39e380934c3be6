import type { NearbyPlacesRequest, NearbyPlacesResponse } from '@app/contracts/nearby-places'

import type { Log } from '../../logging/log.ts'
import type { PlaceFinder } from './place-finder.ts'

const MAX_PLACES = 20

type Outside = PlaceFinder & { readonly provider: 'google' | 'overpass' }
type Finders = { readonly outside: readonly Outside[]; readonly packed: PlaceFinder }

/**
 * Tries one provider after the other. The packed places always answer, and the answer names the providers that failed.
 */
export async function findNearby(
  { outside, packed }: Finders,
  { latitude, longitude, radius }: NearbyPlacesRequest,
  { log, signal }: { readonly log: Pick<Log, 'warn'>; readonly signal: AbortSignal },
): Promise<NearbyPlacesResponse> {
  const location = { latitude, longitude }
  const search = { at: location, radiusM: radius, limit: MAX_PLACES }
  const unreachable: Outside['provider'][] = []
  for (const finder of outside) {
    try {
      const places = [...(await finder.find(search, signal))]
      return { places, radius, location, provider: finder.provider, unreachable }
    } catch (error) {
      // The position of a traveller must not be logged.
      log.warn({ provider: finder.provider, reason: reasonOf(error) }, 'a provider of places failed')
      unreachable.push(finder.provider)
    }
  }
  const places = [...(await packed.find(search, signal))]
  return { places, radius, location, provider: packed.provider, unreachable }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
