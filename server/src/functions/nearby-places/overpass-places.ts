/** https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL */
import type { NearbyPlace } from '@app/contracts/nearby-places'
import { type Coordinates, distanceKm } from '@app/domain/kernel'
import { z } from 'zod'

import { askProvider, ProviderError } from './ask-provider.ts'
import type { Clock } from './clock-at.ts'
import type { PlaceFinder, PlaceSearch } from './place-finder.ts'
import { tidyLink } from './tidy-link.ts'

const MAX_BYTES = 3_000_000
/** OpenStreetMap allows no longer one; whoever sends more wants to keep us busy. */
const LONGEST_VALUE = 255
/** In a dense town the next twenty are nearer than this, and five kilometres would be thousands. */
const FIRST_LOOK_M = 800
/** The public server need not know the door somebody stands at: a hundred metres or so do. */
const DECIMALS = 3
const ROUNDING_M = 80

const Element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: z.object({ lat: z.number(), lon: z.number() }).optional(),
  tags: z
    .record(
      z.string(),
      z.string().transform((value) => value.slice(0, LONGEST_VALUE)),
    )
    .default({}),
})
type Element = z.infer<typeof Element>
const Answer = z.object({ elements: z.array(Element), remark: z.string().optional() })

type Options = {
  readonly url: string
  readonly clockAt: (at: Coordinates) => Promise<Clock>
  readonly now: () => number
}

export function createOverpassPlaces({ url, clockAt, now }: Options) {
  async function ask({ latitude, longitude }: Coordinates, radiusM: number, signal: AbortSignal) {
    const around = `${radiusM + ROUNDING_M},${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`
    const query = `[out:json][timeout:5];nwr(around:${around})[amenity=restaurant][name];out center tags qt;`
    const init = {
      method: 'POST',
      headers: { 'user-agent': 'Sojourn travel companion' },
      body: new URLSearchParams({ data: query }),
    }
    const { elements, remark } = Answer.parse(await askProvider(url, init, { maxBytes: MAX_BYTES, signal }))
    // A query that ran out of time is answered with 200, an empty list and a remark.
    if (remark !== undefined && elements.length === 0) throw new ProviderError('ran out of time')
    return elements
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

function toPlace(element: Element, from: Coordinates, clock: Clock, nowMs: number): NearbyPlace | null {
  const { type, id, tags, lat = element.center?.lat, lon = element.center?.lon } = element
  const name = tags['name']
  if (!name || lat === undefined || lon === undefined) return null
  const street = [tags['addr:housenumber'], tags['addr:street']].filter(Boolean).join(' ')
  const hours = tags['opening_hours']
  return {
    id: `osm-${type}-${id}`,
    name,
    address: [street, tags['addr:city']].filter(Boolean).join(', ') || null,
    distance: Math.round(distanceKm(from, { latitude: lat, longitude: lon }) * 1000),
    rating: null,
    reviews: null,
    openNow: hours === undefined ? null : clock.isOpen(hours),
    phone: tags['phone'] ?? tags['contact:phone'] ?? null,
    website: tidyLink(tags['website'] ?? tags['contact:website']),
    photo: null,
    coordinates: { lat, lng: lon },
    cuisine: tags['cuisine'] ?? null,
    source: { title: 'OpenStreetMap contributors', url: `https://www.openstreetmap.org/${type}/${id}` },
    asOf: new Date(nowMs).toISOString().slice(0, 10),
  }
}
