import type { CityGuide } from '@app/contracts/place-guide'

import type { SavableItem } from '../../api/saves/saved-item.ts'

export function placeItem({ id, name, division, countryName, path, coordinates }: CityGuide): SavableItem {
  const standing = [division === name ? null : division, name === countryName ? null : countryName]
  return {
    type: 'place',
    title: name,
    description: standing.filter((part) => part !== null && part !== '').join(', '),
    image_url: null,
    item_id: `city-${id}`,
    item_data: { path, coordinates: { lat: coordinates.latitude, lng: coordinates.longitude } },
  }
}
