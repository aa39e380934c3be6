import { nearbyPlacesContract } from '@app/contracts/nearby-places'

import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { findNearby } from './find-nearby.ts'

type Deps = Pick<Platform, 'log' | 'now' | 'settings'>

/** Public; limited, because each call may ask an outside service. */
export function createNearbyPlacesFunction(deps: Deps): ServerFunction {
  let loading: ReturnType<typeof createFinders> | undefined
  return defineFunction({
    kind: 'reading',
    name: nearbyPlacesContract.name,
    access: 'public',
    input: nearbyPlacesContract.request,
    maxBodyBytes: 4_000,
    timeoutMs: 20_000,
    limit: { points: 30, seconds: 60, counted: 'here' },
    async handle(_request, { input, signal }) {
      loading ??= createFinders(deps)
      return Response.json(await findNearby(await loading, input, { log: deps.log, signal }))
    },
  })
}

/** Loaded with the first call, not at start-up. */
async function createFinders({ now, settings }: Deps) {
  const [{ createPackedPlaces }, { packedTimeZone }, { clockIn }, { createGooglePlaces }, { createOverpassPlaces }] =
    await Promise.all([
      import('./packed-places.ts'),
      import('./packed-time-zone.ts'),
      import('./clock-at.ts'),
      import('./google-places.ts'),
      import('./overpass-places.ts'),
    ])
  const { FEEDS, GOOGLE_MAPS_KEY: key, MAPS_PROVIDER, OVERPASS_URL: url } = settings
  const clockAt = async (at: Parameters<typeof packedTimeZone>[0]) => clockIn(await packedTimeZone(at), now())
  const isOnline = FEEDS === 'on'
  return {
    outside: [
      ...(isOnline && key ? [createGooglePlaces({ key, hasPhotos: MAPS_PROVIDER === 'google', now })] : []),
      ...(isOnline && url !== 'off' ? [createOverpassPlaces({ url, clockAt, now })] : []),
    ],
    packed: createPackedPlaces({ clockAt }),
  }
}
