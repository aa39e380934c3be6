/** The common fields of guide cards: rows with texts from the tool, each with its source. */
import { claim } from '@app/contracts/claim'
import { Coordinates } from '@app/contracts/coordinates'
import { z } from 'zod'

const Row = z.object({
  id: z.string(),
  label: z.string(),
  value: claim(z.string()),
  link: z.string().nullable(),
})

const Spoken = z.object({ place: z.string(), language: z.string() })

export const FactsData = Spoken.extend({ rows: z.array(Row).max(80) })
export const SightsData = Spoken.extend({ rows: z.array(Row.extend({ coordinates: Coordinates.nullable() })).max(40) })
export const WaysData = Spoken.extend({
  rows: z.array(Row.extend({ mode: z.string(), minutes: z.number().nullable() })).max(20),
})
export const StepsData = Spoken.extend({
  problem: z.string(),
  rows: z
    .array(
      Row.extend({
        opens: z.enum(['flights', 'help', 'pricing', 'rights', 'saved', 'support', 'translate']).nullable(),
      }),
    )
    .max(20),
})
