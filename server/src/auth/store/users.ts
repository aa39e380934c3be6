import type { Row, SqlValue } from '../../database/sql-values.ts'
import type { Tx } from '../auth-deps.ts'

type Json = Record<string, unknown>

export type IdentityRow = {
  readonly id: string
  readonly provider_id: string
  readonly user_id: string
  readonly identity_data: Json
  readonly provider: string
  readonly last_sign_in_at: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly email: string | null
}

export type FactorSummary = {
  readonly id: string
  readonly friendly_name: string | null
  readonly factor_type: string
  readonly status: 'verified' | 'unverified'
  readonly created_at: string
  readonly updated_at: string
}

export type UserRow = Row & {
  readonly id: string
  readonly aud: string
  readonly role: string
  readonly email: string | null
  readonly phone: string | null
  readonly encrypted_password: string | null
  readonly email_confirmed_at: string | null
  readonly phone_confirmed_at: string | null
  readonly confirmed_at: string | null
  readonly invited_at: string | null
  readonly confirmation_sent_at: string | null
  readonly recovery_sent_at: string | null
  readonly email_change: string
  readonly email_change_sent_at: string | null
  readonly email_change_confirm_status: number
  readonly reauthentication_sent_at: string | null
  readonly last_sign_in_at: string | null
  readonly raw_app_meta_data: Json
  readonly raw_user_meta_data: Json
  readonly created_at: string
  readonly updated_at: string
  readonly banned_until: string | null
  readonly deleted_at: string | null
  readonly is_anonymous: boolean
  readonly identities: readonly IdentityRow[]
  readonly factors: readonly FactorSummary[]
}

const SELECT_USER = `select u.*,
  (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]') from auth.identities i where i.user_id = u.id) as identities,
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type,
     'status', f.status, 'created_at', f.created_at, 'updated_at', f.updated_at) order by f.created_at), '[]')
   from auth.mfa_factors f where f.user_id = u.id) as factors
  from auth.users u`

export async function findUserById(tx: Tx, id: string): Promise<UserRow | null> {
  return (await tx.query<UserRow>(`${SELECT_USER} where u.id = $1`, [id]))[0] ?? null
}

export async function findUserByEmail(tx: Tx, email: string): Promise<UserRow | null> {
  return (await tx.query<UserRow>(`${SELECT_USER} where u.email = $1 and not u.is_sso_user`, [email]))[0] ?? null
}

/** Locks the account, for changes that depend on its state. */
export async function lockUser(tx: Tx, id: string): Promise<void> {
  await tx.query('select 1 from auth.users where id = $1 for update', [id])
}

/** The account with a pending change to this address. */
export async function findUserByNewEmail(tx: Tx, email: string): Promise<UserRow | null> {
  return (await tx.query<UserRow>(`${SELECT_USER} where u.email_change = $1 limit 1`, [email]))[0] ?? null
}

type Page = { readonly limit: number; readonly offset: number }

export async function listUsers(
  tx: Tx,
  { limit, offset }: Page,
): Promise<{ users: readonly UserRow[]; total: number }> {
  const users = await tx.query<UserRow>(`${SELECT_USER} order by u.created_at desc, u.id limit $1 offset $2`, [
    limit,
    offset,
  ])
  const [count] = await tx.query<{ total: number }>('select count(*) as total from auth.users')
  return { users, total: count?.total ?? 0 }
}

export type NewUser = {
  readonly id?: string | undefined
  readonly email: string | null
  readonly passwordHash: string | null
  readonly appMetadata: Json
  readonly userMetadata: Json
  readonly isAnonymous?: boolean
  readonly role?: string | undefined
}

/** Null when another request has just taken the email address. */
export async function insertUser(tx: Tx, user: NewUser, at: string): Promise<string | null> {
  const rows = await tx.query<{ id: string }>(
    `insert into auth.users (id, instance_id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data,
       is_anonymous, created_at, updated_at)
     values (coalesce($1::uuid, gen_random_uuid()), '00000000-0000-0000-0000-000000000000', 'authenticated', $2, $3, $4, $5, $6, $7, $8, $8)
     on conflict (email) where is_sso_user = false do nothing returning id`,
    [
      user.id,
      user.role ?? 'authenticated',
      user.email,
      user.passwordHash,
      user.appMetadata,
      user.userMetadata,
      user.isAnonymous ?? false,
      at,
    ],
  )
  return rows[0]?.id ?? null
}

/** Columns that this server writes. The names go into SQL, so they are a fixed list. */
type UserColumn =
  | 'email'
  | 'phone'
  | 'role'
  | 'encrypted_password'
  | 'email_confirmed_at'
  | 'phone_confirmed_at'
  | 'invited_at'
  | 'confirmation_sent_at'
  | 'recovery_sent_at'
  | 'email_change'
  | 'email_change_sent_at'
  | 'email_change_confirm_status'
  | 'reauthentication_sent_at'
  | 'last_sign_in_at'
  | 'raw_app_meta_data'
  | 'raw_user_meta_data'
  | 'banned_until'
  | 'deleted_at'
  | 'is_anonymous'

export async function updateUserRow(
  tx: Tx,
  id: string,
  changes: Partial<Record<UserColumn, SqlValue>>,
  at: string,
): Promise<void> {
  const columns = Object.keys(changes)
  const assignments = columns.map((column, i) => `${column} = $${i + 3}`)
  await tx.query(`update auth.users set ${['updated_at = $2', ...assignments].join(', ')} where id = $1`, [
    id,
    at,
    ...Object.values(changes),
  ])
}

export async function deleteUserRow(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from auth.users where id = $1', [id])
}
