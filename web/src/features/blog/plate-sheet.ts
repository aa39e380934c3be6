import type { Coordinates } from '@app/domain/kernel'

import { type MercatorSheet, unprojectMercator } from '../../ui/chart/mercator.ts'

export const PLATE = { width: 480, height: 220, pixelsPerDegree: 46 } as const
/** Where the city stands on its plate. */
export const CITY_AT = { x: 240, y: 104 } as const

/** The sheet of a cover: some two hundred sea miles around the city. */
export function plateSheet({ latitude, longitude }: Coordinates): MercatorSheet {
  const west = longitude - CITY_AT.x / PLATE.pixelsPerDegree
  const { latitude: north } = unprojectMercator({ ...PLATE, west, north: latitude }, [0, -CITY_AT.y])
  return { ...PLATE, west, north }
}
