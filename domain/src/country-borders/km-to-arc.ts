import type { Coordinates } from '../kernel/index.ts'

const KM_PER_DEGREE = 111.195

/** From a point to the nearest place of a line, on a plane laid at the point; infinite where it is farther than asked. */
export function kmToArc(points: Float64Array, { latitude, longitude }: Coordinates, withinKm: number): number {
  const reach = withinKm / KM_PER_DEGREE
  const shrink = Math.max(Math.cos((latitude * Math.PI) / 180), 0.01)
  let nearest = Infinity
  for (let i = 2; i < points.length; i += 2) {
    const [y1, y2] = [points[i - 1]! - latitude, points[i + 1]! - latitude]
    if (Math.min(y1, y2) > reach || Math.max(y1, y2) < -reach) continue
    const [x1, x2] = [(points[i - 2]! - longitude) * shrink, (points[i]! - longitude) * shrink]
    if (Math.min(x1, x2) > reach || Math.max(x1, x2) < -reach) continue
    nearest = Math.min(nearest, toStretch(x1, y1, x2, y2))
  }
  return nearest <= reach ? nearest * KM_PER_DEGREE : Infinity
}

/** From the origin. */
function toStretch(x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / length))
  return Math.hypot(x1 + share * dx, y1 + share * dy)
}
