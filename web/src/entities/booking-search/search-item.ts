import type { SavableItem } from '../save/saved-item.ts'
import type { RecentSearch } from './stored-recent-searches.ts'

type Point = { readonly latitude: number; readonly longitude: number }

/** A search is saved as its query: prices and rooms depend on the day it is repeated. */
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
