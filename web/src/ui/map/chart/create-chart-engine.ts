import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'
import { setWorkerUrl, type StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

import { mapText as text } from '../../../text/map.ts'
import type { EngineOptions, MapConfig, MapEngine } from '../map-engine.ts'
import type { MapLocation } from '../map-marker.ts'
import { addDot } from './add-dot.ts'
import { chartStyle, OWN_SOURCES, withLocation } from './chart-style.ts'
import { describeShown } from './describe-shown.ts'
import { findPublicStyle } from './find-public-style.ts'
import { followGrid } from './follow-grid.ts'
import { followShown } from './follow-shown.ts'
import { gridLines } from './grid-lines.ts'
import { readColours } from './map-colours.ts'
import { createMarkerLayer } from './marker-layer.ts'
import { openChart } from './open-chart.ts'
import { servePacks } from './serve-packs.ts'

setWorkerUrl(workerUrl)

const NOWHERE = [0, 0, 0, 0] as const

/** MapLibre: with our own tiles and style, or with the operator's public style for as long as that can be reached. */
export async function createChartEngine(options: EngineOptions, config: MapConfig): Promise<MapEngine> {
  const { container, onShown } = options
  const styleUrl = config.map?.provider === 'open' ? config.map.styleUrl : null
  const [{ regions }, found] = await Promise.all([
    servePacks(config.origin),
    styleUrl ? findPublicStyle(styleUrl) : null,
  ])
  container.classList.add('map-chart')
  let publicStyle = found
  let location: MapLocation | null = null
  let isPartMissing = false
  let grid = gridLines(NOWHERE, options.view.zoom)
  const styled = (): StyleSpecification => {
    const colours = readColours(container)
    return withLocation(publicStyle ?? chartStyle(colours, grid), colours, location)
  }
  const map = openChart(options, styled())
  const markers = createMarkerLayer(map)
  const restyle = (): void => void map.setStyle(styled())
  const tell = followShown(map, (seen) => {
    const missed = isPartMissing ? text('missing') : styleUrl && !publicStyle ? text('fallback.style') : null
    onShown(describeShown({ ...seen, regions, locale: config.locale, publicStyle, missed }))
  })
  followGrid(map, (drawn) => (grid = drawn))
  map.on('style.load', () => addDot(map))
  map.on('error', () => {
    // Tiles or letters do not come. A public map with holes is worse than our own; of our own something is on board.
    if (publicStyle) {
      publicStyle = null
      restyle()
    } else isPartMissing = true
    tell()
  })
  const again = (): void => {
    if (!isPartMissing) return
    isPartMissing = false
    for (const source of OWN_SOURCES) if (map.getSource(source)) map.refreshTiles(source)
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
    moveTo: (view) => void map.flyTo({ ...view, maxDuration: 2000 }),
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps, duration: 240 }),
    repaint: restyle,
    destroy() {
      removeEventListener('online', again)
      map.remove()
      container.classList.remove('map-chart')
    },
  }
}
