import { PLACE_WORDS, TRAVEL_WORDS } from '@app/domain/guide'
import { isCalendarDate } from '@app/domain/kernel'
import { TRAVEL_STYLES } from '@app/domain/travel-prices'
import type { TripPlace as DomainTripPlace } from '@app/domain/trip'
import type { CityKnowledge as DomainKnowledge } from '@app/domain/trip-details'
import { z } from 'zod'

import { Coordinates, Latitude, Longitude } from '../coordinates.ts'
import type { FunctionContract } from '../function-contract.ts'
import { Money } from '../money.ts'

/** Of the traveller, for the names of places: ISO 639, two letters. */
const Language = z
  .string()
  .regex(/^[a-z]{2}$/)
  .exactOptional()

const Country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .exactOptional()

/** A city of the table, one by name (`Lisbon, Portugal`), or a point where no city is known, in its country. */
export const TripPlacesRequest = z.union([
  z.strictObject({ cityId: z.int().positive(), language: Language }),
  z.strictObject({ name: z.string().trim().min(1).max(120), language: Language }),
  z.strictObject({ latitude: Latitude, longitude: Longitude, country: Country, language: Language }),
])
export type TripPlacesRequest = z.infer<typeof TripPlacesRequest>

const GuideHints = z.object({
  importance: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  bestTimes: z.array(z.enum(PLACE_WORDS.TIMES_OF_DAY)),
  booking: z.object({ need: z.enum(['none', 'useful', 'essential']), daysAhead: z.number() }),
  ticketId: z.string().max(300).nullable(),
  domain: z.string().max(300).nullable(),
  asOf: z.string().regex(/^20\d\d-\d\d$/),
  suits: z.array(z.enum(PLACE_WORDS.SUITS)).exactOptional(),
  unsuitedFor: z.array(z.enum(PLACE_WORDS.SUITS)).exactOptional(),
  area: z.string().max(300).exactOptional(),
  tags: z.array(z.string().max(40)).max(40).exactOptional(),
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

const Amount = z.number().min(0)
const Price = z.union([
  z.literal('free'),
  z.object({ currency: z.string().length(3), low: Amount, high: Amount, year: z.int() }),
])
const Range = z.object({ low: Money, high: Money })
const CalendarDay = z.string().refine(isCalendarDate)
const Hours = z.object({ fromMinutes: z.int(), toMinutes: z.int() })
const Daily = z
  .object({ style: z.enum(TRAVEL_STYLES), lodging: Range, meals: Range, transport: Range, tickets: Range })
  .nullable()

const CityKnowledge = z.object({
  country: z.string().length(2),
  coordinates: Coordinates,
  asOf: z.string(),
  areas: z.array(z.object({ name: z.string(), coordinates: Coordinates, radiusKm: z.number() })),
  dishes: z.array(
    z.object({
      name: z.string(),
      localName: z.string().nullable(),
      diets: z.array(z.enum(TRAVEL_WORDS.DIETS)).nullable(),
      contains: z.array(z.enum(TRAVEL_WORDS.CONTAINS)),
      meals: z.array(z.string()),
      areas: z.array(z.string()),
      price: Price.nullable(),
      importance: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
    }),
  ),
  events: z
    .array(
      z.object({
        name: z.string(),
        localName: z.string().nullable(),
        tags: z.array(z.string()),
        note: z.string().nullable(),
        dates: z.array(z.object({ from: CalendarDay, to: CalendarDay })),
      }),
    )
    .exactOptional(),
  serving: z.object({ lunch: Hours, dinner: Hours }).nullable(),
  daily: z.object({ low: Daily, mid: Daily, high: Daily }),
}) satisfies z.ZodType<DomainKnowledge>

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
  /** Quarters, dishes and prices; null or absent where the guide knows none. */
  knowledge: CityKnowledge.nullable().exactOptional(),
  /** Changes with the tables: an answer stored on a device with the same version is still current. */
  version: z.string(),
})
export type TripPlacesResponse = z.infer<typeof TripPlacesResponse>

export const tripPlacesContract = {
  name: 'trip-places',
  request: TripPlacesRequest,
  response: TripPlacesResponse,
} as const satisfies FunctionContract
