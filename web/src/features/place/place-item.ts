import type { CityGuide, PlaceSight } from '@app/contracts/place-guide'

import type { SavableItem } from '../../entities/save/saved-item.ts'

export function placeItem(guide: CityGuide): SavableItem {
  const { id, name, division, countryName, path, coordinates } = guide
  const standing = [division === name ? null : division, name === countryName ? null : countryName]
  return {
    type: 'place',
    title: name,
    description: standing.filter((part) => part !== null && part !== '').join(', '),
    image_url: null,
    item_id: guide.region ? `region-${guide.guide?.id ?? path}` : `city-${id}`,
    item_data: { path, coordinates: { lat: coordinates.latitude, lng: coordinates.longitude } },
  }
}

/** A sight links to the page of its city. */
export function sightItem(
  { name: city, countryName, path }: Pick<CityGuide, 'name' | 'countryName' | 'path'>,
  sight: PlaceSight,
): SavableItem {
  const { id, name, latinName, coordinates } = sight
  return {
    type: 'place',
    title: (latinName ?? name).slice(0, 300),
    description: city === countryName ? city : `${city}, ${countryName}`,
    image_url: null,
    item_id: `sight-${id}`,
    item_data: { path: `${path}#sights`, coordinates: { lat: coordinates.latitude, lng: coordinates.longitude } },
  }
}
