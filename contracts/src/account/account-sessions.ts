import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

/** One session of the caller. */
export const AccountSession = z.object({
  id: z.uuid(),
  signedInAt: z.iso.datetime({ offset: true }),
  /** The last time it refreshed its token, which it does about once an hour. */
  lastSeenAt: z.iso.datetime({ offset: true }),
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  /** The session of this request. */
  isCurrent: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>

export const accountSessionsContract = {
  name: 'account-sessions',
  request: z.strictObject({}),
  response: z.object({ sessions: z.array(AccountSession) }),
} as const satisfies FunctionContract

/** Ends one of the caller's own sessions; a session of another account counts as missing. */
export const revokeSessionContract = {
  name: 'revoke-session',
  request: z.strictObject({ sessionId: z.uuid() }),
  response: z.object({ isRevoked: z.boolean() }),
} as const satisfies FunctionContract
