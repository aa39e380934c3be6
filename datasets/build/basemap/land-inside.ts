import type { Archive } from './read-archive.ts'
import type { Position, Shore } from './read-coastline.ts'

type Bounds = Archive['bounds']
export type Coast = { readonly land: readonly Shore[]; readonly shores: readonly Shore[] }

/**
 * The land inside a frame: along each shore with the land on the left, then along the frame to the start of the next.
 */
export function landInside(bounds: Bounds, coastline: readonly Shore[]): Coast {
  const pieces = coastline.flatMap((shore) => cutToFrame(shore, bounds))
  const islands = pieces.filter(isRing)
  const open = pieces.filter((piece) => !isRing(piece)).map((piece) => reachFrame(piece, bounds))
  if (open.length === 0) {
    // With islands alone their surroundings are unknown, and without any shore all is land.
    const land = islands.length > 0 ? islands : [cornersOf(bounds)]
    return { land, shores: islands }
  }
  return { land: [...closeAlong(open, bounds), ...islands], shores: [...open, ...islands] }
}

function closeAlong(open: readonly Shore[], bounds: Bounds): readonly Shore[] {
  const left = new Set(open)
  const rings: Shore[] = []
  for (const first of open) {
    if (!left.has(first)) continue
    const ring: Position[] = []
    let shore: Shore | undefined = first
    while (shore && left.has(shore)) {
      left.delete(shore)
      ring.push(...shore)
      const end = along(shore.at(-1) ?? [0, 0], bounds)
      const onward = open
        .map((next) => ({ next, distance: (along(next[0] ?? [0, 0], bounds) - end + 4) % 4 }))
        .toSorted((a, b) => a.distance - b.distance)[0]
      if (!onward) break
      ring.push(...cornersBetween(end, end + onward.distance, bounds))
      shore = onward.next
    }
    rings.push(ring)
  }
  return rings
}

/** The position of a point along the frame, counter-clockwise from the south-west: 0 to 4, one per side. */
function along([x, y]: Position, [west, south, east, north]: Bounds): number {
  const [u, v] = [(x - west) / (east - west), (y - south) / (north - south)]
  const nearest = Math.min(v, 1 - u, 1 - v, u)
  if (nearest === v) return u
  if (nearest === 1 - u) return 1 + v
  return nearest === 1 - v ? 3 - u : (4 - v) % 4
}

/** Counter-clockwise from the south-west. */
export function cornersOf([west, south, east, north]: Bounds): readonly Position[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}

function cornersBetween(from: number, to: number, bounds: Bounds): readonly Position[] {
  const corners = cornersOf(bounds)
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((at) => (at > from && at < to ? [corners[at % 4] ?? corners[0]!] : []))
}

/** A shore that ends inside the frame, where the source was cut, is extended straight to the nearest side. */
function reachFrame(shore: Shore, bounds: Bounds): Shore {
  return [toFrame(shore[0] ?? [0, 0], bounds), ...shore, toFrame(shore.at(-1) ?? [0, 0], bounds)]
}

function toFrame([x, y]: Position, [west, south, east, north]: Bounds): Position {
  const sides: readonly (readonly [number, Position])[] = [
    [x - west, [west, y]],
    [east - x, [east, y]],
    [y - south, [x, south]],
    [north - y, [x, north]],
  ]
  return sides.toSorted(([a], [b]) => a - b)[0]?.[1] ?? [x, y]
}

function cutToFrame(shore: Shore, [west, south, east, north]: Bounds): readonly Shore[] {
  const pieces: Position[][] = []
  let piece: Position[] = []
  for (const [x, y] of shore) {
    const isIn = x >= west && x <= east && y >= south && y <= north
    if (isIn) piece.push([x, y])
    else if (piece.length > 0) [pieces[pieces.length], piece] = [piece, []]
  }
  return [...pieces, piece].filter(({ length }) => length > 1)
}

function isRing(shore: Shore): boolean {
  const [[x, y] = [0, 0]] = shore
  const [endX, endY] = shore.at(-1) ?? [1, 1]
  return shore.length > 3 && x === endX && y === endY
}
