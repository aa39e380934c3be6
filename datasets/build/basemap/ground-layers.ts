import { type Coast, cornersOf, landInside } from './land-inside.ts'
import type { Archive } from './read-archive.ts'
import type { Position, Shore } from './read-coastline.ts'
import type { Feature, Layer } from './vector-tile.ts'

const EXTENT = 4096
/** Extends beyond the tile, so that no seam is visible. */
const BUFFER = 64

type TileNumber = readonly [z: number, x: number, y: number]
type Point = readonly [x: number, y: number]

/**
 * Sea and land of a region, which its source leaves out. They cover the world's map, whose coast is too coarse for
 * streets.
 */
export function groundLayers(bounds: Archive['bounds'], coastline: readonly Shore[]): (tile: TileNumber) => Layer[] {
  const coast: Coast = landInside(bounds, coastline)
  const frame = cornersOf(bounds)
  return (tile) => [
    { name: 'sea', extent: EXTENT, features: polygons([frame], tile) },
    { name: 'land', extent: EXTENT, features: polygons(coast.land, tile) },
    { name: 'coast', extent: EXTENT, features: lines(coast.shores, tile) },
  ]
}

function polygons(rings: readonly Shore[], tile: TileNumber): Feature[] {
  const shapes = rings
    .map((ring) => clipRing(ring.map((position) => pointIn(position, tile))).flatMap(rounded))
    .filter(({ length }) => length >= 6)
  return shapes.length > 0 ? [{ kind: 'polygon', properties: {}, shapes }] : []
}

function lines(shores: readonly Shore[], tile: TileNumber): Feature[] {
  const shapes = shores
    .flatMap((shore) => piecesInside(shore.map((position) => pointIn(position, tile))))
    .map((line) => line.flatMap(rounded))
    .filter(({ length }) => length >= 4)
  return shapes.length > 0 ? [{ kind: 'line', properties: {}, shapes }] : []
}

/** Web Mercator, in units of the tile. */
function pointIn([longitude, latitude]: Position, [z, x, y]: TileNumber): Point {
  const size = EXTENT * 2 ** z
  const angle = (latitude * Math.PI) / 180
  const [across, down] = [(longitude + 180) / 360, 0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI)]
  return [across * size - x * EXTENT, down * size - y * EXTENT]
}

function rounded(point: Point): number[] {
  return point.map(Math.round)
}

/** Sutherland-Hodgman, one side after the other. */
function clipRing(ring: readonly Point[]): readonly Point[] {
  const [least, most] = [-BUFFER, EXTENT + BUFFER]
  const sides: readonly { readonly axis: 0 | 1; readonly limit: number; readonly sign: 1 | -1 }[] = [
    { axis: 0, limit: least, sign: 1 },
    { axis: 0, limit: most, sign: -1 },
    { axis: 1, limit: least, sign: 1 },
    { axis: 1, limit: most, sign: -1 },
  ]
  return sides.reduce<readonly Point[]>((shape, { axis, limit, sign }) => {
    const isIn = (point: Point): boolean => sign * (point[axis] - limit) >= 0
    return shape.flatMap((point, index) => {
      const before = shape.at(index - 1) ?? point
      const share = (limit - before[axis]) / (point[axis] - before[axis])
      const crossing: Point = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])]
      return [...(isIn(point) === isIn(before) ? [] : [crossing]), ...(isIn(point) ? [point] : [])]
    })
  }, ring)
}

/** The parts of a line near the tile, each with one point beyond it. */
function piecesInside(line: readonly Point[]): readonly (readonly Point[])[] {
  const isNear = (point: Point | undefined): boolean =>
    point !== undefined && point.every((value) => value >= -BUFFER && value <= EXTENT + BUFFER)
  const pieces: Point[][] = []
  let piece: Point[] = []
  line.forEach((point, index) => {
    if (isNear(point) || isNear(line[index - 1]) || isNear(line[index + 1])) piece.push(point)
    else if (piece.length > 0) [pieces[pieces.length], piece] = [piece, []]
  })
  return [...pieces, piece]
}
