import { COASTLINE } from '@app/datasets/coastline'
import type { Coordinates } from '@app/domain/kernel'

import { clipShape } from '../src/entities/map/drawing/clip.ts'
import { mercator, type MercatorLayout, unprojectMercator } from '../src/entities/map/drawing/mercator.ts'
import type { Point } from '../src/entities/map/drawing/projection.ts'
import { drawFrame } from './chart-frame.ts'
import { drawMarks, drawPlace } from './chart-marks.ts'
import type { ChartPlan } from './chart-plan.ts'
import { compactPath, UNITS_PER_PIXEL } from './compact-path.ts'
import { contourLines, type HeightField } from './contour-lines.ts'
import { simplifyLine } from './simplify-line.ts'

const EARTH_RADIUS_KM = 6371.0088

/** The distance of a position from the nearest coastline. */
function shoreDistance(shores: readonly (readonly Coordinates[])[]): (place: Coordinates) => number {
  const points = shores.flat().map(toVector)
  return (place) => {
    const [x, y, z] = toVector(place)
    let nearest = -1
    for (const [px, py, pz] of points) nearest = Math.max(nearest, x * px + y * py + z * pz)
    return Math.acos(Math.min(1, nearest)) * EARTH_RADIUS_KM
  }
}

function toVector({ latitude, longitude }: Coordinates): readonly [number, number, number] {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

const FIELD_STEP = 8
const MARGIN = 24
const SMALLEST_ISLAND = 4
const SHORTEST_CONTOUR = 16

/** One group that takes its colours from the page that shows it, in the light and the dark theme. */
export function drawChart(layout: MercatorLayout, plan: ChartPlan): string {
  const frame = { left: -MARGIN, top: -MARGIN, right: layout.width + MARGIN, bottom: layout.height + MARGIN }
  const shores = COASTLINE.flatMap((shore) => twice(unwrap(shore))).map((shore) =>
    clipShape(shore.map(mercator(layout)), frame),
  )
  const land = shores.filter((shape) => extent(shape) > SMALLEST_ISLAND)
  const field = plan.contoursKm.length > 0 ? distanceField(layout, land) : null
  const contours = plan.contoursKm.map((km) =>
    contourLines(field!, km)
      .filter((line) => extent(line) > SHORTEST_CONTOUR)
      .map((line) => simplifyLine(line, 0.7)),
  )
  const shapes = land.map((shape) => simplifyLine(shape, plan.shore))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg"><g id="chart" fill="none" stroke-linejoin="round">',
    `<g transform="scale(${1 / UNITS_PER_PIXEL})" stroke="var(--color-tide)">`,
    ...contours.map((lines, index) => `<path stroke-opacity="${fading(index)}" d="${compactPath(lines)}"/>`),
    `<path stroke-width="2" fill="var(--color-land)" d="${compactPath(shapes, true)}"/>`,
    '</g>',
    plan.isGraduated ? drawFrame(layout) : '',
    plan.ways.length > 0 ? drawMarks(layout, plan) : '',
    plan.place ? drawPlace(mercator(layout)(plan.place)) : '',
    '</g></svg>\n',
  ].join('')
}

/** Strong near the coast, fading out to sea, as on engraved maps. */
function fading(index: number): string {
  return Math.max(0.14, 0.62 - 0.1 * index)
    .toFixed(2)
    .slice(1)
}

/** A coastline that crosses the date line continues beyond 180°, or its last edge would be drawn around the globe. */
function unwrap(shore: readonly Coordinates[]): readonly Coordinates[] {
  let turns = 0
  const unwrapped = shore.map((place, index) => {
    const jump = place.longitude - (shore[index - 1]?.longitude ?? place.longitude)
    if (Math.abs(jump) > 180) turns -= Math.sign(jump)
    return { ...place, longitude: place.longitude + 360 * turns }
  })
  const middle = unwrapped.reduce((sum, { longitude }) => sum + longitude, 0) / unwrapped.length
  const back = 360 * Math.round(middle / 360)
  return unwrapped.map((place) => ({ ...place, longitude: place.longitude - back }))
}

/** A coastline west of the frame also appears one turn further east. */
function twice(shore: readonly Coordinates[]): readonly (readonly Coordinates[])[] {
  return [shore, shore.map((place) => ({ ...place, longitude: place.longitude + 360 }))]
}

function distanceField(layout: MercatorLayout, land: readonly (readonly Point[])[]): HeightField {
  const count = (pixels: number) => Math.ceil((pixels + 2 * MARGIN) / FIELD_STEP) + 1
  const [columns, rows] = [count(layout.width), count(layout.height)]
  const distance = shoreDistance(COASTLINE.map((shore) => shore.filter((place) => isNear(layout, place))))
  const values = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const point = [column * FIELD_STEP - MARGIN, row * FIELD_STEP - MARGIN] as const
      const isOnLand = land.some((shape) => contains(shape, point))
      values[row * columns + column] = isOnLand ? 0 : distance(unprojectMercator(layout, point))
    }
  return { columns, rows, step: FIELD_STEP, origin: [-MARGIN, -MARGIN], values }
}

const BEYOND_DEGREES = 14

/** A coastline outside the layout can still be the nearest one. */
function isNear(layout: MercatorLayout, { latitude, longitude }: Coordinates): boolean {
  const end = unprojectMercator(layout, [layout.width, layout.height])
  return (
    longitude > layout.west - 2 * BEYOND_DEGREES &&
    longitude < end.longitude + 2 * BEYOND_DEGREES &&
    latitude < layout.north + BEYOND_DEGREES &&
    latitude > end.latitude - BEYOND_DEGREES
  )
}

/** Even-odd rule. */
function contains(shape: readonly Point[], [x, y]: Point): boolean {
  let isInside = false
  for (let index = 0; index < shape.length; index++) {
    const [[ax, ay], [bx, by]] = [shape[index]!, shape.at(index - 1)!]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside
  }
  return isInside
}

function extent(line: readonly Point[]): number {
  if (line.length === 0) return 0
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}
