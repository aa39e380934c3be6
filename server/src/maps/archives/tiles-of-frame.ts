import type { Frame } from '@app/contracts/map-regions'
import { zxyToTileId } from 'pmtiles'

/** Frames are rounded to tiles of this zoom: the same city asked for twice is the same file. */
export const GRID_ZOOM = 14
/** At lower zooms the world map is drawn. */
export const FIRST_ZOOM = 8
/** As deep as the schema goes; the map enlarges the last tiles. */
export const LAST_ZOOM = 14

/** Columns and rows of the grid, the last one included. */
export type Grid = readonly [left: number, top: number, right: number, bottom: number]

const COUNT = 2 ** GRID_ZOOM
const NORTHMOST = 85.05

export function gridOf([west, south, east, north]: Frame): Grid {
  // A frame that ends on the line between two tiles does not want the next one.
  const edge = 1e-9
  return [
    clamp(Math.floor(columnOf(west) + edge)),
    clamp(Math.floor(rowOf(north) + edge)),
    clamp(Math.ceil(columnOf(east) - edge) - 1),
    clamp(Math.ceil(rowOf(south) - edge) - 1),
  ]
}

export function frameOf([left, top, right, bottom]: Grid): Frame {
  return [longitudeOf(left), latitudeOf(bottom + 1), longitudeOf(right + 1), latitudeOf(top)]
}

/** The part of a frame that an archive has; null when it has none. */
export function overlapOf(a: Frame, b: Frame): Frame | null {
  const both: Frame = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
  return both[0] < both[2] && both[1] < both[3] ? both : null
}

export function countTiles([left, top, right, bottom]: Grid): number {
  return (right - left + 1) * (bottom - top + 1)
}

/** Ids of all tiles of a grid, in ascending order. */
export function tileIdsOf(grid: Grid, minZoom: number, maxZoom: number): Float64Array {
  const ids: number[] = []
  for (let zoom = Math.max(minZoom, FIRST_ZOOM); zoom <= Math.min(maxZoom, LAST_ZOOM); zoom += 1) {
    const scale = 2 ** (zoom - GRID_ZOOM)
    const [left, top] = [Math.floor(grid[0] * scale), Math.floor(grid[1] * scale)]
    const [right, bottom] = [Math.ceil((grid[2] + 1) * scale) - 1, Math.ceil((grid[3] + 1) * scale) - 1]
    for (let x = left; x <= right; x += 1) for (let y = top; y <= bottom; y += 1) ids.push(zxyToTileId(zoom, x, y))
  }
  return Float64Array.from(ids).sort()
}

function columnOf(longitude: number): number {
  return ((longitude + 180) / 360) * COUNT
}

function rowOf(latitude: number): number {
  const angle = (Math.max(-NORTHMOST, Math.min(NORTHMOST, latitude)) * Math.PI) / 180
  return (0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI)) * COUNT
}

function longitudeOf(column: number): number {
  return (column / COUNT) * 360 - 180
}

function latitudeOf(row: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / COUNT))) * 180) / Math.PI
}

function clamp(index: number): number {
  return Math.max(0, Math.min(COUNT - 1, index))
}
