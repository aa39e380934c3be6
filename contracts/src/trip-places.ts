import type { TripPlace as DomainTripPlace } from '@app/domain/trip'
import { z } from 'zod'

import { Coordinates, Latitude, Longitude } from './coordinates.ts'
import type { FunctionContract } from './function-contract.ts'
import { Money } from './money.ts'

/** A city of the table, one by name (`Lisbon, Portugal`), or a point where no city is known. */
export const TripPlacesRequest = z.union([
  z.strictObject({ cityId: z.int().positive() }),
  z.strictObject({ name: z.string().trim().min(1).max(120) }),
  z.strictObject({ latitude: Latitude, longitude: Longitude }),
])
export type TripPlacesRequest = z.infer<typeof TripPlacesRequest>

const Basis = z.enum(['source', 'usual'])

export const TripPlace = z.object({
  id: z.string(),
  name: z.string(),
  otherNames: z.array(z.string()).exactOptional(),
  coordinates: Coordinates,
  kind: z.string(),
  hours: z.object({ text: z.string(), basis: Basis }).nullable(),
  visitMinutes: z.int().positive(),
  price: Money.nullable(),
  priceBasis: Basis.exactOptional(),
  fact: z.string().exactOptional(),
  isIndoor: z.boolean().nullable(),
  wheelchair: z.enum(['yes', 'limited', 'no']).exactOptional(),
  diets: z.array(z.string()).exactOptional(),
  renown: z.number().min(0).max(1),
  sources: z.array(z.string()),
}) satisfies z.ZodType<DomainTripPlace>

export const TripPlacesResponse = z.object({
  /** The city asked for, or the one around the point; null in the middle of nowhere. */
  city: z
    .object({
      cityId: z.int(),
      name: z.string(),
      country: z.string(),
      coordinates: Coordinates,
      timeZone: z.string(),
    })
    .nullable(),
  /** At most 120 sights, the best known first, then at most 80 tables and bars. */
  places: z.array(TripPlace),
  /** Changes with the tables: an answer kept on a device under the same one is still the answer. */
  version: z.string(),
})
export type TripPlacesResponse = z.infer<typeof TripPlacesResponse>

export const tripPlacesContract = {
  name: 'trip-places',
  request: TripPlacesRequest,
  response: TripPlacesResponse,
} as const satisfies FunctionContract
