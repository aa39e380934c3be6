import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import { isoAt, type AuthDeps, type Client, type Tx } from '../auth-deps.ts'
import { limitMail, limitRequests } from '../limit-requests.ts'
import { LIMIT_RULES } from '../limit-rules.ts'
import { metadata, optionalText, parseEmail, pkce } from '../parse-body.ts'
import { challengeOf } from '../sessions/pkce-challenge.ts'
import { createAccount, signUpMetadata } from '../sign-up/create-account.ts'
import type { Secret } from '../store/one-time-tokens.ts'
import { findUserByEmail, type UserRow } from '../store/users.ts'
import { withMinimumDuration } from '../with-minimum-duration.ts'
import { saveMailSecret } from './save-mail-secret.ts'
import { sendLink } from './send-link.ts'

export const OtpBody = z.object({
  email: optionalText(),
  phone: optionalText(),
  create_user: z.boolean().nullish(),
  data: metadata.nullish(),
  ...pkce,
})
type Input = z.output<typeof OtpBody> & { readonly redirectTo: string | null }

/** A link and a six-digit code by mail. Without `create_user` strangers get the same answer and no mail. */
export async function sendOtp(deps: AuthDeps, client: Client, input: Input): Promise<void> {
  if (input.phone && !input.email) throw new AppError('phone_provider_disabled')
  const email = parseEmail(input.email)
  await limitRequests(deps, LIMIT_RULES.signUpByAddress, client.addressKey)
  await limitMail(deps, client, 'magiclink', email)
  await withMinimumDuration(deps, 'mail', prepareAndSend(deps, client, { ...input, email }))
}

type Checked = Input & { readonly email: string }

async function prepareAndSend(deps: AuthDeps, client: Client, input: Checked): Promise<void> {
  const prepared = await deps.db.transaction(async (tx) => {
    const user = (await findUserByEmail(tx, input.email)) ?? (await createIfWanted(deps, tx, input))
    return user && prepare(deps, tx, user, client, input)
  })
  if (!prepared && !deps.policy.hidesAccounts) throw new AppError('otp_disabled')
  if (!prepared) return
  await sendLink(deps, { to: input.email, type: prepared.type, secret: prepared.secret, redirectTo: input.redirectTo })
}

async function createIfWanted(
  deps: AuthDeps,
  tx: Tx,
  { create_user: isWanted, email, data }: Checked,
): Promise<UserRow | null> {
  if (isWanted === false) return null
  const id = randomUUID()
  const userMetadata = signUpMetadata(id, email, data)
  const created = await createAccount(tx, { id, email, passwordHash: null, userMetadata }, isoAt(deps.now()))
  return created ?? findUserByEmail(tx, email)
}

type Prepared = { readonly type: 'signup' | 'magiclink'; readonly secret: Secret }

/** The first mail to an unconfirmed address is a confirmation; afterwards it is a magic link. */
async function prepare(deps: AuthDeps, tx: Tx, user: UserRow, client: Client, input: Checked): Promise<Prepared> {
  const type = user.email_confirmed_at ? 'magiclink' : 'signup'
  const userMetadata = signUpMetadata(user.id, input.email, input.data)
  const signUp = type === 'signup' ? { passwordHash: null, userMetadata } : null
  const secret = await saveMailSecret(deps, tx, user, { type, challenge: challengeOf(input), client, signUp })
  return { type, secret }
}
