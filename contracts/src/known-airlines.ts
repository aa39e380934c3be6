import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'

const code = z.string().regex(/^[A-Z]{3}$/)

export const KnownAirlinesRequest = z.strictObject({ from: code, to: code })
export type KnownAirlinesRequest = z.infer<typeof KnownAirlinesRequest>

/** A hint that the route was flown, as old as `checkedAt` says; never a timetable. */
export const KnownAirlinesResponse = z.object({
  /** The busiest first; empty when no direct flight was listed. */
  airlines: z.array(z.object({ code: z.string(), name: z.string() })),
  source: z.object({ title: z.string(), url: z.string() }),
  checkedAt: z.iso.date(),
})
export type KnownAirlinesResponse = z.infer<typeof KnownAirlinesResponse>

export const knownAirlinesContract = {
  name: 'known-airlines',
  request: KnownAirlinesRequest,
  response: KnownAirlinesResponse,
} as const satisfies FunctionContract
