import type { Coordinates } from '@app/domain/kernel'

import type { MercatorSheet } from '../../ui/chart/mercator.ts'

/** The sheet of a desk: the Atlantic is left empty for the words, the ways lie in the east. */
export const WIDE_SHEET: MercatorSheet = { width: 1440, height: 900, west: -62, north: 66.6, pixelsPerDegree: 14 }

/** The strip of a phone, drawn at its own scale so that names stay readable. */
export const NARROW_SHEET: MercatorSheet = { width: 420, height: 236, west: -21, north: 50.4, pixelsPerDegree: 6.9 }

/** The whole globe, cut where the Pacific is widest. */
export const WORLD_SHEET: MercatorSheet = { width: 720, height: 372, west: -169, north: 74.5, pixelsPerDegree: 2 }

/** Small plates of the places people write from. */
export const PLATES = {
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
} as const satisfies Record<string, MercatorSheet & { readonly place: Coordinates }>
