/** Natural Earth land (TopoJSON) -> shorelines in hundredths of a degree, simplified to the resolution of a page. */
export type Topology = {
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] }
  readonly arcs: readonly (readonly (readonly [number, number])[])[]
}
type Point = readonly [number, number]

const TOLERANCE_DEGREES = 0.06
const SMALLEST_ISLAND_DEGREES = 0.25
const UNITS_PER_DEGREE = 100

export function packCoastline(topology: Topology): readonly (readonly number[])[] {
  return topology.arcs
    .map((arc) => toDegrees(arc, topology.transform))
    .filter((line) => extent(line) >= SMALLEST_ISLAND_DEGREES)
    .map(simplify)
    .map(toSteps)
}

function toDegrees(arc: Topology['arcs'][number], { scale, translate }: Topology['transform']): readonly Point[] {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

function extent(line: readonly Point[]): number {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** Douglas-Peucker: drop a point when the line without it stays within the tolerance. */
function simplify(line: readonly Point[]): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const distances = line.map((point) => distanceToSegment(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) <= TOLERANCE_DEGREES) return [first, last]
  return [...simplify(line.slice(0, farthest + 1)), ...simplify(line.slice(farthest)).slice(1)]
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const lengthSquared = (bx - ax) ** 2 + (by - ay) ** 2
  if (lengthSquared === 0) return Math.hypot(x - ax, y - ay)
  const share = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / lengthSquared))
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))
}

function toSteps(line: readonly Point[]): readonly number[] {
  const units = line.map(([x, y]) => [Math.round(x * UNITS_PER_DEGREE), Math.round(y * UNITS_PER_DEGREE)] as const)
  return units.flatMap(([x, y], index) => [x - (units[index - 1]?.[0] ?? 0), y - (units[index - 1]?.[1] ?? 0)])
}
