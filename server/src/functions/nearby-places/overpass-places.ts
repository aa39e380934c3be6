import type { NearbyPlace } from '@app/contracts/nearby-places'
import { type Coordinates, distanceKm } from '@app/domain/kernel'

import { askOverpass, type OsmElement } from '../../providers/ask-overpass.ts'
import type { Clock } from './clock-at.ts'
import type { PlaceFinder, PlaceSearch } from './place-finder.ts'
import { toWebLink } from './to-web-link.ts'

const MAX_BYTES = 3_000_000
/** In a dense town the next twenty places are nearer than this, and five kilometres would contain thousands. */
const FIRST_LOOK_M = 800
/**
 * Rounds the position to about a hundred metres, so that the public server does not learn the traveller's exact
 * position.
 */
const DECIMALS = 3
const ROUNDING_M = 80

type Options = {
  readonly url: string
  readonly clockAt: (at: Coordinates) => Promise<Clock>
  readonly now: () => number
}

export function createOverpassPlaces({ url, clockAt, now }: Options) {
  async function ask({ latitude, longitude }: Coordinates, radiusM: number, signal: AbortSignal) {
    const around = `${radiusM + ROUNDING_M},${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`
    const query = `[out:json][timeout:5];nwr(around:${around})[amenity=restaurant][name];out center tags qt;`
    return askOverpass(url, query, { maxBytes: MAX_BYTES, signal })
  }

  async function find({ at, radiusM, limit }: PlaceSearch, signal: AbortSignal): Promise<readonly NearbyPlace[]> {
    const clock = await clockAt(at)
    const nearest = async (withinM: number): Promise<readonly NearbyPlace[]> =>
      (await ask(at, withinM, signal))
        .flatMap((element) => toPlace(element, at, clock, now()) ?? [])
        .filter(({ distance }) => distance <= withinM)
        .toSorted((a, b) => a.distance - b.distance)
        .slice(0, limit)
    const close = await nearest(Math.min(FIRST_LOOK_M, radiusM))
    return close.length >= limit || radiusM <= FIRST_LOOK_M ? close : nearest(radiusM)
  }

  return { provider: 'overpass', find } as const satisfies PlaceFinder
}

function toPlace({ type, id, tags, at }: OsmElement, from: Coordinates, clock: Clock, nowMs: number) {
  const name = tags['name']
  if (!name) return null
  const street = [tags['addr:housenumber'], tags['addr:street']].filter(Boolean).join(' ')
  const hours = tags['opening_hours']
  return {
    id: `osm-${type}-${id}`,
    name,
    address: [street, tags['addr:city']].filter(Boolean).join(', ') || null,
    distance: Math.round(distanceKm(from, at) * 1000),
    rating: null,
    reviews: null,
    openNow: hours === undefined ? null : clock.isOpen(hours),
    phone: tags['phone'] ?? tags['contact:phone'] ?? null,
    website: toWebLink(tags['website'] ?? tags['contact:website']),
    photo: null,
    coordinates: { lat: at.latitude, lng: at.longitude },
    cuisine: tags['cuisine'] ?? null,
    source: { title: 'OpenStreetMap contributors', url: `https://www.openstreetmap.org/${type}/${id}` },
    asOf: new Date(nowMs).toISOString().slice(0, 10),
  } satisfies NearbyPlace
}
