import { type Coordinates, distanceKm, greatCirclePoints } from '@app/domain/kernel'

import { clipLine } from './clip.ts'
import { graticule } from './graticule.ts'
import { landShapes } from './land.ts'
import { pathData } from './path-data.ts'
import { azimuthal, type Point, type Projection } from './projection.ts'

export const ILLUSTRATION = { width: 640, height: 300 }

/** Ready to be drawn, and small enough to send with the page. */
export type RouteIllustrationDrawing = {
  readonly land: string
  readonly grid: string
  readonly route: string
  readonly from: Point
  readonly to: Point
}

const FRAME = { left: 0, top: 0, right: ILLUSTRATION.width, bottom: ILLUSTRATION.height }
// Land is clipped beyond the illustration, so that the cut is not drawn as a coast.
const LAND_FRAME = { left: -16, top: -16, right: ILLUSTRATION.width + 16, bottom: ILLUSTRATION.height + 16 }
const KM_PER_DEGREE = 111.2
const ROUTE_WIDTH = ILLUSTRATION.width * 0.6
const ROUTE_HEIGHT = ILLUSTRATION.height * 0.52
// At a larger scale a coastline drawn for continents would look wrong.
const MOST_PIXELS_PER_DEGREE = 60
const STEPS = 48
// In pixels: finer detail is invisible, and every point is sent with the page.
const COAST_STEP = 2
const GRID_STEP = 10

export function drawRouteIllustration(
  coastline: readonly (readonly Coordinates[])[],
  from: Coordinates,
  to: Coordinates,
): RouteIllustrationDrawing {
  const centre = greatCirclePoints(from, to, 2)[1] ?? from
  const project = fitToIllustration(centre, from, to)
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

/** North is up in the middle of the route, and both ends fit. A bent parallel shows why the line looks bent. */
function fitToIllustration(centre: Coordinates, from: Coordinates, to: Coordinates): Projection {
  const unit = azimuthal(centre, 1, [0, 0])
  const [a, b] = [unit(from), unit(to)]
  const scale = Math.min(
    ROUTE_WIDTH / Math.abs(a[0] - b[0]),
    ROUTE_HEIGHT / Math.abs(a[1] - b[1]),
    MOST_PIXELS_PER_DEGREE,
  )
  return azimuthal(centre, scale, [ILLUSTRATION.width / 2, ILLUSTRATION.height / 2])
}

function gridDegrees(routeDegrees: number): number {
  if (routeDegrees > 25) return 10
  return routeDegrees > 8 ? 5 : 2
}

/** Drops points nearer than `step` pixels to the last kept one. */
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
