import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { countries } from 'countries-list'

import { writePoints } from '../../src/country-borders/point-digits.ts'
import { isCountry } from '../countries/pack-countries.ts'
import type { PackedFile } from '../packed-file.ts'
import { lineOf, packedText } from '../packed-text.ts'
import { readJson } from '../read-json.ts'
import type { RegisteredTable } from '../registered-table.ts'
import type { BorderFeature } from './border-features.ts'
import { thinArc } from './thin-arc.ts'
import { type Arc, type Point, traceArcs } from './trace-arcs.ts'

const require = createRequire(import.meta.url)

/** About 300 m, in degrees; that near to a border both countries are shown. */
const TOLERANCE = 0.003
/** Shapes within one degree are small countries or islands, and keep every point. */
const SMALL_DEGREES = 1

/** Lines of `ES FR|points`. */
export async function packBorders(table: RegisteredTable): Promise<PackedFile> {
  // The package does not export its data by name, but the file can be resolved.
  const file = join(dirname(require.resolve('@rapideditor/country-coder')), '../src/data/borders.json')
  const { features } = await readJson<{ readonly features: readonly BorderFeature[] }>(file)
  const arcs = traceArcs(features, new Set(Object.keys(countries).filter(isCountry)))
  const small = smallCountries(arcs)
  const rows = arcs
    .map(({ sides, points }) => {
      const isKept = sides.some((country) => small.has(country))
      return lineOf(sides.join(' '), writePoints(isKept ? points : thinArc(points, TOLERANCE)))
    })
    .toSorted()
  return { table, text: packedText(table, { rows }), rows: rows.length }
}

function smallCountries(arcs: readonly Arc[]): ReadonlySet<string> {
  const points = new Map<string, Point[]>()
  for (const arc of arcs) for (const side of arc.sides) points.set(side, [...(points.get(side) ?? []), ...arc.points])
  const span = (values: readonly number[]): number =>
    values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
  const isSmall = (own: readonly Point[]): boolean =>
    [0, 1].every((axis) => span(own.map((p) => p[axis]!)) < SMALL_DEGREES)
  return new Set([...points].filter(([, own]) => isSmall(own)).map(([country]) => country))
}
