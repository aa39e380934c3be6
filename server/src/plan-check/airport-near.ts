import { rankOfAirport } from '@app/datasets/airport-ranks'
import { AIRPORTS } from '@app/datasets/airports'
import { type Coordinates, distanceKm } from '@app/domain/kernel'

const REACH_KM = 70

/** Of the airports around a city the one with the most traffic; null where none is near. */
export function airportNear(city: Coordinates): Coordinates | null {
  const [best] = AIRPORTS.filter(({ coordinates }) => distanceKm(coordinates, city) <= REACH_KM).toSorted(
    (one, other) => (rankOfAirport(other.code)?.importance ?? 0) - (rankOfAirport(one.code)?.importance ?? 0),
  )
  return best?.coordinates ?? null
}
