import type { TripAsk } from '@app/domain/trip-draft'
import { gatherPlaces as gather, type GatheredPlaces } from '@app/domain/trip-making'

import type { BackendConfig } from '../../../api/backend.ts'
import { loadTripFacts, loadTripPlaces } from '../../../entities/trip/trip-data.ts'
import { itineraryText as text } from '../itinerary-text.ts'

/** Places and facts from our server, for the cities of a request. */
export function gatherPlaces(config: BackendConfig, ask: TripAsk): Promise<GatheredPlaces> {
  return gather(ask, {
    places: (query) => loadTripPlaces(config, query),
    facts: (query) => loadTripFacts(config, query),
    titleOf,
  })
}

export function titleOf(names: readonly string[], count: number): string {
  const place = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
  return count === 1 ? text('title.day', { place }) : text('title.days', { count: String(count), place })
}
