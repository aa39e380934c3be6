import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import { isoAt, type AuthDeps, type Client, type Tx } from '../auth-deps.ts'
import { LIFETIMES } from '../auth-policy.ts'
import { limitRequests } from '../limit-requests.ts'
import { LIMIT_RULES } from '../limit-rules.ts'
import { isUuid, text } from '../parse-body.ts'
import { toSessionJson, type SessionJson, type StartedSession } from '../sessions/start-session.ts'
import { writeAudit } from '../store/audit-log.ts'
import { findActiveRefreshToken, insertRefreshToken, revokeRefreshToken } from '../store/refresh-tokens.ts'
import {
  deleteSessions,
  findSession,
  lockSession,
  raiseSession,
  saveAuthenticationMethod,
  type SessionRow,
} from '../store/sessions.ts'
import { findUserById, lockUser, type UserRow } from '../store/users.ts'
import type { SignedIn } from '../users/require-user.ts'
import { findFactor, type FactorRow } from './factors.ts'
import { matchTotp } from './totp.ts'

export const VerifyFactorBody = z.object({ challenge_id: text(64), code: text(16) })

/** A challenge is only the right to try one code within five minutes. */
export async function challengeFactor(
  deps: AuthDeps,
  client: Client,
  factor: FactorRow,
): Promise<Readonly<Record<string, unknown>>> {
  await limitRequests(deps, LIMIT_RULES.factorByAccount, factor.user_id)
  await limitRequests(deps, LIMIT_RULES.factorByAccountDaily, factor.user_id)
  const [row] = await deps.db.query<{ id: string }>(
    `insert into auth.mfa_challenges (factor_id, created_at, ip_address)
     select id, $2::timestamptz, $3::inet from auth.mfa_factors where id = $1 for key share returning id`,
    [factor.id, isoAt(deps.now()), client.address ?? '0.0.0.0'],
  )
  // A concurrent verification deletes unverified factors.
  if (!row) throw new AppError('mfa_factor_not_found')
  const expiresAt = Math.floor((deps.now() + LIFETIMES.mfaChallengeMs) / 1000)
  return { id: row.id, type: 'totp', expires_at: expiresAt }
}

/** The right code lifts the session to aal2; the first one also makes the factor count. */
export async function verifyFactor(
  deps: AuthDeps,
  client: Client,
  { user, session }: SignedIn,
  factor: FactorRow,
  { challenge_id: challengeId, code }: z.output<typeof VerifyFactorBody>,
): Promise<SessionJson> {
  if (!session) throw new AppError('session_not_found')
  refuseBesideVerified(user, session, factor)
  if (!(await takeChallenge(deps, factor.id, challengeId))) throw new AppError('mfa_challenge_expired')
  const step = matchTotp(factor.secret, code, deps.now())
  if (step === null || !(await takeStep(deps, factor.id, step))) {
    await writeAudit(deps, deps.db, {
      action: 'verification_attempted',
      userId: user.id,
      client,
      traits: { result: 'wrong code' },
    })
    throw new AppError('mfa_verification_failed')
  }
  const started = await deps.db.transaction((tx) => lift(deps, tx, factor, session.id))
  await deps.accessTokens.refreshEndedSessions()
  return toSessionJson(deps, started)
}

/** A session with only the password must not get past the second factor by enrolling another one. */
function refuseBesideVerified(user: UserRow, session: SessionRow, factor: FactorRow): void {
  const hasVerified = user.factors.some(({ status }) => status === 'verified')
  if (factor.status === 'unverified' && hasVerified && session.aal !== 'aal2')
    throw new AppError('insufficient_aal', { message: 'AAL2 required to verify a new factor' })
}

async function takeChallenge(deps: AuthDeps, factorId: string, challengeId: string): Promise<boolean> {
  if (!isUuid(challengeId)) return false
  const rows = await deps.db.query(
    'delete from auth.mfa_challenges where id = $1 and factor_id = $2 and created_at > $3 returning id',
    [challengeId, factorId, isoAt(deps.now() - LIFETIMES.mfaChallengeMs)],
  )
  return rows.length > 0
}

/** False when this code, or a later one, was used before. */
async function takeStep({ db }: AuthDeps, factorId: string, step: number): Promise<boolean> {
  const rows = await db.query(
    `insert into server.used_totp_steps as used (factor_id, step)
     select id, $2::bigint from auth.mfa_factors where id = $1 for key share
     on conflict (factor_id) do update set step = excluded.step where used.step < excluded.step returning step`,
    [factorId, step],
  )
  return rows.length > 0
}

async function lift(deps: AuthDeps, tx: Tx, seen: FactorRow, sessionId: string): Promise<StartedSession> {
  const at = isoAt(deps.now())
  // Everything is read again under the lock: another factor may just have been verified, and this one deleted.
  await lockUser(tx, seen.user_id)
  const factor = await findFactor(tx, seen.user_id, seen.id)
  if (!(await lockSession(tx, sessionId))) throw new AppError('session_not_found')
  if (factor.status === 'unverified') {
    // Enrolments begun before the account was protected may be a stranger's.
    await tx.query(`delete from auth.mfa_factors where user_id = $1 and id <> $2 and status = 'unverified'`, [
      factor.user_id,
      factor.id,
    ])
    await tx.query(`update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1`, [factor.id, at])
    // Sessions that only proved the password must prove the new factor too.
    await deleteSessions(tx, factor.user_id, 'others', sessionId)
  }
  await raiseSession(tx, sessionId, factor.id, at)
  await saveAuthenticationMethod(tx, sessionId, 'totp', at)
  const active = await findActiveRefreshToken(tx, sessionId)
  if (active) await revokeRefreshToken(tx, active.id, at)
  const token = { userId: factor.user_id, sessionId, parent: active?.token ?? null }
  const refreshToken = await insertRefreshToken(tx, token, at)
  const session = await findSession(tx, sessionId)
  const user = await findUserById(tx, factor.user_id)
  if (!session || !user) throw new AppError('session_not_found')
  return { user, session, refreshToken }
}
