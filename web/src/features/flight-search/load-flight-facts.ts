import type { Coordinates } from '@app/domain/kernel'

import { drawRoutePlate } from '../../ui/chart/draw-route-plate.ts'

/** Airports and coastlines, a hundred kilobytes: fetched once, when somebody types or asks. */
export async function loadFlightFacts() {
  const [airports, { COASTLINE }] = await Promise.all([
    import('@app/datasets/airports'),
    import('@app/datasets/coastline'),
  ])
  return { ...airports, drawRoutePlate: (from: Coordinates, to: Coordinates) => drawRoutePlate(COASTLINE, from, to) }
}
