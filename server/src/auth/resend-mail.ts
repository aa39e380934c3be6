import { z } from 'zod'

import { AppError } from '../errors/app-error.ts'
import { mailboxKey } from '../mail/mailbox-key.ts'
import type { AuthDeps, Client, Tx } from './auth-deps.ts'
import { requestEmailChange } from './change-email.ts'
import { signUpMetadata } from './create-account.ts'
import { limitMail, mayMail } from './limit-requests.ts'
import { saveMailSecret } from './mail/save-mail-secret.ts'
import { sendLink } from './mail/send-link.ts'
import { optionalText, parseEmail, pkce, text } from './parse-body.ts'
import { challengeOf } from './pkce-challenge.ts'
import { listPendingSignUps, type PendingSignUp } from './store/pending-sign-ups.ts'
import { findUserByEmail, type UserRow } from './store/users.ts'
import { withFloor } from './with-floor.ts'

export const ResendBody = z.object({ type: text(32), email: optionalText(), phone: optionalText(), ...pkce })
type Input = z.output<typeof ResendBody> & { readonly redirectTo: string | null }

/** Sends the confirmation of a sign-up or of a new address again. The answer never tells whether there was one. */
export async function resendMail(deps: AuthDeps, client: Client, input: Input): Promise<void> {
  if (input.type === 'sms' || input.type === 'phone_change')
    throw new AppError('phone_provider_disabled', { message: 'Phone logins are disabled' })
  if (input.type !== 'signup' && input.type !== 'email_change')
    throw new AppError('validation_failed', {
      message: 'Missing one of these types: signup, email_change, sms, phone_change',
    })
  const email = parseEmail(input.email)
  await limitMail(deps, client, input.type, email)
  const send = input.type === 'signup' ? resendConfirmation : resendEmailChange
  await withFloor(deps, 'mail', send(deps, client, { ...input, email }))
}

type Checked = Input & { readonly email: string }

async function resendConfirmation(deps: AuthDeps, client: Client, input: Checked): Promise<void> {
  const user = await findUserByEmail(deps.db, input.email)
  if (!user || user.email_confirmed_at) return
  const secret = await deps.db.transaction(async (tx) => {
    const signUp = await signUpToResend(tx, user)
    return saveMailSecret(deps, tx, user, { type: 'signup', challenge: challengeOf(input), client, signUp })
  })
  await sendLink(deps, { to: input.email, type: 'signup', secret, redirectTo: input.redirectTo })
}

/**
 * Anybody can ask for this mail. When several sign-ups wait, it cannot be known whose it should confirm, so it confirms
 * the address alone, and its owner sets a password afterwards.
 */
async function signUpToResend(tx: Tx, user: UserRow): Promise<PendingSignUp | null> {
  const [only = null, ...others] = await listPendingSignUps(tx, user.id)
  if (others.length === 0) return only
  return { passwordHash: null, userMetadata: signUpMetadata(user.id, user.email ?? '', null) }
}

async function resendEmailChange(deps: AuthDeps, _client: Client, input: Checked): Promise<void> {
  const user = await findUserByEmail(deps.db, input.email)
  if (!user?.email_change) return
  // Another spelling of the same mailbox was counted with the request.
  const isCounted = mailboxKey(user.email_change) === mailboxKey(input.email)
  if (!isCounted && !(await mayMail(deps, 'email_change', user.email_change))) return
  await requestEmailChange(deps, user, {
    email: user.email_change,
    challenge: challengeOf(input),
    redirectTo: input.redirectTo,
  })
}
