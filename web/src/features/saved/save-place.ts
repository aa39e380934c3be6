import type { Save } from '../../api/saves/saved-item.ts'
import { sameOriginPath } from '../../device/same-origin-path.ts'
import { isOnGlobe, type LatLng } from '../../ui/map/map-marker.ts'

/** Where it is, when it is anywhere. What a save carries was written by any version of the app, or by hand. */
export function placeOf({ item_data }: Pick<Save, 'item_data'>): LatLng | null {
  const { lat, lng } = (item_data['coordinates'] ?? {}) as { lat?: unknown; lng?: unknown }
  if (typeof lat !== 'number' || typeof lng !== 'number') return null
  return isOnGlobe({ lat, lng }) ? { lat, lng } : null
}

/** The page of ours that it was saved from; nothing else is ever linked to. */
export function pathOf({ item_data }: Pick<Save, 'item_data'>): string | null {
  const path = item_data['path']
  if (typeof path !== 'string') return null
  const safe = sameOriginPath(path)
  return safe === '/' ? null : safe
}
