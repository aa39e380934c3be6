import type { Coordinates } from '@app/domain/kernel'

import { openTable, type Origin } from '../columns/read-column.ts'
import type { ReadPacked } from '../columns/read-packed.ts'

/** Longitude and latitude alternating, in degrees. East of the date line longitudes continue beyond 180. */
export type ChartLine = readonly number[]

export type ChartWindow = { readonly centre: Coordinates; readonly east: number; readonly north: number }

export type ChartLines = {
  readonly origin: Origin
  /** Shores as closed shapes of land, and borders, clipped to the window: `east` and `north` degrees on either side. */
  readonly around: (window: ChartWindow) => {
    readonly land: readonly ChartLine[]
    readonly borders: readonly ChartLine[]
    readonly lakes: readonly ChartLine[]
    readonly rivers: readonly ChartLine[]
  }
}

type Kind = 'shore' | 'border' | 'lake' | 'river'
type Cut = (kind: Kind, box: Box) => readonly ChartLine[]

type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number }
type Line = Box & { readonly kind: Kind; readonly first: number; readonly end: number }

const AREAS: readonly Kind[] = ['shore', 'lake']

/** Natural Earth at 1:10 million, with lakes and rivers at 1:50 million, for the server: 250,000 points. */
export async function loadChartLines(read: ReadPacked): Promise<ChartLines> {
  const [land, waters] = await Promise.all(['chart-lines', 'chart-waters'].map((id) => openLines(read, id)))
  if (!land || !waters) throw new RangeError('no lines')
  return {
    origin: land.origin,
    around: ({ centre: { latitude, longitude }, east, north }) => {
      const box = {
        west: longitude - east,
        east: longitude + east,
        south: Math.max(-90, latitude - north),
        north: Math.min(90, latitude + north),
      }
      return {
        land: land.cut('shore', box),
        borders: land.cut('border', box),
        lakes: waters.cut('lake', box),
        rivers: waters.cut('river', box),
      }
    },
  }
}

async function openLines(read: ReadPacked, id: string): Promise<{ readonly origin: Origin; readonly cut: Cut }> {
  const table = openTable(await read(`${id}.json.br`), id, 1)
  const kindOf = table.text('kind')
  const [x, y] = [table.numbers('longitude'), table.numbers('latitude')]
  let end = 0
  const lines = Array.from(table.numbers('points'), (count, row): Line => {
    const first = end
    end += count
    return { ...boxOf(x.subarray(first, end), y.subarray(first, end)), kind: kindOf(row) as Kind, first, end }
  })
  const cut: Cut = (kind, box) => {
    const isArea = AREAS.includes(kind)
    // The world is round: lines a turn away may be nearby.
    return [-360, 0, 360].flatMap((turn) =>
      lines
        .filter((line) => line.kind === kind && meets(line, box, turn))
        .flatMap((line) => (isArea ? [clamp(x, y, line, box, turn)] : clip(x, y, line, box, turn)))
        // Two points are a line, and three a shape.
        .filter((line) => line.length >= (isArea ? 6 : 4)),
    )
  }
  return { origin: table.origin, cut }
}

function boxOf(x: Float64Array, y: Float64Array): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let index = 0; index < x.length; index += 1) {
    const [longitude, latitude] = [x[index] ?? 0, y[index] ?? 0]
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  return { west, south, east, north }
}

function meets(line: Box, box: Box, turn: number): boolean {
  return (
    line.west + turn <= box.east && line.east + turn >= box.west && line.south <= box.north && line.north >= box.south
  )
}

/**
 * Points outside are moved to the edge of the window, and repetitions are dropped: the shape stays closed and covers
 * the same land inside. Shores have steps far shorter than a window, so no corner is cut off.
 */
function clamp(x: Float64Array, y: Float64Array, { first, end }: Line, box: Box, turn: number): ChartLine {
  const kept: number[] = []
  for (let index = first; index < end; index += 1) {
    const longitude = Math.min(box.east, Math.max(box.west, (x[index] ?? 0) + turn))
    const latitude = Math.min(box.north, Math.max(box.south, y[index] ?? 0))
    const isSame = (at: number): boolean => kept.at(at - 1) === longitude && kept.at(at) === latitude
    if (kept.length > 1 && isSame(-1)) continue
    // Of three points on one edge the middle one is redundant.
    if (kept.length > 3 && isOnEdge(kept, longitude, latitude, box)) kept.length -= 2
    kept.push(longitude, latitude)
  }
  return kept
}

function isOnEdge(kept: readonly number[], longitude: number, latitude: number, box: Box): boolean {
  const isAlong = (edge: number, value: number, ...offsets: readonly number[]): boolean =>
    value === edge && offsets.every((offset) => kept.at(offset) === edge)
  return (
    isAlong(box.west, longitude, -2, -4) ||
    isAlong(box.east, longitude, -2, -4) ||
    isAlong(box.south, latitude, -1, -3) ||
    isAlong(box.north, latitude, -1, -3)
  )
}

/** A border is not a shape: it ends outside of the window. Its pieces may begin and end a step beyond. */
function clip(x: Float64Array, y: Float64Array, { first, end }: Line, box: Box, turn: number): readonly ChartLine[] {
  const isInside = (index: number): boolean => {
    const [longitude, latitude] = [(x[index] ?? Infinity) + turn, y[index] ?? Infinity]
    return longitude >= box.west && longitude <= box.east && latitude >= box.south && latitude <= box.north
  }
  const pieces: number[][] = [[]]
  for (let index = first; index < end; index += 1) {
    const isNear = [index - 1, index, index + 1].some((near) => near >= first && near < end && isInside(near))
    if (isNear) pieces.at(-1)?.push((x[index] ?? 0) + turn, y[index] ?? 0)
    else if (pieces.at(-1)?.length) pieces.push([])
  }
  return pieces
}
