import { Map as ChartMap, type StyleSpecification } from 'maplibre-gl'

import type { EngineOptions } from '../map-engine.ts'
import { mapText as text } from '../map-text.ts'

const CLOSEST_ZOOM = 18

export function openChart({ container, label, view }: EngineOptions, style: StyleSpecification): ChartMap {
  const map = new ChartMap({
    container,
    style,
    center: view.center,
    zoom: view.zoom,
    maxZoom: CLOSEST_ZOOM,
    // The credits are below the map, where they cover nothing.
    attributionControl: false,
    // A page is scrolled over a map more often than a map is moved.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    locale: {
      'Map.Title': label,
      'Popup.Close': text('close'),
      'CooperativeGesturesHandler.WindowsHelpText': text('gesture.wheel'),
      'CooperativeGesturesHandler.MacHelpText': text('gesture.mac'),
      'CooperativeGesturesHandler.MobileHelpText': text('gesture.touch'),
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}

/** The visible part of the map. */
export function lookAt(map: ChartMap) {
  const { lat, lng } = map.getCenter()
  const bounds = map.getBounds()
  return {
    center: { lat, lng },
    zoom: map.getZoom(),
    bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const,
  }
}
