import { z } from 'zod'

import { EVERYDAY_INTENTS } from './everyday-intent.ts'

/** The subject of the last everyday question, for follow-ups: "and at night?", "and in Luxor?". */
const Place = z.object({
  destinationId: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .nullable(),
  cityId: z.int().positive().nullable(),
  country: z.string().regex(/^[A-Z]{2}$/),
})

export const EverydayMemory = z.object({
  intents: z.array(z.enum(EVERYDAY_INTENTS)).max(EVERYDAY_INTENTS.length),
  place: Place.nullable(),
  /** The start of a way between two places. */
  from: Place.nullable().optional(),
  /** Whether we asked for the place. */
  isAsked: z.boolean(),
})
export type EverydayMemory = z.infer<typeof EverydayMemory>
