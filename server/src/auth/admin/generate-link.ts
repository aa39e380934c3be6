import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import { isoAt, type AuthDeps, type Client, type Tx } from '../auth-deps.ts'
import { redirectTarget } from '../email-links/redirect-targets.ts'
import { saveMailSecret } from '../email-links/save-mail-secret.ts'
import { linkOf, type VerificationType } from '../email-links/send-link.ts'
import { metadata, optionalText, parseEmail, text } from '../parse-body.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { createAccount } from '../sign-up/create-account.ts'
import { saveOneTimeToken, type Secret } from '../store/one-time-tokens.ts'
import { findUserByEmail, findUserById, updateUserRow, type UserRow } from '../store/users.ts'
import { mergeMetadata } from '../users/merge-metadata.ts'
import { toUserJson, type UserJson } from '../users/user-json.ts'
import { saveInvitation } from './invite-user.ts'

export const GenerateLinkBody = z.object({
  type: text(32),
  email: optionalText(),
  new_email: optionalText(),
  password: optionalText(2048),
  data: metadata.nullish(),
  redirect_to: optionalText(2048),
})
type Input = z.output<typeof GenerateLinkBody> & { readonly email: string }
type Made = { readonly user: UserRow; readonly secret: Secret; readonly type: VerificationType }

/** The same links that go out by mail, for operators who send mail themselves. */
export async function generateLink(
  deps: AuthDeps,
  client: Client,
  given: z.output<typeof GenerateLinkBody>,
): Promise<UserJson> {
  const input = { ...given, email: parseEmail(given.email) }
  if (input.password) checkPassword(input.password, deps.policy)
  const passwordHash = input.password ? await deps.passwords.hash(input.password, client.addressKey) : null
  const { user, secret, type } = await deps.db.transaction((tx) => make(deps, tx, client, input, passwordHash))
  const redirectTo = redirectTarget(deps.settings, input.redirect_to)
  return {
    ...toUserJson(user),
    action_link: linkOf(deps, { type, secret, redirectTo }),
    email_otp: secret.code,
    hashed_token: secret.token,
    verification_type: type === 'email_change' ? input.type : type,
    redirect_to: redirectTo,
  }
}

async function make(deps: AuthDeps, tx: Tx, client: Client, input: Input, passwordHash: string | null): Promise<Made> {
  const user = await findUserByEmail(tx, input.email)
  switch (input.type) {
    case 'signup':
      return makeSignUp(deps, tx, client, input, user, passwordHash)
    case 'invite':
      return { ...(await saveInvitation(deps, tx, client, input)), type: 'invite' }
    case 'magiclink':
      // Like the mailed link: an address without an account gets one.
      if (!user) return makeSignUp(deps, tx, client, input, null, null)
      return makeRecovery(deps, tx, client, user, 'magiclink')
    case 'recovery':
      if (!user) throw new AppError('user_not_found', { message: 'User with this email not found' })
      return makeRecovery(deps, tx, client, user, 'recovery')
    case 'email_change_current':
    case 'email_change_new':
      if (!user) throw new AppError('user_not_found', { message: 'User with this email not found' })
      return makeEmailChange(deps, tx, input, user)
    default:
      throw new AppError('validation_failed', { message: `Invalid email action link type requested: ${input.type}` })
  }
}

async function makeRecovery(
  deps: AuthDeps,
  tx: Tx,
  client: Client,
  user: UserRow,
  type: 'magiclink' | 'recovery',
): Promise<Made> {
  const secret = await saveMailSecret(deps, tx, user, { type, challenge: null, client })
  return { user: await reload(tx, user), secret, type }
}

async function makeSignUp(
  deps: AuthDeps,
  tx: Tx,
  client: Client,
  input: Input,
  existing: UserRow | null,
  passwordHash: string | null,
): Promise<Made> {
  const at = isoAt(deps.now())
  if (existing?.email_confirmed_at) throw new AppError('email_exists')
  if (existing && input.data) {
    const merged = mergeMetadata(existing.raw_user_meta_data, input.data)
    await updateUserRow(tx, existing.id, { raw_user_meta_data: merged }, at)
  }
  const user = existing ?? (await createAccount(tx, { email: input.email, passwordHash, userMetadata: input.data }, at))
  if (!user) throw new AppError('email_exists')
  const signUp = { passwordHash, userMetadata: mergeMetadata(user.raw_user_meta_data, input.data ?? {}) }
  const secret = await saveMailSecret(deps, tx, user, { type: 'signup', challenge: null, client, signUp })
  return { user: await reload(tx, user), secret, type: 'signup' }
}

async function makeEmailChange(deps: AuthDeps, tx: Tx, input: Input, user: UserRow): Promise<Made> {
  const at = isoAt(deps.now())
  const newEmail = parseEmail(input.new_email)
  if (await findUserByEmail(tx, newEmail)) throw new AppError('email_exists')
  const changes = { email_change: newEmail, email_change_sent_at: at, email_change_confirm_status: 0 }
  await updateUserRow(tx, user.id, changes, at)
  const isCurrent = input.type === 'email_change_current'
  const type = isCurrent ? 'email_change_token_current' : 'email_change_token_new'
  const secret = await saveOneTimeToken(tx, { userId: user.id, type, email: isCurrent ? input.email : newEmail }, at)
  return { user: await reload(tx, user), secret, type: 'email_change' }
}

const reload = async (tx: Tx, user: UserRow): Promise<UserRow> => (await findUserById(tx, user.id)) ?? user
