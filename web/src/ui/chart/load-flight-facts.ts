import type { Coordinates } from '@app/domain/kernel'

import { drawRoutePlate } from './draw-route-plate.ts'

/** Airports and coastlines, a hundred kilobytes: fetched once, when somebody comes to a form that needs them or asks. */
export async function loadFlightFacts() {
  const [airports, { COASTLINE }] = await Promise.all([
    import('@app/datasets/airports'),
    import('@app/datasets/coastline'),
  ])
  return { ...airports, drawRoutePlate: (from: Coordinates, to: Coordinates) => drawRoutePlate(COASTLINE, from, to) }
}

/** While there is a signal, so that the answer needs none; a failure is met when it matters. */
export function fetchFlightFacts(): void {
  loadFlightFacts().catch(() => undefined)
}
