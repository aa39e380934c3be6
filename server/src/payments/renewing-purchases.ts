import type { Queryable } from '../database/db.ts'
import type { Payments } from './payments.ts'

type Renewing = { readonly id: string; readonly customerId: string }

/** The renewing purchases of an account. First the one to keep: its own, paid, the newest. */
export function findRenewing(db: Queryable, provider: Payments['name'], userId: string): Promise<readonly Renewing[]> {
  return db.query<Renewing>(
    `select s.id, s.customer_id as "customerId" from public.subscriptions s
     join public.customers c using (provider, customer_id)
     where s.user_id = $1 and s.provider = $2 and s.billing <> 'once' and s.status in ('active', 'past_due')
       and not s.cancels_at_end
     order by c.is_from_guest, s.status = 'active' desc, s.started_at desc, s.id desc`,
    [userId, provider],
  )
}

export async function isOwned(db: Queryable, provider: Payments['name'], userId: string): Promise<boolean> {
  const owned = await db.query(
    `select 1 as it from public.subscriptions
     where user_id = $1 and provider = $2 and billing = 'once' and status = 'active' limit 1`,
    [userId, provider],
  )
  return owned.length > 0
}
