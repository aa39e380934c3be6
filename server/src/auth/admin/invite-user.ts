import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import { isoAt, type AuthDeps, type Client, type Tx } from '../auth-deps.ts'
import { sendLink } from '../email-links/send-link.ts'
import { metadata, optionalText, parseEmail } from '../parse-body.ts'
import { createAccount } from '../sign-up/create-account.ts'
import { writeAudit } from '../store/audit-log.ts'
import { saveOneTimeToken, type Secret } from '../store/one-time-tokens.ts'
import { findUserByEmail, findUserById, updateUserRow, type UserRow } from '../store/users.ts'
import { toUserJson, type UserJson } from '../users/user-json.ts'

export const InviteBody = z.object({ email: optionalText(), data: metadata.nullish() })
type Input = z.output<typeof InviteBody> & { readonly redirectTo: string | null }

export async function inviteUser(deps: AuthDeps, client: Client, input: Input): Promise<UserJson> {
  const email = parseEmail(input.email)
  const { user, secret } = await deps.db.transaction((tx) =>
    saveInvitation(deps, tx, client, { email, data: input.data }),
  )
  await sendLink(deps, { to: email, type: 'invite', secret, redirectTo: input.redirectTo })
  return toUserJson(user)
}

type Invitation = { readonly email: string; readonly data?: Record<string, unknown> | null | undefined }

export async function saveInvitation(
  deps: AuthDeps,
  tx: Tx,
  client: Client,
  { email, data }: Invitation,
): Promise<{ readonly user: UserRow; readonly secret: Secret }> {
  const at = isoAt(deps.now())
  const user =
    (await findUserByEmail(tx, email)) ??
    (await createAccount(tx, { email, passwordHash: null, userMetadata: data }, at))
  if (!user || user.email_confirmed_at) throw new AppError('email_exists')
  // An earlier sign-up with this address may be a stranger's: its password must not become the password of the invited
  // account.
  const signUp = { passwordHash: null, userMetadata: data ?? user.raw_user_meta_data }
  const secret = await saveOneTimeToken(tx, { userId: user.id, type: 'confirmation_token', email, signUp }, at)
  await updateUserRow(tx, user.id, { invited_at: at, confirmation_sent_at: at }, at)
  await writeAudit(deps, tx, { action: 'user_invited', userId: user.id, client })
  return { user: (await findUserById(tx, user.id)) ?? user, secret }
}
