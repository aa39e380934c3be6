import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import { isoAt, type AuthDeps, type Client, type Tx } from '../auth-deps.ts'
import { LIFETIMES } from '../auth-policy.ts'
import { limitRequests } from '../limit-requests.ts'
import { LIMIT_RULES } from '../limit-rules.ts'
import { text } from '../parse-body.ts'
import { writeAudit } from '../store/audit-log.ts'
import {
  findActiveRefreshToken,
  findRefreshToken,
  insertRefreshToken,
  revokeRefreshToken,
  type RefreshTokenRow,
} from '../store/refresh-tokens.ts'
import { deleteSessions, lockSession, touchSession, type SessionRow } from '../store/sessions.ts'
import { findUserById } from '../store/users.ts'
import { isBanned } from '../users/require-user.ts'
import { toSessionJson, type SessionJson, type StartedSession } from './start-session.ts'

export const RefreshGrantBody = z.object({ refresh_token: text() })

type Refusal = 'refresh_token_not_found' | 'refresh_token_already_used' | 'session_expired' | 'sign_in_user_banned'
type Outcome = { readonly refused: Refusal } | StartedSession

/**
 * Each refresh token works once. Tabs that refresh at the same moment, and clients that lost the answer, get the token
 * that replaced theirs; anything older is a stolen token, and the whole session ends.
 */
export async function refreshSession(
  deps: AuthDeps,
  client: Client,
  { refresh_token: token }: z.output<typeof RefreshGrantBody>,
): Promise<SessionJson> {
  await limitRequests(deps, LIMIT_RULES.refreshByAddress, client.addressKey)
  // The refusal is a value here: thrown, it would roll back the end of the session.
  const outcome = await deps.db.transaction((tx) => rotate(deps, tx, client, token))
  if ('refused' in outcome) throw new AppError(outcome.refused)
  return toSessionJson(deps, outcome)
}

async function rotate(deps: AuthDeps, tx: Tx, client: Client, token: string): Promise<Outcome> {
  const seen = await findRefreshToken(tx, token)
  const session = seen && (await lockSession(tx, seen.session_id))
  // Read again under the lock: another refresh may just have replaced it.
  const current = session && (await findRefreshToken(tx, token))
  const user = session && (await findUserById(tx, session.user_id))
  if (!session || !current || !user || user.deleted_at) return { refused: 'refresh_token_not_found' }
  if (isBanned(deps, user)) return { refused: 'sign_in_user_banned' }
  if (session.not_after && Date.parse(session.not_after) <= deps.now()) return { refused: 'session_expired' }

  const refreshToken = await nextToken(deps, tx, current)
  if (!refreshToken) return endStolenSession(deps, tx, session, client)
  await touchSession(tx, session.id, client, isoAt(deps.now()))
  return { user, session, refreshToken }
}

/** Null when the token was used up long ago. */
async function nextToken(deps: AuthDeps, tx: Tx, current: RefreshTokenRow): Promise<string | null> {
  const at = isoAt(deps.now())
  const { user_id: userId, session_id: sessionId, token } = current
  if (!current.revoked) {
    await revokeRefreshToken(tx, current.id, at)
    return insertRefreshToken(tx, { userId, sessionId, parent: token }, at)
  }
  const active = await findActiveRefreshToken(tx, sessionId)
  const isRecent = deps.now() - Date.parse(current.updated_at) <= LIFETIMES.refreshReuseMs
  return active && (active.parent === token || isRecent) ? active.token : null
}

async function endStolenSession(deps: AuthDeps, tx: Tx, session: SessionRow, client: Client): Promise<Outcome> {
  await deleteSessions(tx, session.user_id, 'local', session.id)
  await writeAudit(deps, tx, { action: 'token_reuse_detected', userId: session.user_id, client })
  return { refused: 'refresh_token_already_used' }
}
