import type { NearbyPlacesResponse } from '@app/contracts/nearby-places'
import { type Coordinates, distanceKm } from '@app/domain/kernel'

import { readFlag, writeFlag } from '../../device/storage/flags.ts'
import { readNearby } from './read-answer.ts'

const KEY = 'last-nearby-places'
/** Beyond this distance, stored nearby places no longer apply. */
const SAME_AREA_KM = 5

export type StoredNearby = NearbyPlacesResponse & { readonly keptAt: string }

/** The next request may be made offline. An empty answer is useless, so it does not replace a stored one. */
export function storeNearby(answer: NearbyPlacesResponse, now: Date): void {
  if (answer.places.length > 0) writeFlag(KEY, JSON.stringify({ ...answer, keptAt: now.toISOString() }))
}

/** With distances from here; opening states of then are dropped. */
export function readStoredNearby(at: Coordinates): StoredNearby | null {
  const kept = parse(readFlag(KEY))
  if (!kept || distanceKm(kept.location, at) > SAME_AREA_KM) return null
  const places = kept.places
    .map((place) => {
      const { lat, lng } = place.coordinates
      const km = distanceKm(at, { latitude: lat, longitude: lng })
      return { ...place, openNow: null, distance: Math.round(km * 1000) }
    })
    .toSorted((a, b) => a.distance - b.distance)
  return { ...kept, location: { latitude: at.latitude, longitude: at.longitude }, places }
}

function parse(text: string | null): StoredNearby | null {
  try {
    const value = JSON.parse(text ?? 'null') as {
      readonly keptAt?: unknown
      readonly location?: Partial<Coordinates>
    } | null
    const answer = readNearby(value)
    const { keptAt, location } = value ?? {}
    const isWhole =
      typeof keptAt === 'string' && Number.isFinite(location?.latitude) && Number.isFinite(location?.longitude)
    return answer && isWhole ? { ...answer, keptAt } : null
  } catch {
    return null
  }
}
