import type { MercatorSheet } from '../../ui/chart/mercator.ts'

/** The seas between Taiwan, Korea and Japan. */
export const SIGN_IN_SHEET: MercatorSheet = { width: 600, height: 560, west: 117.5, north: 43.2, pixelsPerDegree: 22.5 }
