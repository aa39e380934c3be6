import { signedArea } from './simplify-shape.ts'
import type { Shape } from './tile-geometry.ts'

const EXTENT = 4096
/** How far shapes extend over the edge of their tile. */
const MARGIN = 64
/** The latitudes at which Russia's outline runs from one side of the map to the other, in degrees north. */
const [NORTH, SOUTH] = [68.985, 65.065]
/** Wrangel Island is on the date line too, and is drawn once around the world between these. */
const WRANGEL = [71.8, 70.6] as const
/** Russia has no land between these meridians; the first is that of its easternmost cape. */
const [AWAY_FROM, AWAY_TO] = [-168, 19]

/** The two lines slope slightly. */
const NEARNESS = 24

type Tile = readonly [z: number, x: number, y: number]
type Point = readonly [x: number, y: number]
type Line = { readonly west: Point; readonly east: Point; readonly isEastward: boolean }

/**
 * The source draws Russia's outline around the world at two latitudes instead of over the date line: between them land
 * and sea are swapped. Adding the whole band once, in the opposite direction, corrects it.
 */
export function mendBand(shapes: readonly Shape[], tile: Tile): readonly Shape[] {
  const [z, x, y] = tile
  if (isAway(tile)) return []
  const [north, south] = [heightOf(NORTH, z, y), heightOf(SOUTH, z, y)]
  if (south <= -MARGIN || north >= EXTENT + MARGIN) return shapes
  const across = (y: number) => ({
    west: [x === 0 ? 0 : -MARGIN, y] as Point,
    east: [x === 2 ** z - 1 ? EXTENT : EXTENT + MARGIN, y] as Point,
  })
  const lines: { north?: Line; south?: Line } = {}
  const turned = shapes.map((shape) => {
    const [top, bottom] = [lineNear(shape, north), lineNear(shape, south)]
    if (top) lines.north = top
    if (bottom) lines.south = bottom
    const isWrong = top
      ? top.isEastward
      : bottom
        ? !bottom.isEastward
        : isInBand(tile) && isMainland(shape, shapes) && signedArea(shape) > 0
    return isWrong ? reversed(shape) : shape
  })
  const top = lines.north ?? across(Math.max(north, -MARGIN))
  const bottom = lines.south ?? across(Math.min(south, EXTENT + MARGIN))
  return [...turned, [top.west, top.east, bottom.east, bottom.west].flat()]
}

/** Tiles completely of land, which the source left out as empty. */
export function isLandInBand(tile: Tile): boolean {
  return isInBand(tile) && !isAway(tile)
}

function isInBand([z, , y]: Tile): boolean {
  return heightOf(NORTH, z, y) <= -MARGIN && heightOf(SOUTH, z, y) >= EXTENT + MARGIN
}

function isAway([z, x]: Tile): boolean {
  const longitude = (column: number): number => (column / 2 ** z) * 360 - 180
  return z > 1 && longitude(x) >= AWAY_FROM && longitude(x + 1) <= AWAY_TO
}

/** An island wider than half a tile is one that the source draws around the world. */
export function isWrangelStrip(shape: Shape, [z, , y]: Tile): boolean {
  const [top, bottom] = WRANGEL.map((degrees) => heightOf(degrees, z, y))
  const xs = shape.filter((_, at) => at % 2 === 0)
  const ys = shape.filter((_, at) => at % 2 === 1)
  return (
    Math.max(...xs) - Math.min(...xs) > EXTENT / 2 &&
    ys.every((height) => height > (top ?? 0) && height < (bottom ?? 0))
  )
}

/** In units of the tile, from its upper edge down. */
function heightOf(degrees: number, z: number, row: number): number {
  const fraction = (1 - Math.asinh(Math.tan((degrees * Math.PI) / 180)) / Math.PI) / 2
  return Math.round((fraction * 2 ** z - row) * EXTENT)
}

function lineNear(shape: Shape, height: number): Line | null {
  for (let at = 0; at < shape.length; at += 2) {
    const next = (at + 2) % shape.length
    const [ax, ay, bx, by] = [shape[at] ?? 0, shape[at + 1] ?? 0, shape[next] ?? 0, shape[next + 1] ?? 0]
    const [west, east] =
      ax < bx
        ? ([
            [ax, ay],
            [bx, by],
          ] as const)
        : ([
            [bx, by],
            [ax, ay],
          ] as const)
    const isLine = Math.abs(ay - by) <= 1 && east[0] - west[0] > EXTENT / 2 && Math.abs(ay - height) < NEARNESS
    if (isLine && ay > -MARGIN && ay < EXTENT + MARGIN) return { west, east, isEastward: bx > ax }
  }
  return null
}

/** The largest of the rings that reach the margin. */
function isMainland(shape: Shape, shapes: readonly Shape[]): boolean {
  const size = Math.abs(signedArea(shape))
  return (
    shape.some((value) => value <= -MARGIN || value >= EXTENT + MARGIN) &&
    shapes.every((other) => Math.abs(signedArea(other)) <= size)
  )
}

function reversed(shape: Shape): Shape {
  return Array.from({ length: shape.length / 2 }, (_, at) =>
    shape.slice(shape.length - 2 * at - 2, shape.length - 2 * at),
  ).flat()
}
