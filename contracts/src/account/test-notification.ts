import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

/** Sends the caller a test notification on all channels. */
export const testNotificationContract = {
  name: 'test-notification',
  request: z.strictObject({}),
  response: z.object({ isSent: z.boolean() }),
} as const satisfies FunctionContract
