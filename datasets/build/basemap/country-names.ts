import { doubleArea } from './simplify-shape.ts'
import type { Shape } from './tile-geometry.ts'
import type { Layer } from './vector-tile.ts'

type NamedPoint = { readonly name: string; readonly x: number; readonly y: number; readonly size: number }

/** The label position of a country: in the middle of its largest piece, by the single tile of the whole world. */
export function placeCountryNames(world: readonly Layer[]): readonly NamedPoint[] {
  const countries = world.find(({ name }) => name === 'countries')
  return (countries?.features ?? []).flatMap(({ properties, shapes }) => {
    const largest = shapes.toSorted((a, b) => doubleArea(b) - doubleArea(a))[0]
    const name = properties['name']
    if (!largest || !name) return []
    const [x, y] = middleOf(largest)
    // Doublings of area, so that large countries are labelled first.
    return [{ name: String(name), x, y, size: Math.round(Math.log2(Math.max(1, doubleArea(largest)))) }]
  })
}

/** The names inside one tile; `world` is in tiles of zoom 0. */
export function namesInTile(names: readonly NamedPoint[], [z, x, y]: readonly number[]): Layer {
  const scale = 2 ** (z ?? 0)
  const inside = names.flatMap(({ name, size, ...at }) => {
    const point = [Math.round(at.x * scale - (x ?? 0) * EXTENT), Math.round(at.y * scale - (y ?? 0) * EXTENT)]
    if (point.some((value) => value < 0 || value >= EXTENT)) return []
    return [{ kind: 'point' as const, properties: { name, size }, shapes: [point] }]
  })
  return { name: 'country-names', extent: EXTENT, features: inside }
}

const EXTENT = 4096
/** How finely the inside of a shape is searched. */
const STEPS = 48

/** The inner point farthest from the edge, on a grid: the centroid of a curved country may be in its neighbour. */
function middleOf(ring: Shape): readonly [number, number] {
  const xs = ring.filter((_, index) => index % 2 === 0)
  const ys = ring.filter((_, index) => index % 2 === 1)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  let best: readonly [number, number] = [(left + right) / 2, (top + bottom) / 2]
  let farthest = -1
  for (let row = 1; row < STEPS; row += 1) {
    for (let column = 1; column < STEPS; column += 1) {
      const [x, y] = [left + ((right - left) * column) / STEPS, top + ((bottom - top) * row) / STEPS]
      const away = isInside(ring, x, y) ? distanceToEdge(ring, x, y) : -1
      if (away > farthest) [farthest, best] = [away, [x, y]]
    }
  }
  return best
}

function isInside(ring: Shape, x: number, y: number): boolean {
  let inside = false
  for (let at = 0; at < ring.length; at += 2) {
    const [ax, ay, bx, by] = edgeAt(ring, at)
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  }
  return inside
}

function distanceToEdge(ring: Shape, x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let at = 0; at < ring.length; at += 2) {
    const [ax, ay, bx, by] = edgeAt(ring, at)
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
    nearest = Math.min(nearest, Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)))
  }
  return nearest
}

function edgeAt(ring: Shape, at: number): readonly [number, number, number, number] {
  const next = (at + 2) % ring.length
  return [ring[at] ?? 0, ring[at + 1] ?? 0, ring[next] ?? 0, ring[next + 1] ?? 0]
}
