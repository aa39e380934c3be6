import { type Airport, findAirport, routeBetween } from '@app/datasets/airports'
import { EXCHANGE_RATES } from '@app/datasets/exchange-rates'
import { minorDigitsOf } from '@app/domain/kernel'
import type { Worth } from '@app/domain/passenger-rights'

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

/** Only to put two laws in order; no converted sum is shown. */
export const worthInDollars: Worth = ({ minorUnits, currency }) => {
  const rate = EXCHANGE_RATES.perDollar(currency)
  return rate === undefined ? null : minorUnits / 10 ** minorDigitsOf(currency) / rate
}
