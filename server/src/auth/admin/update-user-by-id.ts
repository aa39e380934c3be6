import type { SqlValue } from '../../database/sql-values.ts'
import { AppError } from '../../errors/app-error.ts'
import { isoAt, type AuthDeps, type Client, type Tx } from '../auth-deps.ts'
import { parseEmail } from '../parse-body.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { writeAudit } from '../store/audit-log.ts'
import { saveEmailIdentity } from '../store/identities.ts'
import { deleteSessions } from '../store/sessions.ts'
import { findUserByEmail, findUserById, updateUserRow, type UserRow } from '../store/users.ts'
import { mergeMetadata } from '../users/merge-metadata.ts'
import { toUserJson, type UserJson } from '../users/user-json.ts'
import { parseBanDuration, type AdminUserInput } from './admin-user-body.ts'

export async function updateUserById(
  deps: AuthDeps,
  client: Client,
  user: UserRow,
  input: AdminUserInput,
): Promise<UserJson> {
  if (input.phone) throw new AppError('phone_provider_disabled')
  const email = input.email ? parseEmail(input.email) : null
  if (email && email !== user.email && (await findUserByEmail(deps.db, email))) throw new AppError('email_exists')
  if (input.password) checkPassword(input.password, deps.policy)
  const passwordHash = input.password ? await deps.passwords.hash(input.password, client.addressKey) : null
  const bannedUntil = input.ban_duration ? parseBanDuration(input.ban_duration, deps.now()) : undefined

  await deps.db.transaction(async (tx) => {
    const at = isoAt(deps.now())
    await updateUserRow(tx, user.id, changesOf(user, input, { email, passwordHash, bannedUntil, at }), at)
    if (email || input.email_confirm) await keepIdentityInStep(tx, user, email, input, at)
    // Like a new password, a ban must reach devices that are already signed in.
    if (bannedUntil || passwordHash) await deleteSessions(tx, user.id, 'global', null)
    await writeAudit(deps, tx, { action: 'user_modified', userId: user.id, client, traits: { by: 'admin' } })
  })
  await deps.accessTokens.refreshEndedSessions()
  return toUserJson((await findUserById(deps.db, user.id)) ?? user)
}

type Parsed = {
  readonly email: string | null
  readonly passwordHash: string | null
  readonly bannedUntil: string | null | undefined
  readonly at: string
}

function changesOf(user: UserRow, input: AdminUserInput, parsed: Parsed): Record<string, SqlValue> {
  const { email, passwordHash, bannedUntil, at } = parsed
  const userMetadata = mergeMetadata(user.raw_user_meta_data, {
    ...input.user_metadata,
    ...(input.email_confirm ? { email_verified: true } : {}),
  })
  return {
    raw_user_meta_data: userMetadata,
    ...(input.app_metadata ? { raw_app_meta_data: mergeMetadata(user.raw_app_meta_data, input.app_metadata) } : {}),
    ...(input.role ? { role: input.role } : {}),
    ...(input.email_confirm ? { email_confirmed_at: user.email_confirmed_at ?? at } : {}),
    ...(email ? { email, email_change: '', is_anonymous: false } : {}),
    ...(passwordHash ? { encrypted_password: passwordHash } : {}),
    ...(bannedUntil === undefined ? {} : { banned_until: bannedUntil }),
  }
}

async function keepIdentityInStep(
  tx: Tx,
  user: UserRow,
  email: string | null,
  input: AdminUserInput,
  at: string,
): Promise<void> {
  const isVerified = Boolean(input.email_confirm ?? user.email_confirmed_at)
  const address = email ?? user.email
  if (address) await saveEmailIdentity(tx, { userId: user.id, email: address, isVerified }, at)
}
