/** Shared schemas of cards, read from an answer that may have been stored for months. */
import { claim } from '@app/contracts/claim'
import { Coordinates } from '@app/contracts/coordinates'
import { z } from 'zod'

export const Country = z.string().regex(/^[A-Z]{2}$/)

export const City = claim(
  z.object({ name: z.string(), country: Country, coordinates: Coordinates, timeZone: z.string() }),
)

/** Props of a view: the parsed card, and the input of the tool. */
export type Shown<Schema extends z.ZodType> = { readonly card: z.output<Schema>; readonly input: unknown }
