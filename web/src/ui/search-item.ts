import type { SavableItem } from '../api/saves/saved-item.ts'
import type { RecentSearch } from '../device/recent-searches.ts'

type Point = { readonly latitude: number; readonly longitude: number }

/** A search is kept as the question it was: prices and rooms are of the day it is asked again. */
export function searchItem({ kind, title, detail, path }: RecentSearch, at?: Point | null): SavableItem {
  const place = at && { coordinates: { lat: at.latitude, lng: at.longitude } }
  return {
    type: kind,
    title,
    description: detail,
    image_url: null,
    item_id: path.slice(0, 500),
    item_data: { path, ...place },
  }
}
