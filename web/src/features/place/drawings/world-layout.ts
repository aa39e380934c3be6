import type { MercatorLayout } from '../../../entities/map/drawing/mercator.ts'

/** From Patagonia to Svalbard; Antarctica has no towns. */
export const WORLD_LAYOUT: MercatorLayout = {
  width: 760,
  height: 512,
  west: -170,
  north: 78,
  pixelsPerDegree: 760 / 360,
}
