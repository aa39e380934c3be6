import type { LatLng } from '../../../ui/map/map-marker.ts'

const WRITTEN = /^\s*(-?\d{1,2}(?:\.\d+)?)°?\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)°?\s*$/

/** `38.7107, -9.1366`, as maps hand it over; null for a name or an address. */
export function readPosition(typed: string): LatLng | null {
  const [, lat, lng] = WRITTEN.exec(typed) ?? []
  if (lat === undefined || lng === undefined) return null
  const position = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(position.lat) <= 85 && Math.abs(position.lng) <= 180 ? position : null
}
