import { TRAVEL_WORDS } from '@app/domain/guide'
import { isCalendarDate } from '@app/domain/kernel'
import { TRAVEL_STYLES } from '@app/domain/travel-prices'
import { ANSWERED_WISHES, NOT_PLANNED_REASONS, SPECIAL_WISHES, type Trip as DomainTrip } from '@app/domain/trip'
import { z } from 'zod'

import { Coordinates } from '../coordinates.ts'
import { Money } from '../money.ts'
import { TripPlace as AnyPlace } from './trip-places.ts'

const Words = z.string().max(4000)
const Name = z.string().max(300)
/** Used as a key for looking up places: an inherited property of objects must not match. */
const PlaceId = Name.refine((id) => !(id in Object.prototype))
const Minute = z.number().min(0).max(4320)
/** Nothing in a day lasts longer than three days, and no distance exceeds the earth's circumference. */
const Length = z.number().min(0).max(4320)
const Metres = z.number().min(0).max(50_000_000)
const Cost = Money.extend({ minorUnits: z.int().min(0).max(1_000_000_000_000) })

const Leg = z.object({
  mode: z.enum(['walk', 'transit', 'drive', 'fly', 'train']),
  minutes: Length,
  metres: Metres,
})

const Amount = z.number().min(0).max(1_000_000_000)
const StopWay = z.object({
  mode: z.enum(TRAVEL_WORDS.MODES),
  minutes: Length,
  price: z
    .union([
      z.literal('free'),
      z.object({ currency: z.string().length(3), low: Amount, high: Amount, year: z.int().min(2000).max(2100) }),
    ])
    .nullable(),
  codes: z.array(z.enum(TRAVEL_WORDS.LEG_CODES)).max(30),
  isEstimate: z.boolean(),
  to: Coordinates.exactOptional(),
})

const Stop = z.object({
  id: Name,
  kind: z.enum(['visit', 'meal', 'appointment', 'free']),
  title: Name,
  placeId: PlaceId.nullable(),
  arrive: Minute,
  leave: Minute,
  leg: Leg.nullable(),
  way: StopWay.exactOptional(),
  isLocked: z.boolean(),
  isMustSee: z.boolean(),
  note: Words,
  hint: Words.exactOptional(),
  cost: Cost.nullable(),
})

const DayEdge = z.object({ title: Name, coordinates: Coordinates, at: Minute, bufferMinutes: Length })

const MinorUnits = z.int().min(0).max(1_000_000_000_000)
const CostRange = z.object({ low: MinorUnits, high: MinorUnits })
const DayPrices = z.object({
  currency: z.string().length(3),
  lodging: CostRange.nullable(),
  meals: CostRange,
  transport: CostRange,
})

const TripDay = z.object({
  id: Name,
  date: z.string().refine(isCalendarDate).nullable(),
  timeZone: z.string().max(60),
  city: z.object({
    name: Name,
    country: z.string().max(2),
    cityId: z.int().min(0).nullable(),
    coordinates: Coordinates,
  }),
  start: DayEdge,
  end: DayEdge,
  stops: z.array(Stop).max(40),
  note: Words,
  ride: z.literal('drive').exactOptional(),
  prices: DayPrices.exactOptional(),
})

const TripWishes = z.object({
  adults: z.int().min(0).max(50),
  childAges: z.array(z.number().min(0).max(120)).max(20),
  pace: z.enum(['calm', 'steady', 'full']),
  interests: z.array(Name).max(40),
  diets: z.array(Name).max(40),
  mobility: z.enum(['any', 'step-free', 'short-walks']),
  walkingCapMetres: Metres.nullable(),
  budget: Cost.nullable(),
  mustSee: z.array(Name).max(60),
  mustNot: z.array(Name).max(60),
  dated: z
    .array(z.object({ name: Name, date: z.string().refine(isCalendarDate), at: Minute.nullable() }))
    .max(20)
    .exactOptional(),
  special: z
    .array(z.object({ code: z.enum(SPECIAL_WISHES), by: Minute.exactOptional() }))
    .max(20)
    .exactOptional(),
  style: z.enum(TRAVEL_STYLES).exactOptional(),
})

const WishAnswer = z.object({
  wish: z.enum(ANSWERED_WISHES),
  subject: Name,
  isMet: z.enum(['yes', 'partly', 'no']),
  how: Words,
})

const NotPlanned = z.object({ name: Name, placeId: PlaceId.nullable(), because: z.enum(NOT_PLANNED_REASONS) })

const TripPlace = AnyPlace.extend({
  id: Name,
  name: Name,
  otherNames: z.array(Name).max(100).exactOptional(),
  kind: Name,
  visitMinutes: z.int().positive().max(4320),
  price: Cost.nullable(),
})

/** Parses a trip from a row, a file or local storage into the engines' type. */
export const Trip = z.object({
  id: Name,
  title: Name,
  days: z.array(TripDay).min(1).max(60).refine(haveOwnIds).refine(areNotTooFull),
  places: z.record(PlaceId, TripPlace),
  ideas: z.array(PlaceId).max(400),
  wishes: TripWishes,
  answers: z.array(WishAnswer).max(100).exactOptional(),
  notPlanned: z.array(NotPlanned).max(100).exactOptional(),
}) satisfies z.ZodType<DomainTrip>

function haveOwnIds(days: readonly { readonly id: string }[]): boolean {
  return new Set(days.map(({ id }) => id)).size === days.length
}

/** Ten a day for two months; a longer page takes too long to render. */
function areNotTooFull(days: readonly { readonly stops: readonly unknown[] }[]): boolean {
  return days.reduce((sum, { stops }) => sum + stops.length, 0) <= 600
}
