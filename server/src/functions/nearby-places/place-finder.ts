import type { NearbyPlace, NearbyPlacesResponse } from '@app/contracts/nearby-places'
import type { Coordinates } from '@app/domain/kernel'

export type PlaceSearch = { readonly at: Coordinates; readonly radiusM: number; readonly limit: number }

/** Restaurants around a point, the nearest first. Errors are thrown, and the next provider is tried. */
export type PlaceFinder = {
  readonly provider: NearbyPlacesResponse['provider']
  find(search: PlaceSearch, signal: AbortSignal): Promise<readonly NearbyPlace[]>
}
