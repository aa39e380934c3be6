import { sameOriginPath } from '../../device/same-origin-path.ts'
import { isOnGlobe, type LatLng } from '../map/map-marker.ts'
import type { Save } from './saved-item.ts'

/** The position, if there is one. The data may be of any app version, or hand-written. */
export function placeOf({ item_data }: Pick<Save, 'item_data'>): LatLng | null {
  const { lat, lng } = (item_data['coordinates'] ?? {}) as { lat?: unknown; lng?: unknown }
  if (typeof lat !== 'number' || typeof lng !== 'number') return null
  return isOnGlobe({ lat, lng }) ? { lat, lng } : null
}

/** The page of this site that it was saved from; other targets are never linked. */
export function pathOf({ item_data }: Pick<Save, 'item_data'>): string | null {
  const path = item_data['path']
  if (typeof path !== 'string') return null
  const safe = sameOriginPath(path)
  return safe === '/' ? null : safe
}
