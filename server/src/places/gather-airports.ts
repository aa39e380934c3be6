import type { PlaceAirport } from '@app/contracts/place-guide'
import { airportLabel, AIRPORTS, AIRPORTS_SOURCE } from '@app/datasets/airports'
import type { City } from '@app/datasets/cities'
import { countryName } from '@app/datasets/city-search'
import type { ClaimToday } from '@app/datasets/place-guide'
import { type Claim, distanceKm } from '@app/domain/kernel'

const MAX_AIRPORTS = 5
const NEAR_KM = 120
/** Without an airport nearby, a far one is shown. */
const FAR_KM = 600

/**
 * The extra distance accepted for an airport with twice the traffic: Vienna for Bratislava, but not Dubrovnik for
 * Kotor.
 */
const KM_PER_DOUBLING = 28

function effortOf({ rank, km }: { readonly rank: number; readonly km: number }): number {
  return Math.log2(rank + 1) + km / KM_PER_DOUBLING
}

/** The airports near the city, sorted by traffic and distance; without any, the two nearest. */
export function gatherAirports(
  { coordinates }: Pick<City, 'coordinates'>,
  claim: ClaimToday,
): Claim<readonly PlaceAirport[]> {
  const all = AIRPORTS.map((airport, rank) => ({ airport, rank, km: distanceKm(coordinates, airport.coordinates) }))
  const near = all
    .filter(({ km }) => km <= NEAR_KM)
    .toSorted((a, b) => effortOf(a) - effortOf(b))
    .slice(0, MAX_AIRPORTS)
  const nearest = all.filter(({ km }) => km <= FAR_KM).toSorted((a, b) => a.km - b.km)
  const found = near.length > 0 ? near : nearest.slice(0, 2)
  const airports = found.map(({ airport, km }) => ({
    code: airport.code,
    name: airport.name,
    city: airport.city,
    country: airport.country,
    countryName: countryName(airport.country),
    km: Math.round(km),
    label: airportLabel(airport),
  }))
  return claim('airports', AIRPORTS_SOURCE, airports)
}
