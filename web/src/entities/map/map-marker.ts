export type LatLng = { readonly lat: number; readonly lng: number }

export type MapMarker = {
  readonly position: LatLng
  readonly title: string
  readonly info?: string
  /** The pin's number in a list beside the map. */
  readonly mark?: string
  /** One of a few quiet colours, for pins that belong together: the days of a trip. Zero is the text colour. */
  readonly tone?: number
}

/** Points in order: a trip's route, or the frame of a region. */
export type MapLine = { readonly points: readonly LatLng[]; readonly isFrame?: boolean }

export const PIN_TONES = 6

/** The traveller's position; without an accuracy the circle around it is 50 m wide. */
export type MapLocation = { readonly position: LatLng; readonly accuracyM?: number }

export const MAP_DEFAULTS = { center: { lat: 40.7128, lng: -74.006 }, zoom: 12, heightPx: 400 } as const
export const MY_LOCATION_ZOOM = 15
export const DEFAULT_ACCURACY_M = 50

/** Clamps to the useful zoom range. */
export function possibleZoom(zoom: number): number {
  return Number.isNaN(zoom) ? MAP_DEFAULTS.zoom : Math.max(0, Math.min(18, zoom))
}

/** URLs and answers may contain anything: a point outside the range is invalid. */
export function isOnGlobe({ lat, lng }: LatLng): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}
