import { z } from 'zod'

import { CalendarDate, Source } from './claim.ts'
import { OwnEmbassy } from './emergency-info.ts'
import type { FunctionContract } from './function-contract.ts'

/** All missions of one country abroad, stored on the device for offline use. */
const OwnEmbassiesRequest = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'expected a country code such as PT'),
})

export const OwnEmbassiesResponse = z.object({
  country: z.string(),
  embassies: z.array(OwnEmbassy),
  source: Source,
  checkedAt: CalendarDate,
})
export type OwnEmbassiesResponse = z.infer<typeof OwnEmbassiesResponse>

export const ownEmbassiesContract = {
  name: 'own-embassies',
  request: OwnEmbassiesRequest,
  response: OwnEmbassiesResponse,
} as const satisfies FunctionContract
