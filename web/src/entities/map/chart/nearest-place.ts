import { distanceKm } from '@app/domain/kernel'
import type { GeoJSONFeature } from 'maplibre-gl'

import type { LatLng } from '../map-marker.ts'

export type NearestPlace = { readonly name: string; readonly km: number }

/** The nearest city of the overview: without streets, only it shows where the position is. */
export function nearestPlace(
  places: readonly Pick<GeoJSONFeature, 'geometry' | 'properties'>[],
  { lat, lng }: LatLng,
): NearestPlace | null {
  let nearest: NearestPlace | null = null
  for (const { geometry, properties } of places) {
    const name: unknown = properties['name']
    if (geometry.type !== 'Point' || typeof name !== 'string') continue
    const [longitude = 0, latitude = 0] = geometry.coordinates
    const km = distanceKm({ latitude: lat, longitude: lng }, { latitude, longitude })
    if (!nearest || km < nearest.km) nearest = { name, km }
  }
  return nearest
}
