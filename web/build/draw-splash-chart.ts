/** Draws the chart of the splash from packed coastlines: `npm run draw -w web`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { COASTLINE } from '@app/datasets/coastline'
import { type Coordinates, distanceKm } from '@app/domain/kernel'

import { clipLine } from '../src/entities/map/drawing/clip.ts'
import { graticule } from '../src/entities/map/drawing/graticule.ts'
import { landShapes } from '../src/entities/map/drawing/land.ts'
import { azimuthal } from '../src/entities/map/drawing/projection.ts'
import { compactPath, UNITS_PER_PIXEL } from './compact-path.ts'
import { simplifyLine } from './simplify-line.ts'

const SIZE = { width: 1440 / UNITS_PER_PIXEL, height: 900 / UNITS_PER_PIXEL }
const MARGIN = 160 / UNITS_PER_PIXEL
const KM_PER_NAUTICAL_MILE = 1.852
const STEPS_PER_LEG = 3
const TOLERANCE = 0.4

/** A galley route of Venice, kept in open water: down the Adriatic, round Cape Maleas, up to the Bosphorus. */
const WAYPOINTS: readonly (readonly [latitude: number, longitude: number])[] = [
  [45.36, 12.5],
  [44.9, 13.1],
  [44.0, 14.0],
  [43.1, 15.4],
  [42.1, 17.0],
  [41.0, 18.5],
  [39.9, 19.1],
  [38.7, 19.9],
  [37.4, 20.5],
  [36.5, 21.5],
  [36.15, 22.7],
  [36.6, 23.4],
  [37.5, 24.2],
  [38.02, 24.66],
  [38.8, 25.0],
  [39.6, 25.5],
  [40.03, 26.1],
  [40.24, 26.45],
  [40.48, 26.8],
  [40.7, 27.8],
  [40.98, 28.95],
]

const centre = { latitude: 41.2, longitude: 17.5 }
const project = azimuthal(centre, 62 / UNITS_PER_PIXEL, [SIZE.width * 0.55, SIZE.height * 0.4])
const frame = { left: -MARGIN, top: -MARGIN, right: SIZE.width + MARGIN, bottom: SIZE.height + MARGIN }

const land = landShapes(COASTLINE, project, frame, centre).map((shape) => simplifyLine(shape, TOLERANCE))
const grid = graticule(2)
  .flatMap((line) => clipLine(line.map(project), frame))
  .map((line) => simplifyLine(line, TOLERANCE))
const course = smooth(WAYPOINTS.map(([latitude, longitude]) => ({ latitude, longitude })))
const miles = course.reduce((sum, place, index) => sum + distanceKm(course[index - 1] ?? place, place), 0)

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg"><path id="land" pathLength="100" ' +
  `d="${compactPath(land, true)}"/><path id="grid" d="${compactPath(grid)}"/></svg>`
const log = {
  nauticalMiles: Math.round(miles / KM_PER_NAUTICAL_MILE),
  /** x, y, latitude, longitude */
  course: course.map((place) => {
    const [x, y] = project(place).map((value) => Math.round(value * UNITS_PER_PIXEL))
    return [x, y, hundredths(place.latitude), hundredths(place.longitude)]
  }),
}
const folder = join(import.meta.dirname, '../src/features/splash')
// The coast is an image, so that the splash script, which loads first, does not contain it.
await writeFile(join(folder, 'splash-chart.svg'), `${drawing}\n`)
await writeFile(join(folder, 'splash-course.json'), `${JSON.stringify(log)}\n`)

/** Ships turn gradually: a curve through every waypoint (Catmull and Rom). */
function smooth(places: readonly Coordinates[]): readonly Coordinates[] {
  const last = places.length - 1
  const at = (index: number): Coordinates => places[Math.min(last, Math.max(0, index))] ?? centre
  const curve = places.slice(0, last).flatMap((_, leg) =>
    Array.from({ length: STEPS_PER_LEG }, (_step, step) => {
      const mix = (pick: (place: Coordinates) => number) =>
        spline([at(leg - 1), at(leg), at(leg + 1), at(leg + 2)].map(pick), step / STEPS_PER_LEG)
      return { latitude: mix(({ latitude }) => latitude), longitude: mix(({ longitude }) => longitude) }
    }),
  )
  return [...curve, at(last)]
}

function spline([a = 0, b = 0, c = 0, d = 0]: readonly number[], t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
