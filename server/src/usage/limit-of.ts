import { dailyLimit, type UsageType } from '@app/domain/usage-limits'

import type { Queryable } from '../database/db.ts'

type Ports = { readonly db: Queryable; readonly adminEmail: string | undefined }
type Account = { readonly email: string | null; readonly tier: string | null; readonly signed_up_ms: number }

/** How often this account may do that today; null is as often as they like. The tier is written by the server alone. */
export async function limitOf(
  { db, adminEmail }: Ports,
  userId: string,
  type: UsageType,
  nowMs: number,
): Promise<number | null> {
  const [account] = await db.query<Account>(
    `select email, raw_app_meta_data ->> 'tier' as tier,
       (extract(epoch from created_at) * 1000)::float8 as signed_up_ms from auth.users where id = $1`,
    [userId],
  )
  const isAdmin = adminEmail !== undefined && account?.email?.toLowerCase() === adminEmail.toLowerCase()
  if (isAdmin) return null
  return dailyLimit(type, account ? { tier: account.tier, signedUpAtMs: account.signed_up_ms } : null, nowMs)
}
