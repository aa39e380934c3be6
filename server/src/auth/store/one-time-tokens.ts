import { createHash, randomBytes, randomInt } from 'node:crypto'

import type { Row } from '../../database/sql-values.ts'
import type { Tx } from '../auth-deps.ts'
import { MAX_WRONG_CODES } from '../auth-policy.ts'
import { savePendingSignUp, type PendingSignUp } from './pending-sign-ups.ts'

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_current'
  | 'email_change_token_new'
  | 'reauthentication_token'

export type OneTimeToken = Row & {
  readonly id: string
  readonly user_id: string
  readonly token_type: OneTimeTokenType
  readonly created_ms: number
  readonly code_hash: string | null
  readonly flow_id: string | null
}

/** The mail contains both. The link's token is far too long to guess; only guesses of the six digits need counting. */
export type Secret = { readonly token: string; readonly code: string }

const CODE_DIGITS = 6
const SELECT_TOKEN = `select t.id, t.user_id, t.token_type, (extract(epoch from t.created_at) * 1000)::float8 as created_ms,
  c.code_hash, c.flow_id from auth.one_time_tokens t left join server.one_time_codes c on c.token_id = t.id`

type NewToken = {
  readonly userId: string
  readonly type: OneTimeTokenType
  /** The mailbox that gets it. */
  readonly email: string
  /** The PKCE flow that the link will end. */
  readonly flowId?: string | null
  /** Only for confirmation tokens. */
  readonly signUp?: PendingSignUp | null
}

/**
 * Replaces an earlier token of the same type, so only the newest mail works. Tokens of an unconfirmed address are kept:
 * a stranger who signs up with it must not invalidate the owner's link.
 */
export async function saveOneTimeToken(tx: Tx, wanted: NewToken, at: string): Promise<Secret> {
  const { userId, type, email, flowId = null, signUp } = wanted
  const token = `${flowId ? 'pkce_' : ''}${randomBytes(28).toString('hex')}`
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  if (type !== 'confirmation_token') await deleteOneTimeTokens(tx, userId, [type])
  const [row] = await tx.query<{ id: string }>(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5) returning id`,
    [userId, type, hashOf(token), email, at],
  )
  const id = row?.id ?? ''
  await tx.query('insert into server.one_time_codes (token_id, code_hash, flow_id) values ($1, $2, $3)', [
    id,
    hashOf(id, code),
    flowId,
  ])
  if (signUp) await savePendingSignUp(tx, id, signUp)
  return { token, code }
}

/** Locks the row: a link opened twice at the same moment signs in once. */
export async function findByToken(
  tx: Tx,
  token: string,
  types: readonly OneTimeTokenType[],
): Promise<OneTimeToken | null> {
  const rows = await tx.query<OneTimeToken>(
    `${SELECT_TOKEN} where t.token_hash = $1 and t.token_type = any($2) for update of t`,
    [hashOf(token), types],
  )
  return rows[0] ?? null
}

/** Locks first and reads after: guesses made at the same moment see each other's count. */
export async function findOfUser(
  tx: Tx,
  userId: string,
  types: readonly OneTimeTokenType[],
): Promise<readonly OneTimeToken[]> {
  const locked = await tx.query<{ id: string }>(
    'select id from auth.one_time_tokens where user_id = $1 and token_type = any($2) order by id for update',
    [userId, types],
  )
  if (locked.length === 0) return []
  return tx.query<OneTimeToken>(`${SELECT_TOKEN} where t.id = any($1)`, [locked.map(({ id }) => id)])
}

export function isCodeOf(token: OneTimeToken, code: string): boolean {
  return token.code_hash !== null && token.code_hash === hashOf(token.id, code)
}

/** Too many wrong guesses invalidate the digits but not the link in the same mail, or strangers could invalidate it. */
export async function countWrongCode(tx: Tx, tokenIds: readonly string[]): Promise<void> {
  await tx.query(
    `update server.one_time_codes set wrong_codes = wrong_codes + 1,
       code_hash = case when wrong_codes + 1 >= $2::int then null else code_hash end
     where token_id = any($1)`,
    [tokenIds, MAX_WRONG_CODES],
  )
}

export async function deleteOneTimeTokens(tx: Tx, userId: string, types: readonly OneTimeTokenType[]): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1 and token_type = any($2)', [userId, types])
}

const hashOf = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex')
