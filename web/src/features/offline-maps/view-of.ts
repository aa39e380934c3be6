import type { MapPack } from '@app/datasets/map-packs'

import type { MapView } from '../../ui/map/map-engine.ts'

/** Where the middle of the sheet is not where people are: the sheet of Monaco is nearly all its sea. */
const BY_HAND: Readonly<Record<string, MapView>> = {
  world: { center: { lat: 20, lng: 10 }, zoom: 1 },
  monaco: { center: { lat: 43.7384, lng: 7.4246 }, zoom: 13 },
}

/** How the map of a pack is opened. */
export function viewOf({ id, bounds: [west, south, east, north] }: Pick<MapPack, 'id' | 'bounds'>): MapView {
  const center = { lat: (south + north) / 2, lng: (west + east) / 2 }
  // As many doublings as fit the wider side of the region into the panel.
  return BY_HAND[id] ?? { center, zoom: Math.min(14, Math.log2(360 / Math.max(east - west, north - south))) }
}
