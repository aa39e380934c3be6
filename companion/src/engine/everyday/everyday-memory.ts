import type { FoodContent } from '@app/domain/guide'
import { z } from 'zod'

import { RULE_KINDS } from '../../tools/guide/rules/known-rules.ts'
import type { AskedDiet, With } from '../../tools/guide/words/en-labels.ts'
import { EVERYDAY_INTENTS } from './everyday-intent.ts'

const DIETS = ['vegetarian', 'vegan', 'jain', 'halal', 'kosher', 'gluten-free'] as const satisfies readonly AskedDiet[]
const CONTENTS = [
  'beef',
  'chicken',
  'dairy',
  'egg',
  'fish',
  'gluten',
  'lamb',
  'nuts',
  'peanut',
  'pork',
  'seafood',
  'sesame',
  'soy',
  'spicy',
] as const satisfies readonly FoodContent[]
const COMPANY = ['free', 'kids', 'pram', 'rain', 'romantic', 'seniors', 'wheelchair'] as const satisfies readonly With[]
export type AvoidedContent = (typeof CONTENTS)[number]

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
  /** Where the way into town begins. */
  airport: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable()
    .optional(),
  /** Of the travellers: kept whatever is asked in between. */
  diet: z.enum(DIETS).nullable().optional(),
  avoid: z.array(z.enum(CONTENTS)).max(CONTENTS.length).optional(),
  /** The places that were compared. */
  named: z.array(Place).max(3).optional(),
  /** Of the sights that were asked about. */
  company: z.array(z.enum(COMPANY)).max(COMPANY.length).optional(),
  /** Of safety, for a woman: kept while it is spoken of. */
  isForWoman: z.boolean().optional(),
  /** The rule that was answered. */
  rule: z.enum(RULE_KINDS).nullable().optional(),
  /** Whether we asked for the place. */
  isAsked: z.boolean(),
})
export type EverydayMemory = z.infer<typeof EverydayMemory>
