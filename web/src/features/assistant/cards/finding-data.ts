import type { Finding } from '@app/domain/trip-checker'
import { z } from 'zod'

const Common = z.looseObject({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'note']),
  dayId: z.string().nullable(),
  stopIds: z.array(z.string()),
})

/** What every finding has. Its details are the checker's; a code that has none of our words is not shown. */
export const FindingData = z.custom<Finding>((value) => Common.safeParse(value).success)
