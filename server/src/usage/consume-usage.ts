import type { UsageType } from '@app/domain/usage-limits'

import type { Queryable } from '../database/db.ts'

/**
 * Takes one from today's allowance: the new count, or null when there is none left. In a transaction it is undone with
 * the rest, so what fails on our side afterwards is not counted. Only the server may call the procedure.
 */
export async function consumeUsage(
  db: Queryable,
  userId: string,
  type: UsageType,
  limit: number | null,
): Promise<number | null> {
  const [row] = await db.query<{ used: number | null }>('select public.consume_usage($1, $2, $3) as used', [
    userId,
    type,
    limit,
  ])
  return row?.used ?? null
}
