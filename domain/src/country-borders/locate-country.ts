import type { Coordinates } from '../kernel/index.ts'
import type { BorderArc } from './border-arc.ts'

const KM_PER_DEGREE = 111.195

/** The distance from a point to a line, on a plane at the point; infinite beyond the limit. */
function kmToArc(points: Float64Array, { latitude, longitude }: Coordinates, withinKm: number): number {
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

export type NearbyCountry = { readonly country: string; readonly km: number }

export type CountryAt = {
  /** Null on the high seas and in no state's territory. */
  readonly country: string | null
  /** Others within the limit, the nearest first: a map of borders is never exact to the metre. */
  readonly near: readonly NearbyCountry[]
}

export function locateCountry(arcs: readonly BorderArc[], at: Coordinates, nearKm: number): CountryAt {
  const crossings = new Map<string, number>()
  const nearest = new Map<string, number>()
  for (const { sides, points } of arcs) {
    const count = crossingsEastOf(points, at)
    const km = kmToArc(points, at, nearKm)
    for (const side of sides) {
      crossings.set(side, (crossings.get(side) ?? 0) + count)
      if (km <= nearKm) nearest.set(side, Math.min(km, nearest.get(side) ?? km))
    }
  }
  // Inside a country, a ray to the east crosses its border an odd number of times.
  const inside = [...crossings].filter(([, count]) => count % 2 === 1).map(([country]) => country)
  const country = inside.toSorted((a, b) => (nearest.get(b) ?? nearKm) - (nearest.get(a) ?? nearKm))[0] ?? null
  const near = [...nearest]
    .filter(([code]) => code !== country)
    .map(([code, km]) => ({ country: code, km }))
    .toSorted((a, b) => a.km - b.km)
  return { country, near }
}

function crossingsEastOf(points: Float64Array, { latitude, longitude }: Coordinates): number {
  let count = 0
  for (let i = 2; i < points.length; i += 2) {
    const [y1, y2] = [points[i - 1]!, points[i + 1]!]
    if (y1 > latitude === y2 > latitude) continue
    const [x1, x2] = [points[i - 2]!, points[i]!]
    if (x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1) > longitude) count += 1
  }
  return count
}
