import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'
import { setWorkerUrl, type StyleSpecification, type GeoJSONSource, type Map as ChartMap } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

import type { EngineOptions, MapConfig, MapEngine } from '../map-engine.ts'
import type { MapLine, MapLocation } from '../map-marker.ts'
import { mapText as text } from '../map-text.ts'
import { regionStore } from '../regions/region-store.ts'
import { addDot } from './add-dot.ts'
import { chartStyle, GRID_SOURCE, type LiveStyle, TILE_SOURCES, withOverlays } from './chart-style.ts'
import { describeShown, describeStreets } from './describe-shown.ts'
import { createFraming } from './framing.ts'
import { gridLines, type Grid } from './grid-lines.ts'
import { placeNamesTo } from './label-layers.ts'
import { followLiveStreets, isLive, isOfDeadStreets, liveStyleOf, liveTilesOf } from './live-streets.ts'
import type { LiveTiles } from './live-tiles.ts'
import { readColours } from './map-colours.ts'
import { createMarkerLayer } from './marker-layer.ts'
import { type NearestPlace, nearestPlace } from './nearest-place.ts'
import { openChart, lookAt } from './open-chart.ts'
import { hasStreets, overviewView } from './overview-view.ts'
import { keptLikeLive, servePacks, type StreetPack } from './serve-packs.ts'
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
/** A map does not wait longer to know whether there are streets. */
const STREETS_PATIENCE_MS = 1000

/** The maps of this installation: the packs, a public style, public streets. */
async function findMaps(config: MapConfig) {
  const styleUrl = (config.map?.provider === 'open' && config.map.styleUrl) || null
  const streets = liveTilesOf(config)
  const [{ regions }, found] = await Promise.all([
    servePacks(config.origin, streets),
    findPublicStyle(styleUrl),
    streets && atMost(STREETS_PATIENCE_MS, streets.ask()),
  ])
  return { regions, streets, styleUrl, found }
}

/** MapLibre: with our own tiles and style, or with the operator's public style while that is reachable. */
export async function createChartEngine(options: EngineOptions, config: MapConfig): Promise<MapEngine> {
  const { container, onShown } = options
  const { regions, streets, styleUrl, found } = await findMaps(config)
  let publicStyle = found
  container.classList.add('map-chart')
  const framing = createFraming(options.view, (view) =>
    publicStyle || isLive(streets) ? view : overviewView(view, regions()),
  )
  const overlays: Overlays = { location: null, lines: [] }
  let grid = gridLines(NOWHERE, options.view.zoom)
  // The world first: the map is shown before a slow server has sent streets.
  let liveStyle: LiveStyle | null = null
  const styled = (): StyleSpecification => {
    const colours = readColours(container)
    return withOverlays(publicStyle ?? chartStyle(colours, grid, liveStyle), colours, overlays)
  }
  const map = openChart({ ...options, view: framing.given() }, styled())
  map.on('style.load', () => addDot(map))
  const markers = createMarkerLayer(map)
  const tell = followShown(map, (seen) => {
    const missed = isPartMissing() ? text('missing') : styleUrl && !publicStyle ? text('fallback.style') : null
    const shown = { ...seen, isHeldBack: framing.isHeldBack(seen.zoom), regions: regions(), publicStyle, missed }
    onShown(describeShown({ ...shown, locale: config.locale, streets: describeStreets(streets) }))
  })
  followGrid(map, (drawn) => (grid = drawn))
  const thinOut = followStreets(map, regions, streets)
  const restyle = (): void => {
    map.setStyle(styled())
    thinOut()
  }
  const settle = (): void => {
    liveStyle = liveStyleOf(streets, config.locale) ?? keptStyleOf(config.locale)
    restyle()
    framing.settle(map)
    tell()
  }
  // Our own map is better than a public one with holes, because part of it is cached.
  const dropPublicStyle = (): void => {
    publicStyle = null
    restyle()
  }
  const isPartMissing = followMissing(map, tell, (event) =>
    publicStyle ? dropPublicStyle() : !isOfDeadStreets(event, streets),
  )
  await map.once('load')
  followLiveStreets(map, streets, settle)
  followKept(map, settle)
  settle()
  return {
    showMarkers: markers.show,
    ...showOverlays(overlays, restyle),
    moveTo: (view) => framing.moveTo(map, view),
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps, duration: 240 }),
    repaint: restyle,
    destroy() {
      map.remove()
      container.classList.remove('map-chart')
    },
  }
}

type Overlays = { location: MapLocation | null; lines: readonly MapLine[] }

/** What lies over the map and is part of its style. */
function showOverlays(overlays: Overlays, restyle: () => void): Pick<MapEngine, 'showLocation' | 'showLines'> {
  return {
    showLocation(location) {
      overlays.location = location
      restyle()
    },
    showLines(lines) {
      if (lines.length === 0 && overlays.lines.length === 0) return
      overlays.lines = lines
      restyle()
    },
  }
}

/** Maps on this device are drawn as the public streets are, without them. */
function keptStyleOf(locale: string): LiveStyle | null {
  const kept = keptLikeLive()
  return kept.length > 0 ? { maxZoom: Math.max(...kept.map(({ maxZoom }) => maxZoom)), locale } : null
}

function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))])
}

/** Notices tiles and glyphs that fail to load, and asks for them again when there is a connection. */
function followMissing(map: ChartMap, tell: () => void, isCounted: (event: object) => boolean | void): () => boolean {
  let isAny = false
  map.on('error', (event) => {
    isAny ||= isCounted(event) === true
    tell()
  })
  const again = (): void => {
    if (isAny) refreshTiles(map)
    isAny = false
    tell()
  }
  addEventListener('online', again)
  map.on('remove', () => removeEventListener('online', again))
  return () => isAny
}

/** Streets that were loaded or deleted while the map is open. */
function followKept(map: ChartMap, onChange: () => void): void {
  const filesNow = (): string =>
    (regionStore.get()?.regions ?? []).flatMap(({ file, state }) => (state === 'kept' ? [file] : [])).join(' ')
  let files = filesNow()
  const unlisten = regionStore.listen(() => {
    if (filesNow() === files) return
    files = filesNow()
    onChange()
    refreshTiles(map)
  })
  map.on('remove', unlisten)
}

function refreshTiles(map: ChartMap): void {
  for (const source of TILE_SOURCES) if (map.getSource(source)) map.refreshTiles(source)
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

/** Without streets, a wider view keeps the shape of the city and the names around it visible. Returns its step. */
function followStreets(map: ChartMap, regions: () => readonly StreetPack[], streets: LiveTiles | null): () => void {
  const thinOut = (): void => {
    const { center, zoom } = lookAt(map)
    const isDrawn = streets?.state() === 'ready' ? 'live' : hasStreets(center, zoom, regions())
    if (map.getLayer('urban')) map.setPaintProperty('urban', 'fill-opacity', urbanOpacity(isDrawn !== false))
    if (map.getLayer('place-names')) map.setLayerZoomRange('place-names', 0, placeNamesTo(isDrawn))
  }
  map.on('moveend', thinOut)
  map.on('style.load', thinOut)
  return thinOut
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
