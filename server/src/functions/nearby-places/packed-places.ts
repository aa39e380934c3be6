import type { NearbyPlace } from '@app/contracts/nearby-places'
import type { OsmPlace } from '@app/datasets/osm-places'
import type { Place, Places } from '@app/datasets/places'
import type { Coordinates } from '@app/domain/kernel'

import { loadPlaceGuides } from '../../places/place-data.ts'
import { loadPlaceMap } from '../../places/place-map.ts'
import type { Clock } from './clock-at.ts'
import type { PlaceFinder } from './place-finder.ts'
import { toWebLink } from './to-web-link.ts'

type Options = { readonly clockAt: (at: Coordinates) => Promise<Clock> }

/** A place of the same name this near is the same place, and the map has more facts than the guide. */
const SAME_HOUSE_M = 150

/** The places that ship with the product: sixteen towns of OpenStreetMap, and places named in travel guides. */
export function createPackedPlaces({ clockAt }: Options): PlaceFinder {
  return {
    provider: 'packed',
    async find({ at, radiusM, limit }) {
      const [map, guides] = [await loadPlaceMap(), await loadPlaceGuides()]
      const km = radiusM / 1000
      const clock = await clockAt(at)
      const onMap = map
        .near(at, km, ({ kind, name }) => kind === 'restaurant' && name !== null)
        .map(({ value, km: away }) => fromMap(value, away, clock))
      const inGuides = guides.flatMap((guide) =>
        guide
          .near(at, km, ({ group, kind }) => group === 'eat' && kind === 'restaurant')
          .map(({ value, km: away }) => fromGuide(value, away, guide)),
      )
      const others = inGuides.filter((place) => !onMap.some((known) => isSameHouse(known, place)))
      return [...onMap, ...others].toSorted((a, b) => a.distance - b.distance).slice(0, limit)
    },
  }
}

const UNRATED = { rating: null, reviews: null, photo: null } as const

function fromMap(place: OsmPlace, km: number, clock: Clock): NearbyPlace {
  const { coordinates, name, osmId, openingHours } = place
  const { latitude: lat, longitude: lng } = coordinates
  return {
    ...UNRATED,
    id: osmId ? `osm-${osmId}` : `osm-${lat},${lng}`,
    name: name ?? '',
    address: place.address,
    distance: Math.round(km * 1000),
    openNow: openingHours === null ? null : clock.isOpen(openingHours),
    phone: place.phone,
    website: toWebLink(place.website),
    coordinates: { lat, lng },
    cuisine: place.cuisine,
    source: { title: 'OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
    asOf: place.mapDate,
  }
}

/** Ten years old and without hours: never shown as open. */
function fromGuide(place: Place, km: number, { origin }: Places): NearbyPlace {
  const { latitude: lat, longitude: lng } = place.coordinates
  return {
    ...UNRATED,
    id: place.id,
    name: place.latinName ?? place.name,
    address: null,
    distance: Math.round(km * 1000),
    openNow: null,
    phone: null,
    website: null,
    coordinates: { lat, lng },
    cuisine: null,
    source: origin.source,
    asOf: origin.checkedAt,
  }
}

function isSameHouse(a: NearbyPlace, b: NearbyPlace): boolean {
  return fold(a.name) === fold(b.name) && Math.abs(a.distance - b.distance) <= SAME_HOUSE_M
}

function fold(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
