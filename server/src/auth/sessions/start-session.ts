import type { JWTPayload } from 'jose'

import { AUDIENCE, FACTOR_MISSING } from '../../identity/access-tokens.ts'
import { isoAt, type AuthDeps, type Client, type Tx } from '../auth-deps.ts'
import { LIFETIMES } from '../auth-policy.ts'
import { lacksFactor } from '../mfa/lacks-factor.ts'
import { writeAudit } from '../store/audit-log.ts'
import { rememberAddress } from '../store/known-addresses.ts'
import { insertRefreshToken } from '../store/refresh-tokens.ts'
import { findSession, insertSession, type SessionRow } from '../store/sessions.ts'
import { findUserById, updateUserRow, type UserRow } from '../store/users.ts'
import { toUserJson, type UserJson } from '../users/user-json.ts'

/** A session in the database, before its access token is signed. */
export type StartedSession = { readonly user: UserRow; readonly session: SessionRow; readonly refreshToken: string }

export type SessionJson = {
  readonly access_token: string
  readonly token_type: 'bearer'
  readonly expires_in: number
  readonly expires_at: number
  readonly refresh_token: string
  readonly user: UserJson
}

export type SignInMethod =
  | 'password'
  | 'otp'
  | 'anonymous'
  | 'recovery'
  | 'magiclink'
  | 'email/signup'
  | 'email_change'
  | 'invite'
type Start = { readonly userId: string; readonly method: SignInMethod; readonly client: Client }

/** Always a new session: nothing from before the sign-in is carried over. */
export async function startSession(deps: AuthDeps, tx: Tx, { userId, method, client }: Start): Promise<StartedSession> {
  const at = isoAt(deps.now())
  const notAfter = isoAt(deps.now() + LIFETIMES.sessionMs)
  const sessionId = await insertSession(tx, { userId, method, client, notAfter }, at)
  const refreshToken = await insertRefreshToken(tx, { userId, sessionId, parent: null }, at)
  await updateUserRow(tx, userId, { last_sign_in_at: at }, at)
  await rememberAddress(tx, userId, client, at)
  await writeAudit(deps, tx, { action: 'login', userId, client, traits: { method } })
  const user = await findUserById(tx, userId)
  const session = await findSession(tx, sessionId)
  if (!user || !session) throw new Error('The session vanished while it was made')
  await sendSignInNotice(deps, tx, user, sessionId)
  return { user, session, refreshToken }
}

export async function toSessionJson(deps: AuthDeps, started: StartedSession): Promise<SessionJson> {
  const { user, session, refreshToken } = started
  const usual = (await isStaff(deps, user.id)) ? LIFETIMES.staffAccessTokenSeconds : LIFETIMES.accessTokenSeconds
  const left = session.not_after ? Math.ceil((Date.parse(session.not_after) - deps.now()) / 1000) : usual
  const lifetime = Math.max(1, Math.min(usual, left))
  return {
    access_token: await deps.accessTokens.sign(claimsOf(user, session), lifetime),
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: Math.floor(deps.now() / 1000) + lifetime,
    refresh_token: refreshToken,
    user: toUserJson(user),
  }
}

function claimsOf(user: UserRow, session: SessionRow): JWTPayload {
  return {
    aud: user.aud || AUDIENCE,
    sub: user.id,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role || AUDIENCE,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
    ...(lacksFactor(user, session) && { [FACTOR_MISSING]: true }),
  }
}

async function isStaff({ db }: AuthDeps, userId: string): Promise<boolean> {
  const rows = await db.query(`select 1 from public.user_roles where user_id = $1 and role::text <> 'user' limit 1`, [
    userId,
  ])
  return rows.length > 0
}

type Notice = { readonly title: string; readonly body: string; readonly link: string | null }

/**
 * The database decides whether a sign-in is worth a notice and stores it for the app (notify_of_sign_in); this sends
 * the mail about it. The sign-in does not wait for the mail server.
 */
async function sendSignInNotice(
  { mailer, settings, log }: Pick<AuthDeps, 'mailer' | 'settings' | 'log'>,
  tx: Tx,
  { id, email, email_confirmed_at: confirmedAt }: UserRow,
  sessionId: string,
): Promise<void> {
  if (!email || !confirmedAt) return
  const [notice] = await tx.query<Notice>(
    'select title, body, link from public.notifications where user_id = $1 and about = $2',
    [id, `session:${sessionId}`],
  )
  if (!notice) return
  const link = `${settings.publicUrl}${notice.link ?? '/notifications'}`
  mailer
    .send({ kind: 'notification', to: email, title: notice.title, body: notice.body, link })
    .catch((error: unknown) => log.warn({ error }, 'the mail about a new sign-in was not sent'))
}
