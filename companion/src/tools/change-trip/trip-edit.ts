import { z } from 'zod'

import { CurrencyInput, DateInput } from '../tool.ts'

const Place = z.string().trim().min(2).max(120).describe('name of a place, as on the trip or as people call it')
const Day = z.int().min(1).max(60).describe('number of a day of the trip, from 1')
const Minute = z.int().min(0).max(1439).describe('minutes since midnight')

/**
 * One edit that a traveller may request. Without a day it applies to the whole trip, or to the day where it fits best.
 */
export const TripEdit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add'), place: Place, day: Day.optional() }),
  z.strictObject({ kind: z.literal('must-see'), place: Place, day: Day.optional() }),
  z.strictObject({ kind: z.literal('remove'), place: Place }),
  z.strictObject({ kind: z.literal('swap'), place: Place, with: Place.optional() }),
  z.strictObject({ kind: z.literal('move'), place: Place, day: Day.optional(), at: Minute.optional() }),
  z.strictObject({ kind: z.literal('closed'), place: Place }),
  z.strictObject({ kind: z.literal('calmer'), day: Day.optional() }),
  z.strictObject({ kind: z.literal('fuller'), day: Day.optional() }),
  z.strictObject({ kind: z.literal('less-walking'), day: Day.optional() }),
  z.strictObject({ kind: z.literal('rain'), day: Day.optional() }),
  z.strictObject({ kind: z.literal('late-start'), day: Day, at: Minute }),
  z.strictObject({ kind: z.literal('add-day') }),
  z.strictObject({ kind: z.literal('remove-day'), day: Day.optional() }),
  z.strictObject({ kind: z.literal('swap-days'), days: z.tuple([Day, Day]) }),
  z.strictObject({ kind: z.literal('dates'), firstDate: DateInput }),
  z.strictObject({ kind: z.literal('shift'), days: z.int().min(-400).max(400) }),
  z.strictObject({ kind: z.literal('avoid'), what: z.string().trim().min(2).max(80) }),
  z.strictObject({ kind: z.literal('more'), interest: z.string().min(2).max(40), day: Day.optional() }),
  z.strictObject({ kind: z.literal('budget'), amount: z.number().positive().max(1e9), currency: CurrencyInput }),
])
export type TripEdit = z.output<typeof TripEdit>
export type EditKind = TripEdit['kind']
export type EditOf<Kind extends EditKind> = Extract<TripEdit, { readonly kind: Kind }>
