import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import { mailboxKey } from '../../mail/mailbox-key.ts'
import type { AuthDeps, Client, Tx } from '../auth-deps.ts'
import { limitMail, mayMail } from '../limit-requests.ts'
import { optionalText, parseEmail, pkce, text } from '../parse-body.ts'
import { challengeOf } from '../sessions/pkce-challenge.ts'
import { signUpMetadata } from '../sign-up/create-account.ts'
import { listPendingSignUps, type PendingSignUp } from '../store/pending-sign-ups.ts'
import { findUserByEmail, type UserRow } from '../store/users.ts'
import { requestEmailChange } from '../users/change-email.ts'
import { withMinimumDuration } from '../with-minimum-duration.ts'
import { saveMailSecret } from './save-mail-secret.ts'
import { sendLink } from './send-link.ts'

export const ResendBody = z.object({ type: text(32), email: optionalText(), phone: optionalText(), ...pkce })
type Input = z.output<typeof ResendBody> & { readonly redirectTo: string | null }

/**
 * Sends the confirmation of a sign-up or of a new address again. The answer never reveals whether there was one to
 * send.
 */
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
  await withMinimumDuration(deps, 'mail', send(deps, client, { ...input, email }))
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
 * Anyone can request this mail. When several sign-ups are pending, we cannot know which one to confirm, so the mail
 * confirms the address alone and its owner sets a password afterwards.
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

export const RecoverBody = z.object({ email: optionalText(), ...pkce })
type RecoverInput = z.output<typeof RecoverBody> & { readonly redirectTo: string | null }

/** The answer is the same whether or not there is such an account. */
export async function sendRecovery(deps: AuthDeps, client: Client, input: RecoverInput): Promise<void> {
  const email = parseEmail(input.email)
  await limitMail(deps, client, 'recovery', email)
  await withMinimumDuration(deps, 'mail', sendIfKnown(deps, client, { ...input, email }))
}

async function sendIfKnown(
  deps: AuthDeps,
  client: Client,
  input: RecoverInput & { readonly email: string },
): Promise<void> {
  const user = await findUserByEmail(deps.db, input.email)
  if (!user) return
  const request = { type: 'recovery', challenge: challengeOf(input), client } as const
  const secret = await deps.db.transaction((tx) => saveMailSecret(deps, tx, user, request))
  await sendLink(deps, { to: input.email, type: 'recovery', secret, redirectTo: input.redirectTo })
}
