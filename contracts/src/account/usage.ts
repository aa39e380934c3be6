import { USAGE_TYPES } from '@app/domain/usage-limits'
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'
import { DeviceHash } from './device.ts'

/** The used part of a day's allowance. */
export const Allowance = z.object({
  used: z.int().min(0),
  /** Null: unlimited. */
  limit: z.int().min(0).nullable(),
  /** ISO, UTC. */
  resetsAt: z.iso.datetime(),
})
export type Allowance = z.infer<typeof Allowance>

const Counter = Allowance.pick({ used: true, limit: true })

/**
 * A guest is identified by their device; a guest without one has used nothing yet. Ignored for signed-in travellers.
 */
export const MyUsageRequest = z.strictObject({ device: DeviceHash.optional() })
export const MyUsageResponse = z.object({
  counters: z.record(z.enum(USAGE_TYPES), Counter),
  resetsAt: z.iso.datetime(),
})
export type MyUsageResponse = z.infer<typeof MyUsageResponse>

export const myUsageContract = {
  name: 'my-usage',
  request: MyUsageRequest,
  response: MyUsageResponse,
} as const satisfies FunctionContract

/** For tools that run on the device. Refused with `usage_limit_reached` when the allowance is used up. */
export const RecordUseRequest = z.strictObject({
  usage_type: z.enum(['itinerary_generations', 'ai_requests']),
  /** Required of a guest. */
  device: DeviceHash.optional(),
})
export const recordUseContract = {
  name: 'record-use',
  request: RecordUseRequest,
  response: Allowance,
} as const satisfies FunctionContract
