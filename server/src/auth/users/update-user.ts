import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import { isoAt, type AuthDeps, type Client } from '../auth-deps.ts'
import { limitMail, limitRequests } from '../limit-requests.ts'
import { LIMIT_RULES } from '../limit-rules.ts'
import { lacksFactor } from '../mfa/lacks-factor.ts'
import { metadata, optionalText, parseEmail, pkce } from '../parse-body.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { challengeOf } from '../sessions/pkce-challenge.ts'
import { writeAudit } from '../store/audit-log.ts'
import { deleteOneTimeTokens } from '../store/one-time-tokens.ts'
import { deleteSessions } from '../store/sessions.ts'
import { findUserByEmail, findUserById, updateUserRow, type UserRow } from '../store/users.ts'
import { dropEmailChange, finishEmailChange, requestEmailChange } from './change-email.ts'
import { mergeMetadata } from './merge-metadata.ts'
import { proveIdentity } from './prove-identity.ts'
import type { SignedIn } from './require-user.ts'
import { toUserJson, type UserJson } from './user-json.ts'

export const UpdateUserBody = z.object({
  email: optionalText(),
  phone: optionalText(),
  password: optionalText(2048),
  current_password: optionalText(2048),
  nonce: optionalText(64),
  data: metadata.nullish(),
  app_metadata: metadata.nullish(),
  ...pkce,
})
type Input = z.output<typeof UpdateUserBody> & { readonly redirectTo: string | null }

export async function updateUser(deps: AuthDeps, client: Client, signedIn: SignedIn, input: Input): Promise<UserJson> {
  const { user } = signedIn
  await limitRequests(deps, LIMIT_RULES.updateByAccount, user.id)
  if (input.app_metadata)
    throw new AppError('not_admin', { message: 'Updating app_metadata requires admin privileges' })
  if (input.phone) throw new AppError('phone_provider_disabled')
  if (lacksFactor(user, signedIn.session)) throw new AppError('insufficient_aal')
  const newEmail = await checkNewEmail(deps, user, input)
  const isSensitive = Boolean(input.password) || newEmail !== null
  refuseNamelessPassword(user, input)
  if (isSensitive) await proveIdentity(deps, signedIn, { currentPassword: input.current_password, nonce: input.nonce })
  const passwordHash = input.password ? await checkNewPassword(deps, client, user, input.password) : null
  if (newEmail && !isInstant(deps, user))
    await limitMail(deps, client, 'email_change', newEmail, ...(user.email ? [user.email] : []))

  await deps.db.transaction(async (tx) => {
    const at = isoAt(deps.now())
    if (input.data) {
      const merged = mergeMetadata(user.raw_user_meta_data, input.data)
      await updateUserRow(tx, user.id, { raw_user_meta_data: merged }, at)
    }
    if (passwordHash) {
      await updateUserRow(tx, user.id, { encrypted_password: passwordHash }, at)
      await deleteSessions(tx, user.id, 'others', signedIn.session?.id ?? null)
      // No mail already sent may undo the change: neither a recovery link, nor an address change that a stranger
      // requested.
      await deleteOneTimeTokens(tx, user.id, ['recovery_token'])
      await dropEmailChange(tx, user.id, at)
      await writeAudit(deps, tx, { action: 'user_updated_password', userId: user.id, client })
    }
    if (newEmail && isInstant(deps, user)) await finishEmailChange(tx, { ...user, email_change: newEmail }, at)
    await writeAudit(deps, tx, { action: 'user_modified', userId: user.id, client })
  })
  if (passwordHash) await deps.accessTokens.refreshEndedSessions()
  if (passwordHash && user.email) await deps.mailer.send({ kind: 'password-changed', to: user.email })
  if (newEmail && !isInstant(deps, user))
    await requestEmailChange(deps, user, {
      email: newEmail,
      challenge: challengeOf(input),
      redirectTo: input.redirectTo,
    })
  return toUserJson((await findUserById(deps.db, user.id)) ?? user)
}

/** An anonymous account that adds an address is a sign-up, and follows its rule. */
function isInstant(deps: AuthDeps, user: UserRow): boolean {
  return user.is_anonymous && deps.policy.isAutoConfirmed
}

async function checkNewEmail(deps: AuthDeps, user: UserRow, input: Input): Promise<string | null> {
  if (!input.email) return null
  const email = parseEmail(input.email)
  if (email === user.email) return null
  if (!deps.policy.hidesAccounts && (await findUserByEmail(deps.db, email))) throw new AppError('email_exists')
  return email
}

function refuseNamelessPassword({ is_anonymous: isAnonymous }: UserRow, { password, email }: Input): void {
  if (isAnonymous && password && !email)
    throw new AppError('validation_failed', {
      message: 'Updating password of an anonymous user without an email or phone is not allowed',
    })
}

async function checkNewPassword(deps: AuthDeps, client: Client, user: UserRow, password: string): Promise<string> {
  checkPassword(password, deps.policy)
  const { encrypted_password: hash } = user
  if (hash && (await deps.passwords.verify(password, hash, client.addressKey))) throw new AppError('same_password')
  return deps.passwords.hash(password, client.addressKey)
}
