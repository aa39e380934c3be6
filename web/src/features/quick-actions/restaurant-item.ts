import type { NearbyPlace } from '@app/contracts/nearby-places'

import type { SavableItem } from '../../api/saves/saved-item.ts'

export function restaurantItem(place: NearbyPlace): SavableItem {
  const { id, name, address, photo, rating, reviews, phone, website, distance, openNow, coordinates } = place
  return {
    type: 'restaurant',
    title: name,
    description: address ?? '',
    image_url: photo,
    item_id: id,
    item_data: { rating, reviews, phone, website, address, distance, openNow, place_id: id, coordinates },
  }
}
