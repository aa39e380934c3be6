/** Lakes and rivers of the world's basemap, tile by tile, in units of 1/250 degree. */
import { readFileSync } from 'node:fs'

import type { Column } from '../../src/columns/column.ts'
import { readArchive } from '../basemap/read-archive.ts'
import { tileNumber } from '../basemap/tile-number.ts'
import { readTile } from '../basemap/vector-tile.ts'
import { lineColumns, type NamedLine, type Point } from './line-columns.ts'

const KINDS: Readonly<Record<string, string>> = { lakes: 'lake', rivers: 'river' }
/** The most detailed zoom. */
const ZOOM = 6

export function packChartWaters(file: string): {
  readonly rows: number
  readonly columns: Readonly<Record<string, Column>>
} {
  const tiles = readArchive(readFileSync(file)).tiles.filter(({ zoom }) => zoom === ZOOM)
  return lineColumns(
    tiles.flatMap(({ id, bytes }) => {
      const [z, x, y] = tileNumber(id)
      return readTile(bytes).flatMap(({ name, extent, features }): readonly NamedLine[] => {
        const kind = KINDS[name]
        if (!kind) return []
        const toDegrees = degreesOf(z, x, y, extent)
        return features.flatMap(({ shapes }) => shapes.map((shape): NamedLine => [kind, pairs(shape).map(toDegrees)]))
      })
    }),
  )
}

function pairs(shape: readonly number[]): readonly Point[] {
  return Array.from({ length: shape.length / 2 }, (_, index) => [shape[2 * index] ?? 0, shape[2 * index + 1] ?? 0])
}

/** https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames */
function degreesOf(zoom: number, column: number, row: number, extent: number): (point: Point) => Point {
  const across = 2 ** zoom
  return ([x, y]) => {
    const [east, south] = [(column + x / extent) / across, (row + y / extent) / across]
    return [east * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - 2 * south))) * 180) / Math.PI]
  }
}
