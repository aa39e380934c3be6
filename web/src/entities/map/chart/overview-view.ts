import type { MapPack } from '@app/datasets/map-packs'

import type { MapView } from '../map-engine.ts'
import type { LatLng } from '../map-marker.ts'

type Region = Pick<MapPack, 'bounds' | 'minZoom'>

/** The highest zoom at which coasts, rivers, built-up areas and city names still show where a place is. */
const OVERVIEW_ZOOM = 8.5
/**
 * Without streets, a high zoom on one place is empty: the map opens at a lower one, and can be zoomed in by hand.
 * Several pins keep the requested zoom, because they show their positions to each other and would overlap at a lower
 * one.
 */
export function overviewView({ center, zoom, pins = 0 }: MapView, regions: readonly Region[]): MapView {
  if (pins > 1 || hasStreets(center, zoom, regions)) return { center, zoom }
  return { center, zoom: Math.min(zoom, OVERVIEW_ZOOM) }
}

/** The map still has a lower zoom than requested. */
export function isHeldBack(zoom: number, asked: MapView, shown: MapView): boolean {
  return asked.zoom - shown.zoom > 0.5 && Math.abs(zoom - shown.zoom) < 0.5
}

export function hasStreets({ lat, lng }: LatLng, zoom: number, regions: readonly Region[]): boolean {
  return regions.some(
    ({ bounds: [west, south, east, north], minZoom }) =>
      zoom >= minZoom && west <= lng && lng <= east && south <= lat && lat <= north,
  )
}
