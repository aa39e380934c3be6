/** An attachment, sent before the message that it belongs to. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'
import { type SupportFile, SupportToken } from './conversation.ts'

export const supportFileContract = {
  name: 'support-file',
  /** The fields of the form, beside `file`. */
  request: z.strictObject({
    id: z.uuid(),
    side: z.enum(['visitor', 'staff']),
    conversation: z.uuid().optional(),
    token: SupportToken.optional(),
    name: z.string().min(1).max(400),
  }),
  response: z.custom<SupportFile>(),
} as const satisfies FunctionContract
