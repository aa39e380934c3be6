import { randomBytes } from 'node:crypto'

import type { Row } from '../../database/sql-values.ts'
import type { Tx } from '../auth-deps.ts'

export type RefreshTokenRow = Row & {
  readonly id: number
  readonly token: string
  readonly user_id: string
  readonly session_id: string
  readonly revoked: boolean
  readonly updated_at: string
  readonly parent: string | null
}

const COLUMNS = 'id, token, user_id, session_id, revoked, updated_at, parent'

export async function findRefreshToken(tx: Tx, token: string): Promise<RefreshTokenRow | null> {
  return (
    (await tx.query<RefreshTokenRow>(`select ${COLUMNS} from auth.refresh_tokens where token = $1`, [token]))[0] ?? null
  )
}

/** A session has at most one: giving out the next one revokes it in the same transaction. */
export async function findActiveRefreshToken(tx: Tx, sessionId: string): Promise<RefreshTokenRow | null> {
  const rows = await tx.query<RefreshTokenRow>(
    `select ${COLUMNS} from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1`,
    [sessionId],
  )
  return rows[0] ?? null
}

type NewToken = { readonly userId: string; readonly sessionId: string; readonly parent: string | null }

export async function insertRefreshToken(tx: Tx, { userId, sessionId, parent }: NewToken, at: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await tx.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, parent, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [token, userId, sessionId, parent, at],
  )
  return token
}

export async function revokeRefreshToken(tx: Tx, id: number, at: string): Promise<void> {
  await tx.query('update auth.refresh_tokens set revoked = true, updated_at = $2 where id = $1', [id, at])
}
