import { DIETS, INTERESTS } from '@app/domain/trip-request'
import { z } from 'zod'

const words = z.string().min(1).max(200).describe('copied from the message, letter for letter')
const name = z.string().min(1).max(100)
const date = z.string().max(10).describe('2027-05-08')
const moment = {
  words,
  date: date.nullable().default(null),
  minuteOfDay: z.int().min(0).max(1439).nullable().default(null),
  part: z.enum(['morning', 'noon', 'afternoon', 'evening', 'night']).nullable().default(null),
}
const listOf = <T extends z.ZodType>(each: T) => z.array(each).min(1).max(20)

/** The slots that become chips, as requested from a model. */
const SLOTS = {
  origin: z.object({ words, name }),
  destinations: listOf(z.object({ words, name, nights: z.int().min(1).max(365).nullable().default(null) })),
  dates: z.object({ words, start: date, end: date, isExact: z.boolean() }),
  days: z.object({ words, count: z.int() }),
  travellers: z.object({
    words,
    people: z.int(),
    children: z.int().default(0),
    childAges: z.array(z.int()).max(20).default([]),
  }),
  budget: z.object({
    words,
    amount: z.number().positive(),
    currency: z.string().length(3).nullable().default(null).describe('ISO 4217'),
    per: z.enum(['trip', 'person', 'day', 'person-day']),
  }),
  interests: listOf(z.object({ words, value: z.enum(INTERESTS) })),
  pace: z.object({ words, value: z.enum(['calm', 'steady', 'full']) }),
  diets: listOf(z.object({ words, value: z.enum(DIETS) })),
  mobility: z.object({ words, value: z.enum(['step-free', 'short-walks']) }),
  mustSee: listOf(z.object({ words })),
  mustNot: listOf(z.object({ words })),
  appointments: listOf(z.object({ ...moment, title: name })),
  arrival: z.object(moment),
  departure: z.object(moment),
}

const TripSlots = z.object(SLOTS).partial()
export type TripSlots = z.infer<typeof TripSlots>

/** As JSON Schema: the model sees the schema that we check. */
export const SLOTS_SCHEMA: Readonly<Record<string, unknown>> = z.toJSONSchema(TripSlots, {
  io: 'input',
  target: 'draft-7',
})

/** Slot by slot: an invalid one does not affect the others. */
export function readSlots(input: unknown): TripSlots {
  const given = z.record(z.string(), z.unknown()).safeParse(input).data ?? {}
  const read = Object.entries(SLOTS).flatMap(([slot, schema]) => {
    const { success, data } = schema.safeParse(given[slot])
    return success ? [[slot, data] as const] : []
  })
  return Object.fromEntries(read) as TripSlots
}
