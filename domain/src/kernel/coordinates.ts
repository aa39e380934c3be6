/** Degrees, WGS 84; north and east are positive. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

// IUGG mean radius. A sphere is up to 0.5 % off the ellipsoid, so engines check how near a limit is.
const EARTH_RADIUS_KM = 6371.0088

/** The shortest distance over the surface, by the haversine formula (exact also for near and opposite points). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const latitudeTerm = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const longitudeTerm = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const chord = latitudeTerm + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudeTerm
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Points on the great circle, both ends included, for drawing a line on a map. */
export function greatCirclePoints(from: Coordinates, to: Coordinates, steps: number): readonly Coordinates[] {
  const angle = distanceKm(from, to) / EARTH_RADIUS_KM
  if (angle === 0) return [from, to]
  const start = toVector(from)
  const end = toVector(to)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    const weightOfStart = Math.sin((1 - share) * angle) / Math.sin(angle)
    const weightOfEnd = Math.sin(share * angle) / Math.sin(angle)
    const [x, y, z] = [0, 1, 2].map((axis) => weightOfStart * start[axis]! + weightOfEnd * end[axis]!) as [
      number,
      number,
      number,
    ]
    return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) }
  })
}

function toVector({ latitude, longitude }: Coordinates): readonly number[] {
  const [phi, lambda] = [radians(latitude), radians(longitude)]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

const radians = (angle: number): number => (angle * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI
