import { AppError } from '../../errors/app-error.ts'
import { isoAt, type AuthDeps, type Client } from '../auth-deps.ts'
import { parseEmail } from '../parse-body.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { createAccount } from '../sign-up/create-account.ts'
import { writeAudit } from '../store/audit-log.ts'
import { findUserById, updateUserRow } from '../store/users.ts'
import { toUserJson, type UserJson } from '../users/user-json.ts'
import { parseBanDuration, type AdminUserInput } from './admin-user-body.ts'

/** Formats that `PasswordHasher` can check: accounts may be imported from elsewhere. */
const KNOWN_HASH = /^\$(?:argon2(?:id|i|d)|2[aby])\$/

export async function createUser(deps: AuthDeps, client: Client, input: AdminUserInput): Promise<UserJson> {
  if (input.phone && !input.email) throw new AppError('phone_provider_disabled')
  const email = parseEmail(input.email)
  const passwordHash = await passwordHashOf(deps, client, input)
  const bannedUntil = input.ban_duration ? parseBanDuration(input.ban_duration, deps.now()) : null
  const user = await deps.db.transaction(async (tx) => {
    const at = isoAt(deps.now())
    const created = await createAccount(
      tx,
      {
        id: input.id,
        email,
        passwordHash,
        userMetadata: input.user_metadata,
        appMetadata: input.app_metadata,
        role: input.role ?? undefined,
        isConfirmed: input.email_confirm ?? false,
      },
      at,
    )
    if (!created) throw new AppError('email_exists')
    if (bannedUntil) await updateUserRow(tx, created.id, { banned_until: bannedUntil }, at)
    await writeAudit(deps, tx, { action: 'user_signedup', userId: created.id, client, traits: { by: 'admin' } })
    return (await findUserById(tx, created.id)) ?? created
  })
  return toUserJson(user)
}

async function passwordHashOf(deps: AuthDeps, client: Client, input: AdminUserInput): Promise<string | null> {
  if (input.password_hash) {
    if (input.password || !KNOWN_HASH.test(input.password_hash))
      throw new AppError('validation_failed', { message: 'Only a password or a password hash should be provided' })
    return input.password_hash
  }
  if (!input.password) return null
  checkPassword(input.password, deps.policy)
  return deps.passwords.hash(input.password, client.addressKey)
}
