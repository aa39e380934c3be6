import type { Map as ChartMap } from 'maplibre-gl'

import type { MapView } from '../map-engine.ts'
import { isHeldBack } from './overview-view.ts'

/** The view that was requested, and the one that the map was given: without streets it shows a wider area. */
export function createFraming(first: MapView, viewOf: (asked: MapView) => MapView) {
  let asked = first
  let given = viewOf(first)
  return {
    given: () => given,
    isHeldBack: (zoom: number) => isHeldBack(zoom, asked, viewOf(asked)),
    moveTo(map: ChartMap, view: MapView): void {
      asked = view
      given = viewOf(view)
      map.flyTo({ center: given.center, zoom: given.zoom, maxDuration: 2000 })
    },
    /** After streets came or went. A map that the traveller has moved stays where it is. */
    settle(map: ChartMap): void {
      const next = viewOf(asked)
      if (!isAt(map, given) || next.zoom === given.zoom) return
      given = next
      map.easeTo({ center: given.center, zoom: given.zoom, duration: 400 })
    },
  }
}

function isAt(map: ChartMap, { center, zoom }: MapView): boolean {
  const { lat, lng } = map.getCenter()
  const isNear = Math.abs(lat - center.lat) < 1e-4 && Math.abs(lng - center.lng) < 1e-4
  return isNear && Math.abs(map.getZoom() - zoom) < 0.01
}
