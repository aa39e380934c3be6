import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import type { LimitRule } from '../../limits/rate-limits.ts'
import { isoAt, type AuthDeps, type Client } from '../auth-deps.ts'
import { hashKey, limitRequests } from '../limit-requests.ts'
import { LIMIT_RULES } from '../limit-rules.ts'
import { optionalText, parseEmail } from '../parse-body.ts'
import { writeAudit } from '../store/audit-log.ts'
import { isKnownAddress } from '../store/known-addresses.ts'
import { findUserByEmail, updateUserRow, type UserRow } from '../store/users.ts'
import { isBanned } from '../users/require-user.ts'
import { startSession, toSessionJson, type SessionJson } from './start-session.ts'

export const PasswordGrantBody = z.object({
  email: optionalText(),
  phone: optionalText(),
  password: optionalText(2048),
})
type Input = z.output<typeof PasswordGrantBody>

export async function signInWithPassword(deps: AuthDeps, client: Client, input: Input): Promise<SessionJson> {
  if (input.phone && !input.email) throw new AppError('phone_logins_disabled')
  const email = parseEmail(input.email)
  await limitRequests(deps, LIMIT_RULES.signInByAddress, client.addressKey)
  const user = await findUserByEmail(deps.db, email)
  const rule = await limitAccount(deps, client, email, user)

  const isRight = await deps.passwords.verify(input.password ?? '', user?.encrypted_password ?? null, client.addressKey)
  if (!user || !isRight) {
    await writeAudit(deps, deps.db, { action: 'user_sign_in_failed', userId: user?.id ?? null, client })
    throw new AppError('invalid_credentials')
  }
  if (isBanned(deps, user)) throw new AppError('sign_in_user_banned')
  if (!user.email_confirmed_at) throw new AppError('email_not_confirmed')

  const rehashed = await rehash(deps, client, user, input.password ?? '')
  const started = await deps.db.transaction(async (tx) => {
    if (rehashed) await updateUserRow(tx, user.id, { encrypted_password: rehashed }, isoAt(deps.now()))
    return startSession(deps, tx, { userId: user.id, method: 'password', client })
  })
  await deps.limits.reset(rule, accountKey(email, client))
  return toSessionJson(deps, started)
}

const accountKey = (email: string, client: Client): string => hashKey(`${email} ${client.addressKey}`)

/** Counted for unknown addresses too, or the limit would reveal which accounts exist. */
async function limitAccount(deps: AuthDeps, client: Client, email: string, user: UserRow | null): Promise<LimitRule> {
  const isKnown = user !== null && (await isKnownAddress(deps.db, user.id, client))
  const rule = isKnown ? LIMIT_RULES.signInByAccountAtKnownAddress : LIMIT_RULES.signInByAccountAndAddress
  await limitRequests(deps, rule, accountKey(email, client))
  if (!isKnown) await limitRequests(deps, LIMIT_RULES.signInByAccount, hashKey(email))
  return rule
}

async function rehash(deps: AuthDeps, client: Client, user: UserRow, password: string): Promise<string | null> {
  if (!deps.passwords.isOutdated(user.encrypted_password ?? '')) return null
  return deps.passwords.hash(password, client.addressKey)
}
