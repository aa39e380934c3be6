import type { GeometryKind, Shape } from './tile-geometry.ts'

const FEWEST_NUMBERS = { point: 2, line: 4, polygon: 6 } as const

/** Douglas and Peucker, in units of the tile; null when nothing is left to draw. */
export function simplifyShape(kind: GeometryKind, shape: Shape, tolerance: number): Shape | null {
  if (kind === 'point') return shape
  const ring = kind === 'polygon' ? [...shape, ...shape.slice(0, 2)] : shape
  const last = ring.length / 2 - 1
  const kept = new Set([0, last])
  // A ring's first point is its last: it is split at the point farthest from it.
  const pieces: [number, number][] = kind === 'polygon' ? cutInTwo(ring, last, kept) : [[0, last]]
  for (let piece = pieces.pop(); piece; piece = pieces.pop()) {
    const [from, to] = piece
    const { at, distance } = farthest(ring, from, to)
    if (distance <= tolerance) continue
    kept.add(at)
    pieces.push([from, at], [at, to])
  }
  if (kind === 'polygon') kept.delete(last)
  const order = [...kept].toSorted((a, b) => a - b)
  const draw = (indices: readonly number[]) => indices.flatMap((index) => pointAt(ring, index))
  const simple = draw(order)
  if (simple.length < FEWEST_NUMBERS[kind]) return null
  if (kind === 'line') return simple
  // A crescent can flip; as an outer ring it would turn all later rings into holes, and a continent into sea.
  const turns = Math.sign(signedArea(simple)) * Math.sign(signedArea(shape))
  if (turns === 0) return null
  return turns > 0 ? simple : draw(order.toReversed())
}

/** Twice the area inside a ring. */
export function doubleArea(ring: Shape): number {
  return Math.abs(signedArea(ring))
}

/** Twice the signed area, negative for the other orientation. */
export function signedArea(ring: Shape): number {
  let sum = 0
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    sum += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0)
  }
  return sum
}

function cutInTwo(ring: Shape, last: number, kept: Set<number>): [number, number][] {
  const { at } = farthest(ring, 0, last)
  kept.add(at)
  return [
    [0, at],
    [at, last],
  ]
}

function farthest(shape: Shape, from: number, to: number): { readonly at: number; readonly distance: number } {
  const [ax, ay, bx, by] = [...pointAt(shape, from), ...pointAt(shape, to)] as [number, number, number, number]
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  let [at, distance] = [from, 0]
  for (let index = from + 1; index < to; index += 1) {
    const [x, y] = pointAt(shape, index)
    const away = length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs(dx * (y - ay) - dy * (x - ax)) / length
    if (away > distance) [at, distance] = [index, away]
  }
  return { at, distance }
}

function pointAt(shape: Shape, index: number): readonly [number, number] {
  return [shape[2 * index] ?? 0, shape[2 * index + 1] ?? 0]
}
