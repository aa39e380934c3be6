import type { MapPack } from '@app/datasets/map-packs'

import type { MapView } from '../map-engine.ts'
import type { LatLng } from '../map-marker.ts'

type Region = Pick<MapPack, 'bounds' | 'minZoom'>

/** As near as coasts, rivers, built-up areas and names of cities still say where a place lies. */
const OVERVIEW_ZOOM = 8.5
/**
 * Without streets a near view of one place is an empty sheet: the map opens further out, and can be moved in by hand.
 * Several pins still say how they lie to each other, and further out they would lie on one another.
 */
export function overviewView({ center, zoom, pins = 0 }: MapView, regions: readonly Region[]): MapView {
  if (pins > 1 || hasStreets(center, zoom, regions)) return { center, zoom }
  return { center, zoom: Math.min(zoom, OVERVIEW_ZOOM) }
}

/** The map still stands further out than was asked. */
export function isHeldBack(zoom: number, asked: MapView, shown: MapView): boolean {
  return asked.zoom - shown.zoom > 0.5 && Math.abs(zoom - shown.zoom) < 0.5
}

export function hasStreets({ lat, lng }: LatLng, zoom: number, regions: readonly Region[]): boolean {
  return regions.some(
    ({ bounds: [west, south, east, north], minZoom }) =>
      zoom >= minZoom && west <= lng && lng <= east && south <= lat && lat <= north,
  )
}
