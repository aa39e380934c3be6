import type { RegionPlace } from '@app/contracts/map-regions'
import type { OsmPlace } from '@app/datasets/osm-places'

import { loadPlaceMap } from '../places/place-map.ts'

type Bounds = readonly [west: number, south: number, east: number, north: number]

/** The places of our own list within a region, for the search on the device. */
export async function regionPlaces([west, south, east, north]: Bounds): Promise<readonly RegionPlace[]> {
  const map = await loadPlaceMap()
  const isInside = ({ coordinates: { latitude, longitude } }: OsmPlace): boolean =>
    west <= longitude && longitude <= east && south <= latitude && latitude <= north
  return [...map.all()]
    .filter(isInside)
    .map(({ name, englishName, kind, coordinates, openingHours, address }) => [
      englishName && name && englishName !== name ? `${englishName} (${name})` : (name ?? englishName ?? ''),
      kind,
      coordinates.latitude,
      coordinates.longitude,
      openingHours ?? '',
      address ?? '',
    ])
}
