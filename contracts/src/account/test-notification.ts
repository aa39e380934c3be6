import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

export const TestNotificationResponse = z.object({
  isSent: z.boolean(),
  /** Devices of the caller that have push messages switched on. */
  devices: z.number(),
})
export type TestNotificationResponse = z.infer<typeof TestNotificationResponse>

/** Sends the caller a test notification on all channels. */
export const testNotificationContract = {
  name: 'test-notification',
  request: z.strictObject({}),
  response: TestNotificationResponse,
} as const satisfies FunctionContract
