import { DEFAULT_ACCURACY_M, type MapLocation } from '../map-marker.ts'

const EARTH_RADIUS_M = 6_371_008.8
const CORNERS = 64

type Feature = {
  readonly type: 'Feature'
  readonly properties: Readonly<Record<string, never>>
  readonly geometry:
    | { readonly type: 'Point'; readonly coordinates: [number, number] }
    | { readonly type: 'Polygon'; readonly coordinates: [number, number][][] }
}

/** A circle in metres, as a ring of degrees, and the point in its middle. */
export function accuracyCircle(location: MapLocation | null) {
  return { type: 'FeatureCollection' as const, features: location ? featuresOf(location) : [] }
}

function featuresOf({ position, accuracyM = DEFAULT_ACCURACY_M }: MapLocation): Feature[] {
  const north = (accuracyM / EARTH_RADIUS_M) * (180 / Math.PI)
  const east = north / Math.max(0.01, Math.cos((position.lat * Math.PI) / 180))
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner): [number, number] => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    return [position.lng + east * Math.sin(angle), position.lat + north * Math.cos(angle)]
  })
  return [
    { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } },
    { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [position.lng, position.lat] } },
  ]
}
