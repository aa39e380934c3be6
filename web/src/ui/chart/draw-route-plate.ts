import { type Coordinates, distanceKm, greatCirclePoints } from '@app/domain/kernel'

import { clipLine } from './clip.ts'
import { graticule } from './graticule.ts'
import { landShapes } from './land.ts'
import { pathData } from './path-data.ts'
import { azimuthal, type Point, type Projection } from './projection.ts'

export const PLATE = { width: 640, height: 300 }

/** Ready to be drawn, and small enough to travel with the page. */
export type RoutePlateDrawing = {
  readonly land: string
  readonly grid: string
  readonly route: string
  readonly from: Point
  readonly to: Point
}

const FRAME = { left: 0, top: 0, right: PLATE.width, bottom: PLATE.height }
// Land is cut beyond the plate, so that the cut is not drawn as a shore.
const LAND_FRAME = { left: -16, top: -16, right: PLATE.width + 16, bottom: PLATE.height + 16 }
const KM_PER_DEGREE = 111.2
const ROUTE_WIDTH = PLATE.width * 0.6
const ROUTE_HEIGHT = PLATE.height * 0.52
// Closer than this a coastline drawn for continents would look wrong.
const MOST_PIXELS_PER_DEGREE = 60
const STEPS = 48
// In pixels: finer detail could not be seen, and every point travels with the page.
const COAST_STEP = 2
const GRID_STEP = 10

export function drawRoutePlate(
  coastline: readonly (readonly Coordinates[])[],
  from: Coordinates,
  to: Coordinates,
): RoutePlateDrawing {
  const centre = greatCirclePoints(from, to, 2)[1] ?? from
  const project = fitToPlate(centre, from, to)
  const degrees = distanceKm(from, to) / KM_PER_DEGREE
  const grid = graticule(gridDegrees(degrees)).flatMap((line) => clipLine(line.map(project), FRAME))
  const land = landShapes(coastline, project, LAND_FRAME, centre)
  return {
    land: pathData(
      land.map((shape) => thin(shape, COAST_STEP)),
      true,
    ),
    grid: pathData(grid.map((line) => thin(line, GRID_STEP))),
    route: pathData([greatCirclePoints(from, to, STEPS).map(project)]),
    from: rounded(project(from)),
    to: rounded(project(to)),
  }
}

/** North is up in the middle of the way, and both ends fit. A bent parallel shows why the line looks bent. */
function fitToPlate(centre: Coordinates, from: Coordinates, to: Coordinates): Projection {
  const unit = azimuthal(centre, 1, [0, 0])
  const [a, b] = [unit(from), unit(to)]
  const scale = Math.min(
    ROUTE_WIDTH / Math.abs(a[0] - b[0]),
    ROUTE_HEIGHT / Math.abs(a[1] - b[1]),
    MOST_PIXELS_PER_DEGREE,
  )
  return azimuthal(centre, scale, [PLATE.width / 2, PLATE.height / 2])
}

function gridDegrees(routeDegrees: number): number {
  if (routeDegrees > 25) return 10
  return routeDegrees > 8 ? 5 : 2
}

/** Leaves out points that lie nearer than `step` pixels to the last one kept. */
function thin(line: readonly Point[], step: number): readonly Point[] {
  const kept: Point[] = []
  for (const point of line) {
    const [x, y] = kept.at(-1) ?? [Infinity, Infinity]
    if (Math.hypot(point[0] - x, point[1] - y) >= step || point === line.at(-1)) kept.push(point)
  }
  return kept
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}
