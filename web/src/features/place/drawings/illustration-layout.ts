import type { ChartLine, PlaceChart } from '@app/contracts/place-guide'
import type { Coordinates } from '@app/domain/kernel'

import { mercator } from '../../../entities/map/drawing/mercator.ts'
import { pathData } from '../../../entities/map/drawing/path-data.ts'
import type { Point, Projection } from '../../../entities/map/drawing/projection.ts'

export const ILLUSTRATION = { width: 720, height: 440 } as const

export type IllustrationLayout = {
  readonly project: Projection
  readonly pixelsPerDegree: number
  readonly kmAcross: number
  path(lines: readonly ChartLine[], isClosed?: boolean): string
}

const KM_PER_DEGREE = 111.32

/**
 * The city is in the middle; the illustration is as wide as the area from the server, less a margin that hides its cut
 * edges.
 */
export function illustrationLayout({ latitude, longitude }: Coordinates, chart: PlaceChart): IllustrationLayout {
  const shown = chart.east * 0.97
  const pixelsPerDegree = ILLUSTRATION.width / (2 * shown)
  const unit = mercator({ ...ILLUSTRATION, west: longitude - shown, north: latitude, pixelsPerDegree })
  const project: Projection = (place) => {
    const [x, y] = unit({ ...place, longitude: nearest(place.longitude, longitude) })
    return [x, y + ILLUSTRATION.height / 2]
  }
  const kmPerDegree = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  return {
    project,
    pixelsPerDegree,
    kmAcross: 2 * shown * kmPerDegree,
    path: (lines, isClosed = false) =>
      pathData(
        lines.map((line) => pointsOf(line).map((place) => project(place))),
        isClosed,
      ),
  }
}

/** Apia is at 172° west: places across the date line must not be drawn on the other side of the world. */
function nearest(longitude: number, to: number): number {
  return longitude + 360 * Math.round((to - longitude) / 360)
}

function pointsOf(line: ChartLine): readonly Coordinates[] {
  return Array.from({ length: line.length / 2 }, (_, index) => ({
    longitude: line[2 * index] ?? 0,
    latitude: line[2 * index + 1] ?? 0,
  }))
}

const ROUND_DEGREES = [0.25, 0.5, 1, 2, 5, 10]
const ROUND_KM = [10, 20, 25, 50, 100, 200, 250, 500]

/** Meridians and parallels at round numbers, four to eight across. */
export function gridLines(
  centre: Coordinates,
  layout: IllustrationLayout,
): readonly { readonly from: Point; readonly to: Point }[] {
  const across = ILLUSTRATION.width / layout.pixelsPerDegree
  const step = ROUND_DEGREES.find((degrees) => across / degrees <= 6) ?? 10
  const around = (middle: number): readonly number[] =>
    Array.from({ length: 17 }, (_, index) => (Math.round(middle / step) + index - 8) * step)
  const meridians = around(centre.longitude).map((longitude) => layout.project({ ...centre, longitude })[0])
  const parallels = around(centre.latitude)
    .filter((latitude) => Math.abs(latitude) < 85)
    .map((latitude) => layout.project({ ...centre, latitude })[1])
  return [
    ...meridians
      .filter((x) => x > 0 && x < ILLUSTRATION.width)
      .map((x) => ({ from: [x, 0] as const, to: [x, ILLUSTRATION.height] as const })),
    ...parallels
      .filter((y) => y > 0 && y < ILLUSTRATION.height)
      .map((y) => ({ from: [0, y] as const, to: [ILLUSTRATION.width, y] as const })),
  ]
}

/** A scale bar of a round length, about a fifth of the illustration. */
export function scaleBar({ kmAcross }: IllustrationLayout): { readonly km: number; readonly pixels: number } {
  const km = ROUND_KM.findLast((each) => each <= kmAcross / 4) ?? 10
  return { km, pixels: (km / kmAcross) * ILLUSTRATION.width }
}
