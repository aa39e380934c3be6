import { settleDiscount } from './discounts.ts'
import type { PaymentEvent } from './payments.ts'
import { syncCustomer, type SyncDeps } from './sync-customer.ts'

/**
 * An event only names a customer. It is recorded after all its effects: if one fails, the provider sends the event
 * again, and processing it twice changes nothing.
 */
export async function receiveEvent(deps: SyncDeps, event: PaymentEvent): Promise<'done' | 'known'> {
  const { db, payments } = deps
  const known = await db.query('select 1 as it from public.payment_events where provider = $1 and event_id = $2', [
    payments.name,
    event.id,
  ])
  if (known.length > 0) return 'known'
  if (event.checkout) await settleDiscount(db, event.checkout.id, event.checkout.outcome)
  if (event.customerId) await syncCustomer(deps, event.customerId)
  await db.query(
    `insert into public.payment_events (provider, event_id, event_type) values ($1, $2, $3) on conflict do nothing`,
    [payments.name, event.id, event.type.slice(0, 255)],
  )
  return 'done'
}
