import type { Point } from '../src/entities/map/drawing/projection.ts'

export type HeightField = {
  readonly columns: number
  readonly rows: number
  /** The distance between two neighbours, in pixels; the first is at `origin`. */
  readonly step: number
  readonly origin: Point
  readonly values: Float64Array
}

type Segment = readonly [Point, Point]

/** Marching squares: the lines at which the field has the value `level`, joined into long pieces. */
export function contourLines(field: HeightField, level: number): readonly (readonly Point[])[] {
  const segments: Segment[] = []
  for (let row = 0; row < field.rows - 1; row++)
    for (let column = 0; column < field.columns - 1; column++) segments.push(...cellSegments(field, column, row, level))
  return join(segments)
}

function cellSegments(field: HeightField, column: number, row: number, level: number): readonly Segment[] {
  const corners = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ] as const
  const crossings = corners.flatMap((from, index) => {
    const to = corners[(index + 1) % 4]!
    const [a, b] = [valueAt(field, from), valueAt(field, to)]
    if (a > level === b > level) return []
    const share = (level - a) / (b - a)
    const at = (axis: 0 | 1) => field.origin[axis] + (from[axis] + share * (to[axis] - from[axis])) * field.step
    return [[at(0), at(1)] as const]
  })
  const [a, b, c, d] = crossings
  if (!a || !b) return []
  return c && d
    ? [
        [a, b],
        [c, d],
      ]
    : [[a, b]]
}

function valueAt({ values, columns }: HeightField, [column, row]: readonly [number, number]): number {
  return values[row * columns + column] ?? 0
}

const key = ([x, y]: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`

function join(segments: readonly Segment[]): readonly (readonly Point[])[] {
  const byEnd = new Map<string, Segment[]>()
  for (const segment of segments)
    for (const end of segment) byEnd.set(key(end), [...(byEnd.get(key(end)) ?? []), segment])
  const used = new Set<Segment>()
  const follow = (from: Point): Point[] => {
    const line: Point[] = []
    for (let end: Point | undefined = from; end;) {
      const next: Segment | undefined = byEnd.get(key(end))?.find((segment) => !used.has(segment))
      if (!next) break
      used.add(next)
      end = key(next[0]) === key(end) ? next[1] : next[0]
      line.push(end)
    }
    return line
  }
  return segments
    .filter((segment) => !used.has(segment))
    .flatMap((segment) => {
      if (used.has(segment)) return []
      used.add(segment)
      const forward = follow(segment[1])
      const backward = follow(segment[0])
      return [[...backward.toReversed(), segment[0], segment[1], ...forward]]
    })
}
