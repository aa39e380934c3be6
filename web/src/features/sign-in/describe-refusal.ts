import type { AuthError } from '@supabase/auth-js'

import { secondsToWait } from '../../api/session/rate-limit-wait.ts'
import { authText as text } from '../../text/auth.ts'

export type Refusal = {
  /** What the server said, or that it failed. */
  readonly message: string
  /** What to do about it. */
  readonly hint?: string
  /** The way out that the form can offer. */
  readonly way?: 'resend' | 'recover'
  /** The password is to be blamed, so the message stands there. */
  readonly isAboutPassword?: true
}

const ADVICE: Readonly<Record<string, Omit<Refusal, 'message'>>> = {
  email_not_confirmed: { hint: text('hint.unverified'), way: 'resend' },
  invalid_credentials: { hint: text('hint.credentials'), way: 'recover' },
  weak_password: { isAboutPassword: true },
}

export function describeRefusal(error: AuthError, fallback: 'sign-in.failed' | 'sign-up.failed'): Refusal {
  const failed = text(fallback)
  // Without an answer the message is the browser's, in words that no traveller knows.
  if (error.name === 'AuthRetryableFetchError')
    return { message: failed, hint: text(error.status ? 'hint.unavailable' : 'hint.offline') }
  const message = error.message && error.message !== '{}' ? error.message : failed
  if (error.status === 429) return { message, hint: waitHint(secondsToWait()) }
  return { message, ...ADVICE[error.code ?? ''] }
}

export function waitHint(seconds: number | null): string {
  if (seconds === null) return text('hint.wait')
  if (seconds === 1) return text('hint.wait.second')
  return seconds < 100
    ? text('hint.wait.seconds', { count: String(seconds) })
    : text('hint.wait.minutes', { count: String(Math.ceil(seconds / 60)) })
}
