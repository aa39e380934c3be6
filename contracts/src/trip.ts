import { isCalendarDate } from '@app/domain/kernel'
import type { Trip as DomainTrip } from '@app/domain/trip'
import { z } from 'zod'

import { Coordinates } from './coordinates.ts'
import { Money } from './money.ts'
import { TripPlace } from './trip-places.ts'

const Words = z.string().max(4000)
const Name = z.string().max(300)
const Minute = z.number().min(0).max(4320)

const Leg = z.object({
  mode: z.enum(['walk', 'transit', 'drive', 'fly', 'train']),
  minutes: z.number().min(0),
  metres: z.number().min(0),
})

const Stop = z.object({
  id: Name,
  kind: z.enum(['visit', 'meal', 'appointment', 'free']),
  title: Name,
  placeId: Name.nullable(),
  arrive: Minute,
  leave: Minute,
  leg: Leg.nullable(),
  isLocked: z.boolean(),
  isMustSee: z.boolean(),
  note: Words,
  cost: Money.nullable(),
})

const DayEdge = z.object({ title: Name, coordinates: Coordinates, at: Minute, bufferMinutes: z.number().min(0) })

const TripDay = z.object({
  id: Name,
  date: z.string().refine(isCalendarDate).nullable(),
  timeZone: z.string().max(60),
  city: z.object({ name: Name, country: z.string().max(2), cityId: z.int().nullable(), coordinates: Coordinates }),
  start: DayEdge,
  end: DayEdge,
  stops: z.array(Stop).max(60),
  note: Words,
})

const TripWishes = z.object({
  adults: z.int().min(0).max(50),
  childAges: z.array(z.number()).max(20),
  pace: z.enum(['calm', 'steady', 'full']),
  interests: z.array(Name).max(40),
  diets: z.array(Name).max(40),
  mobility: z.enum(['any', 'step-free', 'short-walks']),
  walkingCapMetres: z.number().nullable(),
  budget: Money.nullable(),
  mustSee: z.array(Name).max(60),
  mustNot: z.array(Name).max(60),
})

/** A trip out of a row, a file or a disk: whoever wrote it, it is one that the engines understand. */
export const Trip = z.object({
  id: Name,
  title: Name,
  days: z.array(TripDay).min(1).max(120),
  places: z.record(z.string(), TripPlace),
  ideas: z.array(Name).max(400),
  wishes: TripWishes,
}) satisfies z.ZodType<DomainTrip>
