import type { NearbyPlacesResponse } from '@app/contracts/nearby-places'
import { type Coordinates, distanceKm } from '@app/domain/kernel'

import { readFlag, writeFlag } from '../../device/flags.ts'
import { readNearby } from './read-answer.ts'

const KEY = 'last-nearby-places'
/** Beyond this, what was around the last time is not around now. */
const SAME_AREA_KM = 5

export type KeptNearby = NearbyPlacesResponse & { readonly keptAt: string }

/** The next question may come where there is no network. An empty answer helps nobody, so it does not replace one. */
export function keepNearby(answer: NearbyPlacesResponse, now: Date): void {
  if (answer.places.length > 0) writeFlag(KEY, JSON.stringify({ ...answer, keptAt: now.toISOString() }))
}

/** As it lies from here; what was open then says nothing about now. */
export function readKeptNearby(at: Coordinates): KeptNearby | null {
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

function parse(text: string | null): KeptNearby | null {
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
