import type { Context } from 'hono'

import { AppError } from '../../errors/app-error.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { Caller } from '../../identity/caller.ts'
import { credentialsOf } from '../../identity/identify.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { isUuid } from '../parse-body.ts'
import { findSession, type SessionRow } from '../store/sessions.ts'
import { findUserById, type UserRow } from '../store/users.ts'

export type SignedIn = { readonly user: UserRow; readonly session: SessionRow | null }

const ADMIN_ROLES = ['service_role', 'supabase_admin']

/** Looks the account and the session up every time: banned, deleted and signed-out callers are refused at once. */
export async function requireUser(deps: AuthDeps, c: Context<AppEnv>): Promise<SignedIn> {
  const { bearer } = credentialsOf(c.req.raw.headers)
  if (!bearer) throw new AppError('no_authorization')
  const { userId, sessionId } = await deps.accessTokens.verifySignature(bearer)
  c.env.outgoing.userId = userId
  if (!userId || !isUuid(userId)) throw new AppError('bad_jwt', { message: 'invalid claim: missing sub claim' })
  const user = await findUserById(deps.db, userId)
  if (!user || user.deleted_at) throw new AppError('token_user_not_found')
  if (isBanned(deps, user)) throw new AppError('user_banned')
  const session = sessionId && isUuid(sessionId) ? await findSession(deps.db, sessionId) : null
  if (!session || session.user_id !== user.id) throw new AppError('session_not_found')
  return { user, session }
}

export function isBanned({ now }: Pick<AuthDeps, 'now'>, user: UserRow): boolean {
  return user.banned_until !== null && Date.parse(user.banned_until) > now()
}

/** Any valid API key will do for the public routes. */
export async function requireApiKey(deps: AuthDeps, c: Context<AppEnv>): Promise<void> {
  const { apiKey, bearer } = credentialsOf(c.req.raw.headers)
  if (!apiKey && !bearer && deps.policy.isKeyOptional) return
  await deps.identify(apiKey ? { apiKey, bearer: null } : { apiKey: null, bearer })
}

export async function requireAdmin(deps: AuthDeps, c: Context<AppEnv>): Promise<Caller> {
  const { apiKey, bearer } = credentialsOf(c.req.raw.headers)
  if (!apiKey && !bearer) throw new AppError('no_authorization')
  const caller = await deps.identify({ apiKey, bearer })
  c.env.outgoing.userId = caller.userId
  // The secret key is enough by itself, in either header. The public key without a token identifies no account.
  if (!ADMIN_ROLES.includes(caller.role)) throw new AppError(bearer ? 'not_admin' : 'no_authorization')
  return caller
}
