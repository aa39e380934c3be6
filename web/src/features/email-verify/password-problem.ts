import type { KeyOf } from '../../text/text-of.ts'
import type { verifyText } from './email-verify-text.ts'

/** The message why a password was not saved. */
export type PasswordProblem =
  | Extract<KeyOf<typeof verifyText>, `password.${string}`>
  | 'verify.busy.text'
  | 'verify.unreachable'
