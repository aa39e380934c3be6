/** A mail of each kind, to one's own address. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

export const TEST_MAILS = [
  'confirm-sign-up',
  'magic-link',
  'recovery',
  'invite',
  'confirm-email-change',
  'approve-email-change',
  'reauthentication',
  'password-changed',
  'email-changed',
  'account-exists',
  'account-deleted',
  'trial-sign-up',
  'trial-day-0',
  'trial-day-3',
  'trial-day-6',
  'trial-ended',
  'confirm-news',
  'plan-ready',
  'squad-invitation',
  'discount',
  'notification',
  'safety-contact',
  'safety-alarm',
  'safety-all-clear',
] as const
export type TestMail = (typeof TEST_MAILS)[number]

export const TestMailRequest = z.strictObject({ mail: z.enum(TEST_MAILS) })
export const TestMailResponse = z.object({ to: z.string(), subject: z.string() })
export type TestMailResponse = z.infer<typeof TestMailResponse>

export const testMailContract = {
  name: 'send-test-mail',
  request: TestMailRequest,
  response: TestMailResponse,
} as const satisfies FunctionContract
