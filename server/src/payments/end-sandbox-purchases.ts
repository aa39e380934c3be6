import type { Db } from '../database/db.ts'

/** Where real money moves, what was bought in test mode is over: for the database too, whose limits ask by account. */
export async function endSandboxPurchases(db: Db): Promise<void> {
  await db.query(
    `update public.subscriptions set status = 'ended', updated_at = now()
     where provider = 'sandbox' and status <> 'ended'`,
  )
}
