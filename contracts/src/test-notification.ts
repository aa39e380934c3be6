import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'

/** Sends the caller a message through the whole way, so that they see how one arrives. */
export const testNotificationContract = {
  name: 'test-notification',
  request: z.strictObject({}),
  response: z.object({ isSent: z.boolean() }),
} as const satisfies FunctionContract
