import type { MercatorLayout } from '../../entities/map/drawing/mercator.ts'

/** The seas between Taiwan, Korea and Japan. */
export const SIGN_IN_LAYOUT: MercatorLayout = {
  width: 600,
  height: 560,
  west: 117.5,
  north: 43.2,
  pixelsPerDegree: 22.5,
}
