/** https://developers.google.com/maps/documentation/places/web-service/nearby-search */
import type { NearbyPlace } from '@app/contracts/nearby-places'
import { distanceKm } from '@app/domain/kernel'
import { z } from 'zod'

import { askProvider } from '../../providers/ask-provider.ts'
import type { PlaceFinder } from './place-finder.ts'
import { toWebLink } from './to-web-link.ts'

const FIELDS = [
  'id',
  'displayName',
  'formattedAddress',
  'location',
  'rating',
  'userRatingCount',
  'currentOpeningHours.openNow',
  'internationalPhoneNumber',
  'websiteUri',
  'photos.name',
]
const MAX_BYTES = 500_000
const PHOTO_BYTES = 10_000
const PHOTO_PX = 400

const GooglePlace = z.object({
  id: z.string(),
  displayName: z.object({ text: z.string() }),
  formattedAddress: z.string().optional(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  rating: z.number().optional(),
  userRatingCount: z.number().optional(),
  currentOpeningHours: z.object({ openNow: z.boolean().optional() }).optional(),
  internationalPhoneNumber: z.string().optional(),
  websiteUri: z.string().optional(),
  photos: z.array(z.object({ name: z.string().regex(/^places\/[\w-]+\/photos\/[\w-]+$/) })).optional(),
})
const Found = z.object({ places: z.array(GooglePlace).default([]) })
const Photo = z.object({ photoUri: z.url({ protocol: /^https$/ }) })

type Options = {
  readonly key: string
  /** Pages may show Google's pictures only when its maps are on; otherwise no photos are requested. */
  readonly hasPhotos: boolean
  readonly baseUrl?: string
  readonly now: () => number
}

export function createGooglePlaces({ key, hasPhotos, baseUrl = 'https://places.googleapis.com', now }: Options) {
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': key }

  /** The address of a photo contains no key. A failed photo does not drop the place. */
  async function photoOf({ photos }: z.infer<typeof GooglePlace>, signal: AbortSignal): Promise<string | null> {
    const name = hasPhotos ? photos?.[0]?.name : undefined
    if (name === undefined) return null
    const url = `${baseUrl}/v1/${name}/media?maxWidthPx=${PHOTO_PX}&skipHttpRedirect=true`
    try {
      return Photo.parse(await askProvider(url, { headers }, { maxBytes: PHOTO_BYTES, signal, timeoutMs: 2_000 }))
        .photoUri
    } catch {
      return null
    }
  }

  return {
    provider: 'google',
    async find({ at, radiusM, limit }, signal) {
      const body = {
        includedTypes: ['restaurant'],
        maxResultCount: limit,
        rankPreference: 'DISTANCE',
        locationRestriction: { circle: { center: at, radius: radiusM } },
      }
      const mask = FIELDS.map((field) => `places.${field}`).join(',')
      const init = { method: 'POST', headers: { ...headers, 'x-goog-fieldmask': mask }, body: JSON.stringify(body) }
      const answer = await askProvider(`${baseUrl}/v1/places:searchNearby`, init, { maxBytes: MAX_BYTES, signal })
      const asOf = new Date(now()).toISOString().slice(0, 10)
      const found = await Promise.all(
        Found.parse(answer).places.map(async (place): Promise<NearbyPlace> => {
          const { location, displayName } = place
          return {
            id: place.id,
            name: displayName.text,
            address: place.formattedAddress ?? null,
            distance: Math.round(distanceKm(at, location) * 1000),
            rating: place.rating ?? null,
            reviews: place.userRatingCount ?? null,
            openNow: place.currentOpeningHours?.openNow ?? null,
            phone: place.internationalPhoneNumber ?? null,
            website: toWebLink(place.websiteUri),
            photo: await photoOf(place, signal),
            coordinates: { lat: location.latitude, lng: location.longitude },
            cuisine: null,
            source: { title: 'Google Maps', url: `https://www.google.com/maps/place/?q=place_id:${place.id}` },
            asOf,
          }
        }),
      )
      return found.toSorted((a, b) => a.distance - b.distance)
    },
  } as const satisfies PlaceFinder
}
