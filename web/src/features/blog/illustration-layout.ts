import type { Coordinates } from '@app/domain/kernel'

import { type MercatorLayout, unprojectMercator } from '../../entities/map/drawing/mercator.ts'

export const ILLUSTRATION = { width: 480, height: 220, pixelsPerDegree: 46 } as const
/** The position of the city on its illustration. */
export const CITY_AT = { x: 240, y: 104 } as const

/** The layout of a cover: about two hundred nautical miles around the city. */
export function illustrationLayout({ latitude, longitude }: Coordinates): MercatorLayout {
  const west = longitude - CITY_AT.x / ILLUSTRATION.pixelsPerDegree
  const { latitude: north } = unprojectMercator({ ...ILLUSTRATION, west, north: latitude }, [0, -CITY_AT.y])
  return { ...ILLUSTRATION, west, north }
}
