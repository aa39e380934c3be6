import { findAirport, routeBetween, type Airport } from '@app/datasets/airports'

import type { FlightRoutes } from './flight-routes.ts'

/** From the list of airports that ships with the product. */
export const packedFlightRoutes: FlightRoutes = {
  isKnown: (code) => findAirport(code) !== undefined,
  between: (from, to, today) => routeBetween(airport(from), airport(to), today),
}

function airport(code: string): Airport {
  const found = findAirport(code)
  if (!found) throw new Error(`No airport ${code}`)
  return found
}
