import type { Coordinates } from '@app/domain/kernel'

import type { Point, Projection } from './projection.ts'

/** North-west corner of a layout, and the width of a degree of longitude on it. */
export type MercatorLayout = {
  readonly width: number
  readonly height: number
  readonly west: number
  readonly north: number
  readonly pixelsPerDegree: number
}

/**
 * The Mercator projection: meridians and parallels are straight, so that the frame can be graduated, and the shortest
 * route between two places is bent. https://en.wikipedia.org/wiki/Mercator_projection
 */
export function mercator({ west, north, pixelsPerDegree }: MercatorLayout): Projection {
  const top = stretched(north)
  return ({ latitude, longitude }) => [
    (longitude - west) * pixelsPerDegree,
    (top - stretched(latitude)) * pixelsPerDegree,
  ]
}

export function unprojectMercator({ west, north, pixelsPerDegree }: MercatorLayout, [x, y]: Point): Coordinates {
  const angle = ((stretched(north) - y / pixelsPerDegree) * Math.PI) / 180
  return { longitude: west + x / pixelsPerDegree, latitude: (Math.atan(Math.sinh(angle)) * 180) / Math.PI }
}

// Beyond this the layout would be infinitely high.
const FARTHEST_LATITUDE = 85

function stretched(latitude: number): number {
  const angle = (Math.max(-FARTHEST_LATITUDE, Math.min(FARTHEST_LATITUDE, latitude)) * Math.PI) / 180
  return (Math.asinh(Math.tan(angle)) * 180) / Math.PI
}
