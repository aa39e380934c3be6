import type { Row } from '../../database/sql-values.ts'
import type { Tx } from '../auth-deps.ts'

type Json = Record<string, unknown>

/** The data of one sign-up. It is copied to the account when the link or code of that very sign-up is used. */
export type PendingSignUp = { readonly passwordHash: string | null; readonly userMetadata: Json }

type PendingRow = Row & { readonly password_hash: string | null; readonly user_metadata: Json }

export async function savePendingSignUp(tx: Tx, tokenId: string, signUp: PendingSignUp): Promise<void> {
  await tx.query('insert into server.pending_sign_ups (token_id, password_hash, user_metadata) values ($1, $2, $3)', [
    tokenId,
    signUp.passwordHash,
    signUp.userMetadata,
  ])
}

export async function findPendingSignUp(tx: Tx, tokenId: string): Promise<PendingSignUp | null> {
  const rows = await tx.query<PendingRow>('select * from server.pending_sign_ups where token_id = $1', [tokenId])
  return rows[0] ? toPendingSignUp(rows[0]) : null
}

/** All unconfirmed sign-ups of this account, each once however often it was mailed. */
export async function listPendingSignUps(tx: Tx, userId: string): Promise<readonly PendingSignUp[]> {
  const rows = await tx.query<PendingRow>(
    `select distinct p.password_hash, p.user_metadata from server.pending_sign_ups p
     join auth.one_time_tokens t on t.id = p.token_id where t.user_id = $1`,
    [userId],
  )
  return rows.map(toPendingSignUp)
}

const toPendingSignUp = (row: PendingRow): PendingSignUp => ({
  passwordHash: row.password_hash,
  userMetadata: row.user_metadata,
})
