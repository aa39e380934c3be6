import type { Coordinates } from '@app/domain/kernel'

import { drawRouteIllustration } from './draw-route-illustration.ts'

/** Airports and coastlines, a hundred kilobytes: loaded once, when a form that needs them gets focus or is sent. */
export async function loadFlightFacts() {
  const [airports, { COASTLINE }] = await Promise.all([
    import('@app/datasets/airports'),
    import('@app/datasets/coastline'),
  ])
  return {
    ...airports,
    drawRouteIllustration: (from: Coordinates, to: Coordinates) => drawRouteIllustration(COASTLINE, from, to),
  }
}

/**
 * Preloaded while there is a connection, so that the answer needs none; the form reports a failure when it needs the
 * data.
 */
export function fetchFlightFacts(): void {
  loadFlightFacts().catch(() => undefined)
}
