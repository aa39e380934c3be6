import { COASTLINE } from '@app/datasets/coastline'
import type { Coordinates } from '@app/domain/kernel'

import { clipShape } from '../src/ui/chart/clip.ts'
import { mercator, type MercatorSheet, unprojectMercator } from '../src/ui/chart/mercator.ts'
import type { Point } from '../src/ui/chart/projection.ts'
import { drawFrame } from './chart-frame.ts'
import { drawMarks, drawPlace } from './chart-marks.ts'
import type { ChartPlan } from './chart-plan.ts'
import { compactPath, UNITS_PER_PIXEL } from './compact-path.ts'
import { contourLines, type HeightField } from './contour-lines.ts'
import { shoreDistance } from './shore-distance.ts'
import { simplifyLine } from './simplify-line.ts'

const FIELD_STEP = 8
const MARGIN = 24
const SMALLEST_ISLAND = 4
const SHORTEST_CONTOUR = 16

/** One group that takes its colours from the page that shows it, by day and by night. */
export function drawChart(sheet: MercatorSheet, plan: ChartPlan): string {
  const frame = { left: -MARGIN, top: -MARGIN, right: sheet.width + MARGIN, bottom: sheet.height + MARGIN }
  const shores = COASTLINE.flatMap((shore) => twice(unwrap(shore))).map((shore) =>
    clipShape(shore.map(mercator(sheet)), frame),
  )
  const land = shores.filter((shape) => extent(shape) > SMALLEST_ISLAND)
  const field = plan.contoursKm.length > 0 ? distanceField(sheet, land) : null
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
    plan.isGraduated ? drawFrame(sheet) : '',
    plan.ways.length > 0 ? drawMarks(sheet, plan) : '',
    plan.place ? drawPlace(mercator(sheet)(plan.place)) : '',
    '</g></svg>\n',
  ].join('')
}

/** Strong by the shore, fading out to sea, as engravers do it. */
function fading(index: number): string {
  return Math.max(0.14, 0.62 - 0.1 * index)
    .toFixed(2)
    .slice(1)
}

/** A shore that crosses the date line goes on beyond 180°, or its last edge would be drawn around the globe. */
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

/** What lies west of the sheet's edge is also one turn further east. */
function twice(shore: readonly Coordinates[]): readonly (readonly Coordinates[])[] {
  return [shore, shore.map((place) => ({ ...place, longitude: place.longitude + 360 }))]
}

function distanceField(sheet: MercatorSheet, land: readonly (readonly Point[])[]): HeightField {
  const count = (pixels: number) => Math.ceil((pixels + 2 * MARGIN) / FIELD_STEP) + 1
  const [columns, rows] = [count(sheet.width), count(sheet.height)]
  const distance = shoreDistance(COASTLINE.map((shore) => shore.filter((place) => isNear(sheet, place))))
  const values = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const point = [column * FIELD_STEP - MARGIN, row * FIELD_STEP - MARGIN] as const
      const isOnLand = land.some((shape) => contains(shape, point))
      values[row * columns + column] = isOnLand ? 0 : distance(unprojectMercator(sheet, point))
    }
  return { columns, rows, step: FIELD_STEP, origin: [-MARGIN, -MARGIN], values }
}

const BEYOND_DEGREES = 14

/** A shore outside the sheet can still be the nearest one. */
function isNear(sheet: MercatorSheet, { latitude, longitude }: Coordinates): boolean {
  const end = unprojectMercator(sheet, [sheet.width, sheet.height])
  return (
    longitude > sheet.west - 2 * BEYOND_DEGREES &&
    longitude < end.longitude + 2 * BEYOND_DEGREES &&
    latitude < sheet.north + BEYOND_DEGREES &&
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
