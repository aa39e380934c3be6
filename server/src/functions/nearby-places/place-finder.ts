import type { NearbyPlace, NearbyPlacesResponse } from '@app/contracts/nearby-places'
import type { Coordinates } from '@app/domain/kernel'

export type PlaceSearch = { readonly at: Coordinates; readonly radiusM: number; readonly limit: number }

/** Restaurants around a point, the nearest first. Whatever goes wrong outside is thrown, and the next one is asked. */
export type PlaceFinder = {
  readonly provider: NearbyPlacesResponse['provider']
  find(search: PlaceSearch, signal: AbortSignal): Promise<readonly NearbyPlace[]>
}
