import { isNative } from './native/is-native.ts'

export type MapsPlatform = 'android' | 'ios' | 'web'

/** A position, or an address when there is none. */
export type MapsTarget = {
  readonly coordinates?: { readonly latitude: number; readonly longitude: number } | null
  readonly address?: string | null
}

type WithPlatform = { Capacitor?: { getPlatform?(): string } }

export function mapsPlatform(userAgent: string = navigator.userAgent): MapsPlatform {
  const native = isNative() ? (globalThis as WithPlatform).Capacitor?.getPlatform?.() : undefined
  if (native === 'android' || /\bAndroid\b/.test(userAgent)) return 'android'
  return native === 'ios' || /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : 'web'
}

/** The map app of the device; null when there is neither a position nor an address. */
export function mapsLink(target: MapsTarget, platform: MapsPlatform): string | null {
  const point = pointOf(target)
  const words = encodeURIComponent(target.address ?? '')
  if (!point && !words) return null
  switch (platform) {
    // https://developer.android.com/guide/components/intents-common#Maps
    case 'android':
      return point ? `geo:${point}?q=${point}` : `geo:0,0?q=${words}`
    // https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
    case 'ios':
      return point ? `https://maps.apple.com/?ll=${point}&q=${point}` : `https://maps.apple.com/?q=${words}`
    case 'web':
      return point
        ? osm(`?mlat=${split(point)[0]}&mlon=${split(point)[1]}#map=16/${split(point).join('/')}`)
        : osm(`search?query=${words}`)
  }
}

export function directionsLink(target: MapsTarget, platform: MapsPlatform): string | null {
  const to = pointOf(target) ?? encodeURIComponent(target.address ?? '')
  if (!to) return null
  switch (platform) {
    case 'android':
      return `geo:0,0?q=${to}`
    case 'ios':
      return `https://maps.apple.com/?daddr=${to}`
    case 'web':
      return osm(`directions?to=${to}`)
  }
}

/** A search around a position in the map app. */
export function searchLink(query: string, { coordinates }: MapsTarget, platform: MapsPlatform): string | null {
  const point = pointOf({ coordinates: coordinates ?? null })
  if (!point) return null
  const words = encodeURIComponent(query)
  switch (platform) {
    case 'android':
      return `geo:${point}?q=${words}`
    case 'ios':
      return `https://maps.apple.com/?q=${words}&sll=${point}`
    case 'web':
      return osm(`search?query=${words}#map=16/${split(point).join('/')}`)
  }
}

const DECIMALS = 6

function pointOf({ coordinates }: MapsTarget): string | null {
  if (!coordinates) return null
  const { latitude, longitude } = coordinates
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnGlobe ? `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}` : null
}

function split(point: string): readonly string[] {
  return point.split(',')
}

function osm(path: string): string {
  return `https://www.openstreetmap.org/${path}`
}
