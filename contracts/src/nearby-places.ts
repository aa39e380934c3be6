import { z } from 'zod'

import { Source } from './claim.ts'
import { Coordinates, Latitude, Longitude } from './coordinates.ts'
import type { FunctionContract } from './function-contract.ts'

const MOST_METRES = 50_000

export const NearbyPlacesRequest = z.strictObject({
  latitude: Latitude,
  longitude: Longitude,
  type: z.literal('restaurant').default('restaurant'),
  /** Metres. */
  radius: z.number().int().min(1).max(MOST_METRES).default(5000),
})
export type NearbyPlacesRequest = z.infer<typeof NearbyPlacesRequest>

export const NearbyPlace = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string().nullable(),
  /** Metres, as the crow flies. */
  distance: z.number(),
  rating: z.number().nullable(),
  reviews: z.number().nullable(),
  /** Null: unknown. */
  openNow: z.boolean().nullable(),
  phone: z.string().nullable(),
  website: z.url({ protocol: /^https?$/ }).nullable(),
  photo: z.url({ protocol: /^https$/ }).nullable(),
  coordinates: z.object({ lat: Latitude, lng: Longitude }),
  cuisine: z.string().nullable(),
  source: Source,
  /** Year, and month or day if known, of these facts. */
  asOf: z.string(),
})
export type NearbyPlace = z.infer<typeof NearbyPlace>

export const NearbyPlacesResponse = z.object({
  places: z.array(NearbyPlace),
  radius: z.number(),
  location: Coordinates,
  /** The provider that answered, and the earlier ones that failed. */
  provider: z.enum(['google', 'overpass', 'packed']),
  unreachable: z.array(z.enum(['google', 'overpass'])),
})
export type NearbyPlacesResponse = z.infer<typeof NearbyPlacesResponse>

export const nearbyPlacesContract = {
  name: 'nearby-places',
  request: NearbyPlacesRequest,
  response: NearbyPlacesResponse,
} as const satisfies FunctionContract
