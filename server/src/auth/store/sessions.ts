import type { Row } from '../../database/sql-values.ts'
import type { Client, Tx } from '../auth-deps.ts'

export type SessionRow = Row & {
  readonly id: string
  readonly user_id: string
  readonly created_at: string
  readonly aal: 'aal1' | 'aal2' | 'aal3'
  readonly not_after: string | null
  readonly amr: readonly { readonly method: string; readonly timestamp: number }[]
}

const SELECT_SESSION = `select s.id, s.user_id, s.created_at, s.aal, s.not_after,
  (select coalesce(jsonb_agg(jsonb_build_object('method', m.authentication_method,
     'timestamp', extract(epoch from m.updated_at)::bigint) order by m.updated_at desc), '[]')
   from auth.mfa_amr_claims m where m.session_id = s.id) as amr
  from auth.sessions s where s.id = $1`

type NewSession = {
  readonly userId: string
  readonly method: string
  readonly client: Client
  readonly notAfter: string
}

export async function insertSession(
  tx: Tx,
  { userId, method, client, notAfter }: NewSession,
  at: string,
): Promise<string> {
  const [session] = await tx.query<{ id: string }>(
    `insert into auth.sessions (user_id, created_at, updated_at, not_after, user_agent, ip)
     values ($1, $2, $2, $3, $4, $5) returning id`,
    [userId, at, notAfter, client.userAgent, client.address],
  )
  const id = session?.id ?? ''
  await saveAuthenticationMethod(tx, id, method, at)
  return id
}

export async function findSession(tx: Tx, id: string): Promise<SessionRow | null> {
  return (await tx.query<SessionRow>(SELECT_SESSION, [id]))[0] ?? null
}

/** Locks the session, so that its refreshes run one after the other. */
export async function lockSession(tx: Tx, id: string): Promise<SessionRow | null> {
  return (await tx.query<SessionRow>(`${SELECT_SESSION} for update of s`, [id]))[0] ?? null
}

export async function saveAuthenticationMethod(tx: Tx, sessionId: string, method: string, at: string): Promise<void> {
  await tx.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at) values ($1, $2, $3, $3)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [sessionId, method, at],
  )
}

export async function raiseSession(tx: Tx, sessionId: string, factorId: string, at: string): Promise<void> {
  await tx.query(`update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1`, [
    sessionId,
    factorId,
    at,
  ])
}

/** Without its factor a session falls back to the level of its password. */
export async function lowerSessionsOfFactor(tx: Tx, factorId: string): Promise<void> {
  await tx.query(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [factorId])
}

export async function touchSession(tx: Tx, sessionId: string, client: Client, at: string): Promise<void> {
  await tx.query(
    `update auth.sessions set refreshed_at = $2::timestamptz at time zone 'utc', updated_at = $2,
       user_agent = $3, ip = $4 where id = $1`,
    [sessionId, at, client.userAgent, client.address],
  )
}

export type SignOutScope = 'global' | 'local' | 'others'

export async function deleteSessions(
  tx: Tx,
  userId: string,
  scope: SignOutScope,
  sessionId: string | null,
): Promise<void> {
  if (scope === 'global') await tx.query('delete from auth.sessions where user_id = $1', [userId])
  if (scope === 'local' && sessionId)
    await tx.query('delete from auth.sessions where user_id = $1 and id = $2', [userId, sessionId])
  if (scope === 'others')
    await tx.query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [userId, sessionId])
}
