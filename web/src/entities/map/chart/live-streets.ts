import type { Map as ChartMap } from 'maplibre-gl'

import type { MapConfig } from '../map-engine.ts'
import type { LiveStyle } from './chart-style.ts'
import { LIVE_SOURCE } from './live-layers.ts'
import { createLiveTiles, type LiveTiles } from './live-tiles.ts'

/** A server that did not answer is asked again after this, when the traveller moves the map. */
const RETRY_AFTER_MS = 30_000

let shared: LiveTiles | null = null

/** One for all maps of the page, so that a server that does not answer is not asked by each. */
export function liveTilesOf({ map }: MapConfig): LiveTiles | null {
  if (map?.provider !== 'open' || !map.tilesUrl) return null
  return (shared ??= createLiveTiles(map.tilesUrl))
}

export function isLive(streets: LiveTiles | null): streets is LiveTiles {
  return streets !== null && streets.state() !== 'unavailable' && streets.tileSet() !== null
}

export function liveStyleOf(streets: LiveTiles | null, locale: string): LiveStyle | null {
  const tileSet = isLive(streets) ? streets.tileSet() : null
  return tileSet && { maxZoom: tileSet.maxZoom, locale }
}

/** Asks a server again that did not answer, and notifies of streets that came or went, until the map is removed. */
export function followLiveStreets(map: ChartMap, streets: LiveTiles | null, onChange: () => void): void {
  if (!streets) return
  let askedAtMs = performance.now()
  const ask = (): void => {
    if (streets.state() !== 'unavailable' || !navigator.onLine) return
    askedAtMs = performance.now()
    void streets.ask()
  }
  map.on('moveend', () => {
    if (performance.now() - askedAtMs > RETRY_AFTER_MS) ask()
  })
  addEventListener('online', ask)
  const unfollow = streets.follow(onChange)
  map.on('remove', () => {
    removeEventListener('online', ask)
    unfollow()
  })
}

/** The error of a street tile from a server of which no tile has come: the note about streets says it. */
export function isOfDeadStreets(event: object, streets: LiveTiles | null): boolean {
  return (event as { readonly sourceId?: string }).sourceId === LIVE_SOURCE && streets?.state() !== 'ready'
}
