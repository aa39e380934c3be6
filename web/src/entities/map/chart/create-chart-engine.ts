import type { MapPack } from '@app/datasets/map-packs'

import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'
import { setWorkerUrl, type StyleSpecification, type GeoJSONSource, type Map as ChartMap } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

import type { EngineOptions, MapConfig, MapEngine, MapView } from '../map-engine.ts'
import type { MapLocation } from '../map-marker.ts'
import { mapText as text } from '../map-text.ts'
import { addDot } from './add-dot.ts'
import { chartStyle, OWN_SOURCES, withLocation, GRID_SOURCE } from './chart-style.ts'
import { describeShown } from './describe-shown.ts'
import { gridLines, type Grid } from './grid-lines.ts'
import { placeNamesTo } from './label-layers.ts'
import { readColours } from './map-colours.ts'
import { createMarkerLayer } from './marker-layer.ts'
import { type NearestPlace, nearestPlace } from './nearest-place.ts'
import { openChart, lookAt } from './open-chart.ts'
import { hasStreets, isHeldBack, overviewView } from './overview-view.ts'
import { servePacks } from './serve-packs.ts'
import { urbanOpacity } from './world-layers.ts'

const TIMEOUT_MS = 4000

/** Null when it is too slow, unreachable or not a style: then our own chart is shown. */
async function findPublicStyle(url: string | null): Promise<StyleSpecification | null> {
  if (url === null || !navigator.onLine) return null
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const style = response.ok ? ((await response.json()) as Partial<StyleSpecification>) : {}
    const isStyle = style.version === 8 && Array.isArray(style.layers) && typeof style.sources === 'object'
    return isStyle ? (style as StyleSpecification) : null
  } catch {
    return null
  }
}

setWorkerUrl(workerUrl)

const NOWHERE = [0, 0, 0, 0] as const

/** MapLibre: with our own tiles and style, or with the operator's public style while that is reachable. */
export async function createChartEngine(options: EngineOptions, config: MapConfig): Promise<MapEngine> {
  const { container, onShown } = options
  const styleUrl = config.map?.provider === 'open' ? config.map.styleUrl : null
  const [{ regions }, found] = await Promise.all([servePacks(config.origin), findPublicStyle(styleUrl)])
  let publicStyle = found
  container.classList.add('map-chart')
  /** The requested zoom; a map without streets shows a wider area. */
  let asked = options.view
  const viewOf = (view: MapView) => (publicStyle ? view : overviewView(view, regions))
  let location: MapLocation | null = null
  let isPartMissing = false
  let grid = gridLines(NOWHERE, asked.zoom)
  const styled = (): StyleSpecification => {
    const colours = readColours(container)
    return withLocation(publicStyle ?? chartStyle(colours, grid), colours, location)
  }
  const map = openChart({ ...options, view: viewOf(asked) }, styled())
  map.on('style.load', () => addDot(map))
  const markers = createMarkerLayer(map)
  const restyle = (): void => void map.setStyle(styled())
  const tell = followShown(map, (seen) => {
    const missed = isPartMissing ? text('missing') : styleUrl && !publicStyle ? text('fallback.style') : null
    const held = isHeldBack(seen.zoom, asked, viewOf(asked))
    onShown(describeShown({ ...seen, isHeldBack: held, regions, locale: config.locale, publicStyle, missed }))
  })
  followGrid(map, (drawn) => (grid = drawn))
  followStreets(map, regions)
  map.on('error', () => {
    // Tiles or glyphs fail to load. Our own map is better than a public one with holes, because part of it is cached.
    if (publicStyle) {
      publicStyle = null
      restyle()
    } else isPartMissing = true
    tell()
  })
  const again = (): void => {
    if (isPartMissing) refreshOwnTiles(map)
    isPartMissing = false
    tell()
  }
  addEventListener('online', again)
  await new Promise<void>((resolve) => void map.once('load', () => resolve()))
  tell()
  return {
    showMarkers: markers.show,
    showLocation(given) {
      location = given
      restyle()
    },
    moveTo(view) {
      asked = view
      flyTo(map, viewOf(view))
    },
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps, duration: 240 }),
    repaint: restyle,
    destroy() {
      removeEventListener('online', again)
      map.remove()
      container.classList.remove('map-chart')
    },
  }
}

function flyTo(map: ChartMap, { center, zoom }: MapView): void {
  map.flyTo({ center, zoom, maxDuration: 2000 })
}

function refreshOwnTiles(map: ChartMap): void {
  for (const source of OWN_SOURCES) if (map.getSource(source)) map.refreshTiles(source)
}

/** Redraws the graticule when the map stops moving. */
function followGrid(map: ChartMap, onGrid: (grid: Grid) => void): void {
  const draw = (): void => {
    const { bounds, zoom } = lookAt(map)
    const grid = gridLines(bounds, zoom)
    onGrid(grid)
    void map.getSource<GeoJSONSource>(GRID_SOURCE)?.setData(grid)
  }
  map.on('moveend', draw)
  map.on('style.load', draw)
}

/** Without streets, a wider view keeps the shape of the city and the names around it visible. */
function followStreets(map: ChartMap, regions: readonly MapPack[]): void {
  const shade = (): void => {
    const { center, zoom } = lookAt(map)
    const isDrawn = hasStreets(center, zoom, regions)
    if (map.getLayer('urban')) map.setPaintProperty('urban', 'fill-opacity', urbanOpacity(isDrawn))
    if (map.getLayer('place-names')) map.setLayerZoomRange('place-names', 0, placeNamesTo(isDrawn))
  }
  map.on('moveend', shade)
  map.on('style.load', shade)
}

type SeenChart = ReturnType<typeof lookAt> & { readonly nearest: NearestPlace | null }

/** Reports the position when the map stops moving, and again when the tile with nearby cities has loaded. */
function followShown(map: ChartMap, onSeen: (seen: SeenChart) => void): () => void {
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
