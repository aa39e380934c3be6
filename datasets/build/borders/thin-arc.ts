import type { Point } from './trace-arcs.ts'

/** Douglas-Peucker: drops points within the tolerance of the line without them. Both ends stay. */
export function thinArc(points: readonly Point[], tolerance: number): readonly Point[] {
  const last = points.length - 1
  if (last < 2) return points
  const [first, end] = [points[0]!, points[last]!]
  // A ring is split at its farthest point, or nothing would be left of it.
  const isRing = first[0] === end[0] && first[1] === end[1]
  const farthest = farthestFrom(points, first, end)
  if (farthest.distance <= tolerance && !isRing) return [first, end]
  const before = thinArc(points.slice(0, farthest.index + 1), tolerance)
  const after = thinArc(points.slice(farthest.index), tolerance)
  return [...before, ...after.slice(1)]
}

function farthestFrom(points: readonly Point[], from: Point, to: Point): { index: number; distance: number } {
  let found = { index: 1, distance: -1 }
  for (let index = 1; index < points.length - 1; index += 1) {
    const away = distance(points[index]!, from, to)
    if (away > found.distance) found = { index, distance: away }
  }
  return found
}

/** In degrees of latitude, from a point to a stretch; degrees of longitude shrink towards the poles. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  // Never zero: on a flat map the South Pole is a line with two ends.
  const shrink = Math.max(Math.cos((y * Math.PI) / 180), 0.1)
  const [dx, dy] = [(bx - ax) * shrink, by - ay]
  const [px, py] = [(x - ax) * shrink, y - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length))
  return Math.hypot(px - share * dx, py - share * dy)
}
