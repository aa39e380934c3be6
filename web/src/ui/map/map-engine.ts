import type { PageConfig } from '@app/contracts/page-rendering'

import type { LatLng, MapLocation, MapMarker } from './map-marker.ts'

/** What a map has to know of this installation. */
export type MapConfig = Pick<PageConfig, 'origin' | 'locale' | 'map' | 'supabaseUrl' | 'supabaseKey'>

export type MapView = { readonly center: LatLng; readonly zoom: number }

export type Credit = { readonly title: string; readonly url: string }

/** A length on the ground and on the screen. */
export type ScaleBar = { readonly pixels: number; readonly label: string }

/** What lies in the frame just now, for the line under the map. */
export type ShownMap = {
  readonly center: LatLng
  readonly credits: readonly Credit[]
  readonly scale?: ScaleBar
  /** A sentence about what is shown: how old the streets are, or that there are none. */
  readonly note?: string
}

export type EngineOptions = {
  readonly container: HTMLElement
  readonly label: string
  readonly view: MapView
  readonly onShown: (shown: ShownMap) => void
  /** Of a map that stood already: its provider has taken it back. */
  readonly onFailed: (failure: MapFailure) => void
}

/** One way of drawing a map; the panel around it does not know which. */
export type MapEngine = {
  showMarkers(markers: readonly MapMarker[]): void
  showLocation(location: MapLocation | null): void
  moveTo(view: MapView): void
  zoomBy(steps: number): void
  /** Day has become night, or the other way round. */
  repaint(): void
  destroy(): void
}

/** A failure with the sentence that the traveller reads. */
export class MapFailure extends Error {}
