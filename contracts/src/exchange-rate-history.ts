import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'

const CurrencyCode = z.string().regex(/^[A-Z]{3}$/)

export const RateHistoryRequest = z.strictObject({ from: CurrencyCode, to: CurrencyCode })

export const RateHistory = z.object({
  source: z.object({ title: z.string(), url: z.string() }),
  /** Oldest first: units of the second currency for one of the first. Only days on which rates were stored. */
  days: z.array(z.object({ day: z.iso.date(), rate: z.number().positive() })),
})
export type RateHistory = z.infer<typeof RateHistory>

export const rateHistoryContract = {
  name: 'exchange-rate-history',
  request: RateHistoryRequest,
  response: RateHistory,
} as const satisfies FunctionContract
