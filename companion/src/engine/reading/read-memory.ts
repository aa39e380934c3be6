import { type CalendarDate, isCalendarDate } from '@app/domain/kernel'
import { DELAY_CAUSES, DISRUPTIONS } from '@app/domain/passenger-rights'
import { DIETS, INTERESTS } from '@app/domain/trip-request'
import { z } from 'zod'

import { KeptCrisis } from '../../crisis/read-crisis-follow-up.ts'
import { EverydayMemory } from '../everyday/everyday-memory.ts'
import { INTENTS } from '../sentences.ts'
import { type Memory, NO_MEMORY, PENDING } from './slots.ts'

const MOST_PLACES = 20
const MOST_TOLD = 100

const Day = z.custom<CalendarDate>((value) => typeof value === 'string' && isCalendarDate(value))
const CityId = z.int().positive()
const Country = z.string().regex(/^[A-Z]{2}$/)
const codes = (pattern: RegExp) => z.array(z.string().regex(pattern)).max(MOST_PLACES)

const Wishes = z.object({
  adults: z.int().min(1).max(20).nullable(),
  childAges: z.array(z.int().min(0).max(17)).max(10),
  pace: z.enum(['calm', 'steady', 'full']).nullable(),
  interests: z.array(z.enum(INTERESTS)).max(INTERESTS.length),
  diets: z.array(z.enum(DIETS)).max(DIETS.length),
  mobility: z.enum(['any', 'step-free', 'short-walks']).nullable(),
  walkingCapMetres: z.int().min(500).max(40_000).nullable(),
  budget: z
    .object({ minorUnits: z.int().min(0).max(1_000_000_000), currency: z.string().regex(/^[A-Z]{3}$/) })
    .nullable(),
})

const KeptMemory = z.object({
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .nullable(),
  intent: z.enum(INTENTS).nullable(),
  slots: z.object({
    cities: z.array(CityId).max(MOST_PLACES),
    countries: z.array(Country).max(MOST_PLACES),
    origin: CityId.nullable(),
    passport: Country.nullable(),
    dates: z.object({ start: Day, end: Day, isExact: z.boolean() }).nullable(),
    month: z.int().min(1).max(12).nullable(),
    days: z.int().min(1).max(1000).nullable(),
    people: z.int().min(1).max(1000).nullable(),
    amount: z.number().positive().max(1e12).nullable(),
    currencies: codes(/^[A-Z]{3}$/),
    airports: codes(/^[A-Z]{3}$/),
    disruption: z.enum(DISRUPTIONS).nullable().default(null),
    noticeDays: z.int().min(0).max(1000).nullable().default(null),
    wasRerouted: z.boolean().nullable().default(null),
    delayMinutes: z.int().min(0).max(100_000).nullable(),
    cause: z.enum(DELAY_CAUSES).nullable(),
    isEeaCarrier: z.boolean().nullable(),
    passportExpires: Day.nullable(),
    stayDays: z.int().min(1).max(10_000).nullable().default(null),
    usedDays: z.int().min(1).max(10_000).nullable().default(null),
  }),
  pending: z.enum(PENDING).nullable(),
  hasPlan: z.boolean(),
  screen: z
    .string()
    .regex(/^(?:\d{1,9}|[A-Z]{2})$/)
    .nullable()
    .default(null),
  wishes: Wishes.nullable().catch(null),
  everyday: EverydayMemory.nullable().catch(null),
  told: z
    .array(z.string().regex(/^[0-9a-f]{8}$/))
    .max(MOST_TOLD)
    .exactOptional(),
  crisis: KeptCrisis.nullable().exactOptional(),
})

/** A device may send anything: data of another shape give an empty memory. */
export function readMemory(kept: unknown): Memory {
  const read = KeptMemory.safeParse(kept)
  return read.success ? read.data : NO_MEMORY
}
