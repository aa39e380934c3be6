import type { EmailOtpType } from '@supabase/auth-js'

import type { Backend } from '../../../api/create-backend.ts'
import { awaitLink, awaitLinkAgain } from './awaited-links.ts'
import { isRefusal } from './is-refusal.ts'

type Auth = Pick<Backend['auth'], 'resend' | 'resetPasswordForEmail' | 'signInWithOtp'>
export type Requested = 'sent' | 'busy' | 'failed'

/** Mails that a traveller can request again; an address change and an invitation start elsewhere. */
const WAYS = {
  signup: 'signup',
  email: 'signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
} as const satisfies Partial<Record<EmailOtpType, string>>

export type MailWay = (typeof WAYS)[keyof typeof WAYS]

export function mailWayOf(type: EmailOtpType): MailWay | null {
  return Object.hasOwn(WAYS, type) ? WAYS[type as keyof typeof WAYS] : null
}

/** `page` is the target of the new link; it includes the type, because a refusal by redirect does not. */
export async function requestMail(auth: Auth, way: MailWay, email: string, page: string): Promise<Requested> {
  // Before the request: the mail may arrive sooner than the answer, or the answer may be lost.
  const target = `${page}?type=${way}`
  const request = way === 'signup' ? awaitLinkAgain(email, target) : awaitLink(email, target)
  const { error } = await send(auth, way, email, request.page)
  // The same result with and without an account: the form must not reveal which addresses have one.
  if (!error || error.code === 'otp_disabled') return 'sent'
  if (isRefusal(error)) request.takeBack()
  return error.status === 429 ? 'busy' : 'failed'
}

function send(auth: Auth, way: MailWay, email: string, emailRedirectTo: string) {
  switch (way) {
    case 'signup':
      return auth.resend({ type: 'signup', email, options: { emailRedirectTo } })
    case 'recovery':
      return auth.resetPasswordForEmail(email, { redirectTo: emailRedirectTo })
    case 'magiclink':
      return auth.signInWithOtp({ email, options: { emailRedirectTo, shouldCreateUser: false } })
  }
}
