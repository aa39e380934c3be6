import { PLACE_WORDS } from '@app/domain/guide'
import type { TripPlace as DomainTripPlace } from '@app/domain/trip'
import { z } from 'zod'

import { Coordinates, Latitude, Longitude } from '../coordinates.ts'
import type { FunctionContract } from '../function-contract.ts'
import { Money } from '../money.ts'

/** Of the traveller, for the names of places: ISO 639, two letters. */
const Language = z
  .string()
  .regex(/^[a-z]{2}$/)
  .exactOptional()

/** A city of the table, one by name (`Lisbon, Portugal`), or a point where no city is known. */
export const TripPlacesRequest = z.union([
  z.strictObject({ cityId: z.int().positive(), language: Language }),
  z.strictObject({ name: z.string().trim().min(1).max(120), language: Language }),
  z.strictObject({ latitude: Latitude, longitude: Longitude, language: Language }),
])
export type TripPlacesRequest = z.infer<typeof TripPlacesRequest>

const GuideHints = z.object({
  importance: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  bestTimes: z.array(z.enum(PLACE_WORDS.TIMES_OF_DAY)),
  booking: z.object({ need: z.enum(['none', 'useful', 'essential']), daysAhead: z.number() }),
  ticketId: z.string().max(300).nullable(),
  domain: z.string().max(300).nullable(),
  asOf: z.string().regex(/^20\d\d-\d\d$/),
})

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
  guide: GuideHints.exactOptional(),
  sources: z.array(z.string()),
}) satisfies z.ZodType<DomainTripPlace>

export const TripPlacesResponse = z.object({
  /** The requested city, or the one around the point; null when none is near. */
  city: z
    .object({
      cityId: z.int(),
      name: z.string(),
      country: z.string(),
      coordinates: Coordinates,
      timeZone: z.string(),
    })
    .nullable(),
  /** At most 120 sights, the best known first, then at most 80 restaurants and bars. */
  places: z.array(TripPlace),
  /** Changes with the tables: an answer stored on a device with the same version is still current. */
  version: z.string(),
})
export type TripPlacesResponse = z.infer<typeof TripPlacesResponse>

export const tripPlacesContract = {
  name: 'trip-places',
  request: TripPlacesRequest,
  response: TripPlacesResponse,
} as const satisfies FunctionContract
