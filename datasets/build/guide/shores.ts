/** The distance of a position from land, by the packed shores (Natural Earth at 1:10 million). */
import type { Coordinates } from '@app/domain/kernel'

import { openTable } from '../../src/columns/read-column.ts'
import { readPackedFile } from '../../src/packed-files/index.ts'

const KM_PER_DEGREE = 111.195
const BANDS_PER_DEGREE = 4
/** Beyond this the exact distance does not matter. */
const FARTHEST_KM = 60
/** A shore that crosses the date line continues beyond 180 degrees, on either side. */
const TURNS = [-360, 0, 360]

/** From `x1`, `y1` to `x2`, `y2`, one after another. */
type Edges = number[]

/** Zero on land; lakes are land. */
export async function openShores(): Promise<(at: Coordinates) => number> {
  const bands = await readBands()
  return (at) => (isOnLand(bands, at) ? 0 : kmToShore(bands, at))
}

/** Every edge of a shore in all the bands of latitude that it touches. */
async function readBands(): Promise<ReadonlyMap<number, Edges>> {
  const table = openTable(await readPackedFile('chart-lines.json.br'), 'chart-lines', 1)
  const kindOf = table.text('kind')
  const [x, y] = [table.numbers('longitude'), table.numbers('latitude')]
  const bands = new Map<number, Edges>()
  let end = 0
  for (const [row, count] of table.numbers('points').entries()) {
    const first = end
    end += count
    if (kindOf(row) !== 'shore') continue
    addShape(bands, unwrapped(x.subarray(first, end)), y.subarray(first, end))
  }
  return bands
}

/** Across the date line longitudes jump by 360 degrees, but the shore is continuous. */
function unwrapped(longitudes: Float64Array): Float64Array {
  let turn = 0
  return longitudes.map((longitude, index) => {
    const step = index === 0 ? 0 : longitude - (longitudes[index - 1] ?? 0)
    turn -= Math.round(step / 360) * 360
    return longitude + turn
  })
}

function addShape(bands: Map<number, Edges>, x: Float64Array, y: Float64Array): void {
  for (let index = 0; index < x.length; index += 1) {
    const previous = index === 0 ? x.length - 1 : index - 1
    addEdge(bands, x[previous] ?? 0, y[previous] ?? 0, x[index] ?? 0, y[index] ?? 0)
  }
}

function addEdge(bands: Map<number, Edges>, x1: number, y1: number, x2: number, y2: number): void {
  for (let band = bandOf(Math.min(y1, y2)); band <= bandOf(Math.max(y1, y2)); band += 1) {
    const edges = bands.get(band)
    if (edges) edges.push(x1, y1, x2, y2)
    else bands.set(band, [x1, y1, x2, y2])
  }
}

function bandOf(latitude: number): number {
  return Math.floor(latitude * BANDS_PER_DEGREE)
}

function isOnLand(bands: ReadonlyMap<number, Edges>, { latitude, longitude }: Coordinates): boolean {
  const edges = bands.get(bandOf(latitude)) ?? []
  return TURNS.some((turn) => hasOddCrossings(edges, longitude + turn, latitude))
}

/** A point on land has an odd number of shores to the east. */
function hasOddCrossings(edges: Edges, longitude: number, latitude: number): boolean {
  let isOdd = false
  for (let index = 0; index < edges.length; index += 4) {
    const [x1, y1, x2, y2] = [edges[index] ?? 0, edges[index + 1] ?? 0, edges[index + 2] ?? 0, edges[index + 3] ?? 0]
    if (y1 > latitude === y2 > latitude) continue
    if (((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1 > longitude) isOdd = !isOdd
  }
  return isOdd
}

function kmToShore(bands: ReadonlyMap<number, Edges>, { latitude, longitude }: Coordinates): number {
  const kmEast = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  const north = FARTHEST_KM / KM_PER_DEGREE
  let nearest = FARTHEST_KM
  for (let band = bandOf(latitude - north); band <= bandOf(latitude + north); band += 1) {
    const edges = bands.get(band) ?? []
    for (let index = 0; index < edges.length; index += 4) {
      const east = (edges[index] ?? 0) - longitude
      const turn = Math.round(east / 360) * 360
      const [x1, x2] = [(east - turn) * kmEast, ((edges[index + 2] ?? 0) - longitude - turn) * kmEast]
      if (Math.min(Math.abs(x1), Math.abs(x2)) > FARTHEST_KM) continue
      const [y1, y2] = [(edges[index + 1] ?? 0) - latitude, (edges[index + 3] ?? 0) - latitude]
      nearest = Math.min(nearest, kmToSegment(x1, y1 * KM_PER_DEGREE, x2, y2 * KM_PER_DEGREE))
    }
  }
  return nearest
}

/** The distance of a segment from the origin. */
function kmToSegment(x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length))
  return Math.hypot(x1 + share * dx, y1 + share * dy)
}
