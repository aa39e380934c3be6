import { AppError } from '../../errors/app-error.ts'
import { isoAt, type AuthDeps, type Client, type Tx } from '../auth-deps.ts'
import { LIFETIMES } from '../auth-policy.ts'
import { writeAudit } from '../store/audit-log.ts'
import { saveEmailIdentity } from '../store/identities.ts'
import {
  countWrongCode,
  deleteOneTimeTokens,
  findByToken,
  findOfUser,
  isCodeOf,
  type OneTimeToken,
  type OneTimeTokenType,
} from '../store/one-time-tokens.ts'
import { findPendingSignUp } from '../store/pending-sign-ups.ts'
import { findUserByEmail, findUserById, findUserByNewEmail, updateUserRow, type UserRow } from '../store/users.ts'
import { confirmEmailChange } from '../users/change-email.ts'
import { isBanned } from '../users/require-user.ts'

/** The client's name of the type, and the token types it is stored under. */
const TOKEN_TYPES: Readonly<Record<string, readonly OneTimeTokenType[]>> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
}

export type Proof =
  | {
      readonly type: string
      readonly token: string
      /** Confirms the address without taking over the password of the sign-up. */
      readonly discardsPassword?: boolean
    }
  | { readonly type: string; readonly email: string; readonly code: string }

export type Redeemed =
  | { readonly kind: 'proven'; readonly userId: string; readonly flowId: string | null; readonly before: UserRow }
  /** One of two mailboxes has confirmed the new address. */
  | { readonly kind: 'half-way' }
  | { readonly kind: 'refused'; readonly code: 'otp_expired' | 'user_banned'; readonly message?: string }

/** Redeems a link or a code. A refusal is a value, because the count of wrong codes has to be committed. */
export async function redeemSecret(deps: AuthDeps, tx: Tx, client: Client, proof: Proof): Promise<Redeemed> {
  const types = Object.hasOwn(TOKEN_TYPES, proof.type) ? TOKEN_TYPES[proof.type] : null
  if (!types) throw new AppError('validation_failed', { message: 'Invalid email verification type' })
  const token = 'token' in proof ? await findLink(deps, tx, proof.token, types) : await findCode(deps, tx, proof, types)
  const user = token && (await findUserById(tx, token.user_id))
  if (!token || !user) {
    const message = 'token' in proof ? 'Email link is invalid or has expired' : 'Token has expired or is invalid'
    await writeAudit(deps, tx, { action: 'verification_failed', userId: null, client, traits: { type: proof.type } })
    return { kind: 'refused', code: 'otp_expired', message }
  }
  if (isBanned(deps, user)) return { kind: 'refused', code: 'user_banned' }
  if (token.token_type === 'confirmation_token' || token.token_type === 'recovery_token')
    await confirmMailbox(deps, tx, user, token, {
      client,
      discardsPassword: 'token' in proof && proof.discardsPassword,
    })
  else if (!(await confirmEmailChange(deps, tx, user, token.token_type))) return { kind: 'half-way' }
  return { kind: 'proven', userId: user.id, flowId: token.flow_id, before: user }
}

async function findLink(
  deps: AuthDeps,
  tx: Tx,
  token: string,
  types: readonly OneTimeTokenType[],
): Promise<OneTimeToken | null> {
  const found = await findByToken(tx, token, types)
  const lifetime = found?.token_type === 'confirmation_token' ? LIFETIMES.signUpLinkMs : LIFETIMES.linkMs
  return found && deps.now() - found.created_ms <= lifetime ? found : null
}

type CodeProof = { readonly email: string; readonly code: string }

async function findCode(
  deps: AuthDeps,
  tx: Tx,
  { email, code }: CodeProof,
  types: readonly OneTimeTokenType[],
): Promise<OneTimeToken | null> {
  const alive: OneTimeToken[] = []
  for (const [type, user] of await ownersOf(tx, email, types)) {
    const tokens = user ? await findOfUser(tx, user.id, [type]) : []
    alive.push(...tokens.filter((token) => deps.now() - token.created_ms <= LIFETIMES.codeMs))
  }
  const right = alive.find((token) => isCodeOf(token, code))
  if (!right && alive.length > 0)
    await countWrongCode(
      tx,
      alive.map((token) => token.id),
    )
  return right ?? null
}

/** A code for a new address is looked up under that address, every other code under the account's own. */
async function ownersOf(
  tx: Tx,
  email: string,
  types: readonly OneTimeTokenType[],
): Promise<readonly (readonly [OneTimeTokenType, UserRow | null])[]> {
  const owner = await findUserByEmail(tx, email)
  const mover = types.includes('email_change_token_new') ? await findUserByNewEmail(tx, email) : null
  return types.map((type) => [type, type === 'email_change_token_new' ? mover : owner] as const)
}

async function confirmMailbox(
  deps: AuthDeps,
  tx: Tx,
  user: UserRow,
  token: OneTimeToken,
  { client, discardsPassword = false }: { readonly client: Client; readonly discardsPassword?: boolean | undefined },
): Promise<void> {
  const at = isoAt(deps.now())
  const signUp = await findPendingSignUp(tx, token.id)
  await deleteOneTimeTokens(tx, user.id, [token.token_type])
  if (user.email_confirmed_at) return
  // The password of an unconfirmed account may be a stranger's. Only the password of this mail's own sign-up counts;
  // after recovery or an unrequested link the owner sets a new one.
  const isWithout = token.token_type === 'recovery_token' || discardsPassword
  const passwordHash = isWithout ? null : signUp ? signUp.passwordHash : user.encrypted_password
  const userMetadata = signUp?.userMetadata ?? user.raw_user_meta_data
  await updateUserRow(
    tx,
    user.id,
    {
      email_confirmed_at: at,
      raw_user_meta_data: { ...userMetadata, email_verified: true },
      encrypted_password: passwordHash,
    },
    at,
  )
  await deleteOneTimeTokens(tx, user.id, ['confirmation_token'])
  await saveEmailIdentity(tx, { userId: user.id, email: user.email ?? '', isVerified: true }, at)
  await writeAudit(deps, tx, { action: 'user_signedup', userId: user.id, client })
}
