import type { Coordinates } from '../kernel/index.ts'
import type { BorderArc } from './border-arc.ts'
import { kmToArc } from './km-to-arc.ts'

export type NearbyCountry = { readonly country: string; readonly km: number }

export type CountryAt = {
  /** Null on the high seas and where no state rules. */
  readonly country: string | null
  /** Others within the asked distance, the nearest first: a map of borders is never exact to the metre. */
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
  // Inside a country, a line to the east leaves it once more than it enters it.
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
