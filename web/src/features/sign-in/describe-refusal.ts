import type { AuthError } from '@supabase/auth-js'

import { secondsToWait } from '../../api/session/rate-limit-wait.ts'
import { authText as text } from './sign-in-text.ts'

export type Refusal = {
  /** The server's message, or that the request failed. */
  readonly message: string
  /** The next step. */
  readonly hint?: string
  /** A form that the traveller can switch to. */
  readonly way?: 'resend' | 'recover'
  /** The problem is the password, so the message is shown there. */
  readonly isAboutPassword?: true
}

const ADVICE: Readonly<Record<string, Omit<Refusal, 'message'>>> = {
  email_not_confirmed: { hint: text('hint.unverified'), way: 'resend' },
  invalid_credentials: { hint: text('hint.credentials'), way: 'recover' },
  weak_password: { isAboutPassword: true },
}

export function describeRefusal(error: AuthError, fallback: 'sign-in.failed' | 'sign-up.failed'): Refusal {
  const failed = text(fallback)
  // Without an answer the message is the browser's, which is not meant for travellers.
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
