import type { Trip } from '@app/domain/trip'

import type { SavableItem } from '../../../entities/save/saved-item.ts'
import { itineraryText as text } from '../itinerary-text.ts'

/** A trip as a saved item: a link to it, because the trip itself may still change. */
export function tripItem(trip: Trip, path: string): SavableItem {
  const cities = [...new Set(trip.days.map(({ city }) => city.name).filter(Boolean))]
  return {
    type: 'itinerary',
    title: trip.title.trim().slice(0, 300) || text('untitled'),
    description: cities.join(', ').slice(0, 1000),
    image_url: null,
    item_id: path,
    item_data: { path, ...pointOf(trip) },
  }
}

function pointOf({ days: [first] }: Trip) {
  const at = first?.city.coordinates
  return at && { coordinates: { lat: at.latitude, lng: at.longitude } }
}

/** The URL of an open trip. Every step of planning has one: Back goes from the trip to the wishes to the start. */
export function tripPath(id: string): string {
  return `/itinerary?trip=${encodeURIComponent(id)}`
}
