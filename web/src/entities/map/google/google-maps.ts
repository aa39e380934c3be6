/** The parts of https://developers.google.com/maps/documentation/javascript/reference in use. */
import type { LatLng } from '../map-marker.ts'

export type GoogleMap = {
  setCenter(center: LatLng): void
  setZoom(zoom: number): void
  panTo(center: LatLng): void
  getZoom(): number
  getCenter(): { lat(): number; lng(): number }
  setOptions(options: object): void
  addListener(name: string, listener: () => void): void
}
export type GoogleShape = { setMap(map: GoogleMap | null): void }
export type GoogleMarker = GoogleShape & { addListener(name: string, listener: () => void): void }
export type GoogleInfo = {
  setContent(content: Node): void
  open(options: { readonly map: GoogleMap; readonly anchor: GoogleMarker }): void
  close(): void
}

export type GoogleMaps = {
  readonly Map: new (container: HTMLElement, options: object) => GoogleMap
  readonly Marker: new (options: object) => GoogleMarker
  readonly Circle: new (options: object) => GoogleShape
  readonly Polyline: new (options: object) => GoogleShape
  readonly Point: new (x: number, y: number) => object
  readonly InfoWindow: new (options?: object) => GoogleInfo
}

/** Undefined until the script has loaded. */
export function googleMaps(): GoogleMaps | undefined {
  return (globalThis as { google?: { maps?: GoogleMaps } }).google?.maps
}
