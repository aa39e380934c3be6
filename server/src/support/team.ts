import type { TeamMember } from '@app/contracts/support/staff-support'

import type { Queryable } from '../database/db.ts'
import { plainName } from '../squads/plain-name.ts'
import { TEAM } from './support-deps.ts'

const NAMELESS = 'Sojourn support'

/** Travellers see the first name, and only when it is a plain one. */
export async function nameOfMember(db: Queryable, userId: string): Promise<string> {
  const [row] = await db.query<{ name: string | null }>('select full_name as name from public.profiles where id = $1', [
    userId,
  ])
  const first = row?.name?.trim().split(/\s+/)[0] ?? ''
  return first !== '' && plainName(first) === first ? first : NAMELESS
}

export function listTeam(db: Queryable): Promise<readonly TeamMember[]> {
  return db.query<TeamMember>(
    `select u.id, coalesce(p.full_name, u.email, '') as name from auth.users u
       left join public.profiles p on p.id = u.id
     where u.deleted_at is null
       and exists (select from public.user_roles r where r.user_id = u.id and r.role::text = any($1))
     order by 2, 1`,
    [TEAM],
  )
}

export async function isMember(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db.query(
    'select 1 as it from public.user_roles where user_id = $1 and role::text = any($2) limit 1',
    [userId, TEAM],
  )
  return rows.length > 0
}
