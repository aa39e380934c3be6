import type { StaffUsersResponse, UserDetails, UserRow, UsersQuery } from '@app/contracts/staff/staff-users'

import { AppError } from '../../errors/app-error.ts'
import { findSubscription } from '../../payments/find-subscription.ts'
import type { Platform } from '../../platform.ts'
import { mayChangeAccount } from '../staff/staff-rank.ts'
import { READ_LOG, READ_USER, searchUsers, USERS_ON_A_PAGE } from './users-sql.ts'

type Deps = Pick<Platform, 'db' | 'payments' | 'now'>
type Found = Omit<UserRow, 'tier' | 'trialEnd'>
type FoundDetails = Omit<UserDetails, 'tier' | 'trialEnd' | 'log' | 'mayChange'>

export async function findUsers(deps: Deps, { query, only, page }: UsersQuery): Promise<StaffUsersResponse> {
  // "ann_b" is an address, not a pattern.
  const literally = query.replaceAll(/[\\%_]/g, String.raw`\$&`)
  const rows = await deps.db.query<Found & { total: number }>(searchUsers(only), [
    literally,
    (page - 1) * USERS_ON_A_PAGE,
  ])
  const users: UserRow[] = []
  for (const { total: _, ...row } of rows) users.push({ ...row, ...(await planOf(deps, row.id)) })
  return { users, total: rows[0]?.total ?? 0 }
}

export async function readUser(deps: Deps, actor: string, id: string): Promise<UserDetails> {
  const [row] = await deps.db.query<FoundDetails>(READ_USER, [id])
  if (!row) throw new AppError('account_unknown')
  const mayReadLog = await deps.db.query(
    `select 1 from public.user_roles where user_id = $1 and role in ('owner', 'admin') limit 1`,
    [actor],
  )
  const log = mayReadLog.length > 0 ? await deps.db.query<UserDetails['log'][number]>(READ_LOG, [id]) : []
  const mayChange = await mayChangeAccount(deps.db, actor, id)
  return { ...row, ...(await planOf(deps, id)), log: [...log], mayChange }
}

async function planOf({ db, payments, now }: Deps, id: string): Promise<Pick<UserRow, 'tier' | 'trialEnd'>> {
  const has = await findSubscription(db, payments.name, id, now())
  const trialEndMs = has?.trialEndMs ?? null
  return { tier: has?.tier ?? 'free', trialEnd: trialEndMs === null ? null : new Date(trialEndMs).toISOString() }
}
