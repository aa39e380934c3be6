import type { KeyOf } from '../../text/text-of.ts'
import type { verifyText } from '../../text/verify.ts'

/** The sentence that says why a password was not saved. */
export type PasswordProblem =
  | Extract<KeyOf<typeof verifyText>, `password.${string}`>
  | 'verify.busy.text'
  | 'verify.unreachable'
