import { createRequire } from 'node:module'

import { countries } from 'countries-list'

import { isCountry } from '../countries/pack-countries.ts'
import type { PackedFile } from '../packed-file.ts'
import { lineOf, packedText } from '../packed-text.ts'
import { readJson } from '../read-json.ts'
import type { RegisteredTable } from '../registered-table.ts'
import { projectEqualEarth } from './project-equal-earth.ts'

const require = createRequire(import.meta.url)

type Arcs = readonly (readonly (readonly [number, number])[])[]
type Geometry = {
  readonly id?: string
  readonly type: 'Polygon' | 'MultiPolygon'
  readonly properties: { readonly name: string }
  readonly arcs: readonly (readonly number[])[] | readonly (readonly (readonly number[])[])[]
}
type World = {
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] }
  readonly arcs: Arcs
  readonly objects: { readonly countries: { readonly geometries: readonly Geometry[] } }
}
type Point = readonly [number, number]
type CodeMappings = { readonly supplemental: { readonly codeMappings: Readonly<Record<string, { _numeric: string }>> } }

/** Separate on the map, without a code of their own. */
const UNCODED: Readonly<Record<string, string>> = { Kosovo: 'XK', Somaliland: 'SO', 'N. Cyprus': 'CY' }
const WIDTH = 1000
/** Smaller than the finest of the maps draws. */
const BY_HAND: ReadonlyMap<string, readonly Point[][]> = new Map([['TV', [[[179.2, -8.52]]]]])
/** Nobody needs a visa for the Antarctic, and without it the rest is larger. */
const LEFT_OUT = 'AQ'
const TOP = projectEqualEarth(0, 84)[1]
const BOTTOM = projectEqualEarth(0, -56)[1]
const UNIT = WIDTH / (2 * projectEqualEarth(180, 0)[0])

/** Lines of `PT|path` for countries that a page can show as an area, and of `SG|x y` for those too small for it. */
export async function packWorldOutlines(table: RegisteredTable): Promise<PackedFile> {
  const codes = await alpha2ByNumber()
  const shapes = countryShapes(await readJson<World>(require.resolve('world-atlas/countries-110m.json')), codes)
  const fine = countryShapes(await readJson<World>(require.resolve('world-atlas/countries-50m.json')), codes)
  const rows = [...shapes].map(([code, rings]) => lineOf(code, rings.map(pathOf).join(''))).toSorted()
  const dots = [...fine, ...BY_HAND]
    .filter(([code]) => !shapes.has(code))
    .map(([code, rings]) => lineOf(code, middleOf(rings).join(' ')))
    .toSorted()
  const height = Math.ceil((TOP - BOTTOM) * UNIT)
  return { table, text: packedText(table, { rows, dots }, { width: WIDTH, height }), rows: rows.length }
}

async function alpha2ByNumber(): Promise<ReadonlyMap<string, string>> {
  const { supplemental } = await readJson<CodeMappings>(require.resolve('cldr-core/supplemental/codeMappings.json'))
  const known = Object.keys(countries).filter(isCountry)
  return new Map(known.map((code) => [supplemental.codeMappings[code]?._numeric ?? code, code]))
}

function countryShapes(world: World, codes: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Point[][]> {
  const shapes = new Map<string, Point[][]>()
  for (const geometry of world.objects.countries.geometries) {
    const code = codes.get(geometry.id ?? '') ?? UNCODED[geometry.properties.name]
    if (code === undefined || code === LEFT_OUT) continue
    for (const ring of ringsOf(geometry).map((arcs) => unwrap(degreesOf(world, arcs)))) {
      const owner = code === 'RU' && isCrimea(ring) ? 'UA' : code
      shapes.set(owner, [...(shapes.get(owner) ?? []), ring])
    }
  }
  return shapes
}

function ringsOf({ type, arcs }: Geometry): readonly (readonly number[])[] {
  return type === 'Polygon'
    ? (arcs as readonly (readonly number[])[])
    : (arcs as readonly (readonly number[])[][]).flat()
}

/** Natural Earth draws who controls it; the law of nations, and our other maps, have it in Ukraine. */
function isCrimea(ring: readonly Point[]): boolean {
  return ring.every(([x, y]) => x > 32 && x < 37 && y > 44 && y < 46.5)
}

function degreesOf({ arcs, transform: { scale, translate } }: World, ring: readonly number[]): readonly Point[] {
  return ring.flatMap((index) => {
    let [x, y] = [0, 0]
    const points = (arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]): Point => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
    // An arc in reverse is written as its complement.
    return index < 0 ? points.toReversed() : points
  })
}

/** A ring across the date line goes on beyond it, on the side where most of it lies. */
function unwrap(ring: readonly Point[]): Point[] {
  let shift = 0
  const points = ring.map(([x, y], index): Point => {
    const step = x - (ring[index - 1]?.[0] ?? x)
    if (step > 180) shift -= 360
    if (step < -180) shift += 360
    return [x + shift, y]
  })
  const middle = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const turn = middle < -180 ? 360 : middle > 180 ? -360 : 0
  return points.map(([x, y]) => [x + turn, y])
}

function toPage([longitude, latitude]: Point): Point {
  const [x, y] = projectEqualEarth(longitude, latitude)
  return [Math.round(WIDTH / 2 + x * UNIT), Math.round((TOP - y) * UNIT)]
}

function pathOf(ring: readonly Point[]): string {
  const points = ring.map(toPage).filter(([x, y], index, all) => {
    const [beforeX, beforeY] = all[index - 1] ?? []
    return x !== beforeX || y !== beforeY
  })
  const [first, ...others] = points
  if (!first || others.length < 2) return ''
  const steps = others.map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first
    return `${x - fromX} ${y - fromY}`
  })
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`
}

/** The middle of the largest island. */
function middleOf(rings: readonly (readonly Point[])[]): Point {
  const boxes = rings.map((ring) => {
    const points = ring.map(toPageExactly)
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    return { area: (right - left) * (bottom - top), middle: [(left + right) / 2, (top + bottom) / 2] as const }
  })
  const [x, y] = boxes.toSorted((a, b) => b.area - a.area)[0]?.middle ?? [0, 0]
  return [Math.round(x), Math.round(y)]
}

function toPageExactly([longitude, latitude]: Point): Point {
  const [x, y] = projectEqualEarth(longitude, latitude)
  return [WIDTH / 2 + x * UNIT, (TOP - y) * UNIT]
}
