import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'
import { Map as ChartMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

import { mapText as text } from '../../../text/map.ts'
import type { EngineOptions, MapEngine, ShownMap } from '../map-engine.ts'
import type { MapLocation } from '../map-marker.ts'
import type { MapConfig } from '../open-map.ts'
import { chartStyle } from './chart-style.ts'
import { describeShown } from './describe-shown.ts'
import { readColours } from './map-colours.ts'
import { createMarkerLayer } from './marker-layer.ts'
import { servePacks } from './serve-packs.ts'

setWorkerUrl(workerUrl)

const CLOSEST_ZOOM = 18

/** MapLibre with our own tiles and our own style. */
export async function createChartEngine(options: EngineOptions, { origin, locale }: MapConfig): Promise<MapEngine> {
  const { container, onShown } = options
  const { regions } = await servePacks(origin)
  container.classList.add('map-chart')
  let location: MapLocation | null = null
  const styled = () => chartStyle(readColours(container), location)
  const map = openChart(options, styled())
  const markers = createMarkerLayer(map)
  const tell = (): void => onShown(shownBy(map, { regions, locale }))
  map.on('moveend', tell)
  await new Promise<void>((resolve) => void map.once('load', () => resolve()))
  tell()
  return {
    showMarkers: markers.show,
    showLocation(given) {
      location = given
      map.setStyle(styled())
    },
    moveTo: (view) => void map.flyTo({ ...view, maxDuration: 2000 }),
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps, duration: 240 }),
    repaint: () => void map.setStyle(styled()),
    destroy() {
      map.remove()
      container.classList.remove('map-chart')
    },
  }
}

function openChart({ container, label, view }: EngineOptions, style: ReturnType<typeof chartStyle>): ChartMap {
  const map = new ChartMap({
    container,
    style,
    ...view,
    maxZoom: CLOSEST_ZOOM,
    // The credits stand under the map, where they cover nothing.
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

function shownBy(map: ChartMap, about: Pick<Parameters<typeof describeShown>[0], 'regions' | 'locale'>): ShownMap {
  const { lat, lng } = map.getCenter()
  const bounds = map.getBounds()
  return describeShown({
    center: { lat, lng },
    zoom: map.getZoom(),
    bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    ...about,
  })
}
