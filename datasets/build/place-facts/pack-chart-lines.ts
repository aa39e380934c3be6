/**
 * Natural Earth 1:10m (TopoJSON) -> shores and borders in units of 1/250 degree, simplified to the resolution of an
 * illustration.
 */
import type { Column } from '../../src/columns/column.ts'
import type { Topology } from '../pack-coastline.ts'
import { lineColumns, type NamedLine, type Point } from './line-columns.ts'

type Line = readonly Point[]
type Nested = readonly (number | Nested)[]
export type Land = Topology & {
  readonly objects: {
    readonly land: { readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[] }
  }
}
export type Countries = Topology & {
  readonly objects: { readonly countries: { readonly geometries: readonly { readonly arcs: Nested }[] } }
}

const TOLERANCE_DEGREES = 0.005
const SMALLEST_ISLAND_DEGREES = 0.02

export function packChartLines(
  land: Land,
  countries: Countries,
): { readonly rows: number; readonly columns: Readonly<Record<string, Column>> } {
  const shores = ringsOf(land).filter((line) => extent(line) >= SMALLEST_ISLAND_DEGREES)
  const shared = sharedArcs(countries)
  const borders = arcsOf(countries).filter((_, index) => shared.has(index))
  return lineColumns([
    ...shores.map((line): NamedLine => ['shore', thin(line)]),
    ...borders.map((line): NamedLine => ['border', thin(line)]),
  ])
}

function arcsOf({ arcs, transform: { scale, translate } }: Topology): readonly Line[] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const
    })
  })
}

/** Closed shores, of land and of inland waters; one that crosses 180° consists of several arcs. */
function ringsOf(land: Land): readonly Line[] {
  const arcs = arcsOf(land)
  const at = (index: number): Line => (index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []))
  return land.objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.flat().map((ring) => ring.flatMap((index, place) => at(index).slice(place === 0 ? 0 : 1))),
  )
}

/** A line between two countries belongs to both; a shore to one. */
function sharedArcs({ objects }: Countries): ReadonlySet<number> {
  const seen = new Map<number, number>()
  for (const { arcs } of objects.countries.geometries)
    for (const arc of new Set(flat(arcs).map((index) => (index < 0 ? ~index : index))))
      seen.set(arc, (seen.get(arc) ?? 0) + 1)
  return new Set([...seen].flatMap(([arc, count]) => (count > 1 ? [arc] : [])))
}

function flat(nested: Nested): readonly number[] {
  return nested.flatMap((each) => (typeof each === 'number' ? [each] : flat(each)))
}

function extent(line: Line): number {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of line)
    [west, south, east, north] = [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)]
  return Math.max(east - west, north - south)
}

/** Douglas-Peucker with an explicit stack: the shore of a continent is too long for recursion. */
function thin(line: Line): Line {
  const kept = new Set([0, line.length - 1])
  const work: (readonly [number, number])[] = [[0, line.length - 1]]
  for (let piece = work.pop(); piece; piece = work.pop()) {
    const [first, last] = piece
    const { index, distance } = farthest(line, first, last)
    if (distance <= TOLERANCE_DEGREES) continue
    kept.add(index)
    work.push([first, index], [index, last])
  }
  return line.filter((_, index) => kept.has(index))
}

function farthest(line: Line, first: number, last: number): { readonly index: number; readonly distance: number } {
  const [a, b] = [line[first]!, line[last]!]
  let found = { index: first, distance: 0 }
  for (let index = first + 1; index < last; index += 1) {
    const distance = distanceToSegment(line[index]!, a, b)
    if (distance > found.distance) found = { index, distance }
  }
  return found
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const lengthSquared = (bx - ax) ** 2 + (by - ay) ** 2
  if (lengthSquared === 0) return Math.hypot(x - ax, y - ay)
  const share = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / lengthSquared))
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))
}
