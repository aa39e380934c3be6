import type { Point } from '../src/entities/map/drawing/projection.ts'

/** Douglas-Peucker: a point is dropped when the line without it stays within the tolerance. */
export function simplifyLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const distances = line.map((point) => distanceToSegment(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last]
  const before = simplifyLine(line.slice(0, farthest + 1), tolerance)
  return [...before, ...simplifyLine(line.slice(farthest), tolerance).slice(1)]
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const lengthSquared = (bx - ax) ** 2 + (by - ay) ** 2
  if (lengthSquared === 0) return Math.hypot(x - ax, y - ay)
  const share = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / lengthSquared))
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))
}
