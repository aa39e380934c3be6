import type { Coordinates } from '@app/domain/kernel'

import type { MercatorLayout } from '../../../entities/map/drawing/mercator.ts'

/** The layout of a desktop: the Atlantic is left empty for the text, the routes are in the east. */
export const WIDE_LAYOUT: MercatorLayout = { width: 1440, height: 900, west: -62, north: 66.6, pixelsPerDegree: 14 }

/** The strip of a phone, drawn at its own scale so that names stay readable. */
export const NARROW_LAYOUT: MercatorLayout = { width: 420, height: 236, west: -21, north: 50.4, pixelsPerDegree: 6.9 }

/** The whole globe, cut at the widest part of the Pacific. */
export const WORLD_LAYOUT: MercatorLayout = { width: 720, height: 372, west: -169, north: 74.5, pixelsPerDegree: 2 }

/** Small illustrations of the testimonials' places. */
export const ILLUSTRATIONS = {
  crete: {
    width: 320,
    height: 220,
    west: 19.9,
    north: 39.3,
    pixelsPerDegree: 32,
    place: { latitude: 35.51, longitude: 24.02 },
  },
  setouchi: {
    width: 320,
    height: 220,
    west: 129.2,
    north: 37.6,
    pixelsPerDegree: 32,
    place: { latitude: 34.34, longitude: 134.04 },
  },
  'cook-strait': {
    width: 320,
    height: 220,
    west: 168.6,
    north: -37.6,
    pixelsPerDegree: 27,
    place: { latitude: -41.29, longitude: 174.78 },
  },
} as const satisfies Record<string, MercatorLayout & { readonly place: Coordinates }>
