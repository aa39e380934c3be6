import type { UsageType } from '@app/domain/usage-limits'

import type { Queryable } from '../database/db.ts'

/** How often this account may do that today; null is as often as they like. The database decides, for triggers too. */
export async function limitOf(db: Queryable, userId: string, type: UsageType): Promise<number | null> {
  const [row] = await db.query<{ allowed: number | null }>('select private.daily_limit($1, $2) as allowed', [
    userId,
    type,
  ])
  return row?.allowed ?? null
}
