import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'

/**
 * One search that is about to be handed to the booking site. `search` is the question of the form: it tells a repeat
 * from another search and is not kept.
 */
export const RecordSearchRequest = z.strictObject({
  kind: z.enum(['hotel', 'flight', 'car']),
  search: z.string().max(2000),
})
export type RecordSearchRequest = z.infer<typeof RecordSearchRequest>

/** Refused with `usage_limit_reached` when the day's searches are used up. */
export const RecordSearchResponse = z.object({
  used: z.int().min(0),
  /** Null: as many as they like. */
  limit: z.int().min(0).nullable(),
  /** ISO, UTC. */
  resetsAt: z.iso.datetime(),
})
export type RecordSearchResponse = z.infer<typeof RecordSearchResponse>

export const recordSearchContract = {
  name: 'record-search',
  request: RecordSearchRequest,
  response: RecordSearchResponse,
} as const satisfies FunctionContract
