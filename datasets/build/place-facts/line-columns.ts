import type { Column } from '../../src/columns/column.ts'
import { choiceColumn, stepsColumn } from '../../src/columns/write-column.ts'

/** Longitude and latitude. */
export type Point = readonly [number, number]
export type NamedLine = readonly [kind: string, line: readonly Point[]]

const SCALE = 250

export function lineColumns(lines: readonly NamedLine[]): {
  readonly rows: number
  readonly columns: Readonly<Record<string, Column>>
} {
  const kept = lines.filter(([, line]) => line.length > 1)
  const points = kept.flatMap(([, line]) => line)
  const degrees = (axis: 0 | 1): Column =>
    stepsColumn(
      points.map((point) => point[axis]),
      SCALE,
    )
  return {
    rows: kept.length,
    columns: {
      kind: choiceColumn(kept.map(([kind]) => kind)),
      points: stepsColumn(kept.map(([, line]) => line.length)),
      longitude: degrees(0),
      latitude: degrees(1),
    },
  }
}
