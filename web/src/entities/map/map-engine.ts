import type { PageConfig } from '@app/contracts/page-rendering'

import type { LatLng, MapLine, MapLocation, MapMarker } from './map-marker.ts'

/** The settings of this installation that a map needs. */
export type MapConfig = Pick<PageConfig, 'origin' | 'locale' | 'map' | 'supabaseUrl' | 'supabaseKey'>

export type MapView = {
  readonly center: LatLng
  readonly zoom: number
  /** How many places are marked: where streets are missing, a map of one of them opens further out. */
  readonly pins?: number
}

export type Credit = { readonly title: string; readonly url: string }

/** A length on the ground and on the screen. */
export type ScaleBar = { readonly pixels: number; readonly label: string }

/** The visible part of the map, for the caption below. */
export type ShownMap = {
  readonly center: LatLng
  /** West, south, east, north. */
  readonly bounds?: readonly [number, number, number, number]
  readonly credits: readonly Credit[]
  readonly scale?: ScaleBar
  /** A note about it: how old the streets are, or that there are none. */
  readonly note?: string
}

export type EngineOptions = {
  readonly container: HTMLElement
  readonly label: string
  readonly view: MapView
  readonly onShown: (shown: ShownMap) => void
  /** Of a map that was already shown: its provider withdrew it. */
  readonly onFailed: (failure: MapFailure) => void
}

/** One map renderer; the panel around it does not know which. */
export type MapEngine = {
  showMarkers(markers: readonly MapMarker[]): void
  showLocation(location: MapLocation | null): void
  showLines(lines: readonly MapLine[]): void
  moveTo(view: MapView): void
  zoomBy(steps: number): void
  /** Called when the theme has changed. */
  repaint(): void
  destroy(): void
}

/** A failure with a message for the traveller. */
export class MapFailure extends Error {}
