import type { TextKey } from '../../text/text.ts'

/** The sentence that says why a password was not saved. */
export type PasswordProblem = Extract<TextKey, `password.${string}`> | 'verify.busy.text' | 'verify.unreachable'
