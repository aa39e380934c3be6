import type { Map as ChartMap } from 'maplibre-gl'

import { type NearestPlace, nearestPlace } from './nearest-place.ts'
import { lookAt } from './open-chart.ts'

export type SeenChart = ReturnType<typeof lookAt> & { readonly nearest: NearestPlace | null }

/** Tells where the map has come to rest, and once more when the tile with the cities around has come after it. */
export function followShown(map: ChartMap, onSeen: (seen: SeenChart) => void): () => void {
  let told = ''
  const look = (): SeenChart => {
    const view = lookAt(map)
    const places = map.getSource('world') ? map.querySourceFeatures('world', { sourceLayer: 'places' }) : []
    return { ...view, nearest: nearestPlace(places, view.center) }
  }
  const tell = (seen = look()): void => {
    told = keyOf(seen)
    onSeen(seen)
  }
  map.on('moveend', () => tell())
  map.on('idle', () => {
    const seen = look()
    if (keyOf(seen) !== told) tell(seen)
  })
  return () => tell()
}

function keyOf({ center: { lat, lng }, zoom, nearest }: SeenChart): string {
  return `${lat} ${lng} ${zoom} ${nearest?.name}`
}
