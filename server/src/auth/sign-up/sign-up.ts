import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import { isoAt, type AuthDeps, type Client, type Tx } from '../auth-deps.ts'
import { saveMailSecret } from '../email-links/save-mail-secret.ts'
import { sendLink } from '../email-links/send-link.ts'
import { limitMail, limitRequests } from '../limit-requests.ts'
import { LIMIT_RULES } from '../limit-rules.ts'
import { metadata, optionalText, parseEmail, pkce } from '../parse-body.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { challengeOf } from '../sessions/pkce-challenge.ts'
import { startSession, toSessionJson, type SessionJson } from '../sessions/start-session.ts'
import { writeAudit } from '../store/audit-log.ts'
import { saveEmailIdentity } from '../store/identities.ts'
import type { PendingSignUp } from '../store/pending-sign-ups.ts'
import { findUserByEmail, updateUserRow, type UserRow, insertUser } from '../store/users.ts'
import type { UserJson } from '../users/user-json.ts'
import { withMinimumDuration } from '../with-minimum-duration.ts'
import { createAccount, signUpMetadata } from './create-account.ts'
import { pendingUserJson } from './pending-user-json.ts'

export const SignUpBody = z.object({
  email: optionalText(),
  phone: optionalText(),
  password: optionalText(2048),
  data: metadata.nullish(),
  ...pkce,
})
type Input = z.output<typeof SignUpBody> & { readonly redirectTo: string | null }

export async function signUp(deps: AuthDeps, client: Client, input: Input): Promise<SessionJson | UserJson> {
  await limitRequests(deps, LIMIT_RULES.signUpByAddress, client.addressKey)
  if (!input.email && !input.phone && !input.password) return signInAnonymously(deps, client, input.data ?? {})
  if (input.phone) throw new AppError('phone_provider_disabled', { message: 'Phone signups are disabled' })
  if (!input.password) throw new AppError('validation_failed', { message: 'Signup requires a valid password' })
  const email = parseEmail(input.email)
  checkPassword(input.password, deps.policy)
  const data = await dropUnverifiedDevice(deps, client, input.data)
  return withMinimumDuration(
    deps,
    'signUp',
    signUpWithEmail(deps, client, { ...input, data, email, password: input.password }),
  )
}

type Checked = Input & { readonly email: string; readonly password: string }

async function signUpWithEmail(deps: AuthDeps, client: Client, input: Checked): Promise<SessionJson | UserJson> {
  if (!deps.policy.isAutoConfirmed) await limitMail(deps, client, 'signup', input.email)
  // Hashed even when the account exists: the answer must take as long.
  const passwordHash = await deps.passwords.hash(input.password, client.addressKey)
  const outcome = await deps.db.transaction(async (tx) => {
    const { user, signUp, created } = await findOrCreate(deps, tx, input, passwordHash)
    if (user.email_confirmed_at) {
      await writeAudit(deps, tx, { action: 'user_repeated_signup', userId: user.id, client })
      return { kind: 'exists' as const, created }
    }
    if (deps.policy.isAutoConfirmed)
      return { kind: 'confirmed' as const, user: await confirmAtOnce(deps, tx, user, signUp, client) }
    const request = { type: 'signup', challenge: challengeOf(input), client, signUp } as const
    return { kind: 'asked' as const, secret: await saveMailSecret(deps, tx, user, request), created }
  })
  if (outcome.kind === 'confirmed') {
    const start = { userId: outcome.user.id, method: 'password', client } as const
    return toSessionJson(deps, await deps.db.transaction((tx) => startSession(deps, tx, start)))
  }
  const { email: to, redirectTo } = input
  if (outcome.kind === 'asked') await sendLink(deps, { to, type: 'signup', secret: outcome.secret, redirectTo })
  else if (deps.policy.isAutoConfirmed) throw new AppError('user_already_exists')
  else await deps.mailer.send({ kind: 'account-exists', to })
  return pendingUserJson({ ...input, created: outcome.created }, isoAt(deps.now()))
}

type Found = { readonly user: UserRow; readonly signUp: PendingSignUp; readonly created: UserRow | null }

/** An account that waits for confirmation stays unchanged: the address is not proven yet. */
async function findOrCreate(deps: AuthDeps, tx: Tx, input: Checked, passwordHash: string): Promise<Found> {
  const { email, data } = input
  const at = isoAt(deps.now())
  const id = randomUUID()
  const userMetadata = signUpMetadata(id, email, data)
  const created = await createAccount(tx, { id, email, passwordHash, userMetadata }, at)
  if (created) return { user: created, signUp: { passwordHash, userMetadata }, created }
  const existing = await findUserByEmail(tx, email)
  if (!existing) throw new Error('The account vanished while it was made')
  const signUp = { passwordHash, userMetadata: signUpMetadata(existing.id, email, data) }
  return { user: existing, signUp, created: null }
}

async function confirmAtOnce(
  deps: AuthDeps,
  tx: Tx,
  user: UserRow,
  { passwordHash, userMetadata }: PendingSignUp,
  client: Client,
): Promise<UserRow> {
  const at = isoAt(deps.now())
  const changes = {
    email_confirmed_at: at,
    encrypted_password: passwordHash,
    raw_user_meta_data: { ...userMetadata, email_verified: true },
  }
  await updateUserRow(tx, user.id, changes, at)
  await saveEmailIdentity(tx, { userId: user.id, email: user.email ?? '', isVerified: true }, at)
  await writeAudit(deps, tx, { action: 'user_signedup', userId: user.id, client })
  return user
}

async function signInAnonymously(
  deps: AuthDeps,
  client: Client,
  userMetadata: Record<string, unknown>,
): Promise<SessionJson> {
  if (!deps.policy.allowsAnonymous) throw new AppError('anonymous_provider_disabled')
  const started = await deps.db.transaction(async (tx) => {
    const account = { email: null, passwordHash: null, appMetadata: {}, userMetadata, isAnonymous: true }
    const userId = await insertUser(tx, account, isoAt(deps.now()))
    if (!userId) throw new Error('An account without an email address cannot exist already')
    return startSession(deps, tx, { userId, method: 'anonymous', client })
  })
  return toSessionJson(deps, started)
}

type Data = Record<string, unknown>

/**
 * The device of a sign-up decides about the trial, so it counts only when it was stored from the same network: an
 * invented or copied number must not use up the trial of another device.
 */
export async function dropUnverifiedDevice(
  { db }: Pick<AuthDeps, 'db'>,
  { address }: Pick<Client, 'address'>,
  data: Data | null | undefined,
): Promise<Data | null | undefined> {
  if (!data || !('device_fingerprint' in data)) return data
  const { device_fingerprint: device, ...rest } = data
  if (typeof device !== 'string' || address === null) return rest
  const [stored] = await db.query<{ hash: string }>(
    `select fingerprint_hash as hash from public.device_fingerprints where fingerprint_hash = lower($1) and ip_address <<=
       network(set_masklen($2::inet, case family($2::inet) when 6 then 64 else 32 end))`,
    [device, address],
  )
  return stored ? { ...rest, device_fingerprint: stored.hash } : rest
}
