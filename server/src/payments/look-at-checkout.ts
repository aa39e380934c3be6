import { settleDiscount } from './discounts.ts'
import { syncCustomer, type SyncDeps } from './sync-customer.ts'

/**
 * Somebody came back from paying: what the event would make us look at is looked at now, for an event may be late or never
 * be delivered. The number of a checkout only says where to look, so anybody may name one. True when the money is there.
 */
export async function lookAtCheckout(deps: SyncDeps, checkoutId: string): Promise<boolean> {
  const { db, payments, log } = deps
  try {
    const checkout = await payments.readCheckout(checkoutId)
    if (!checkout?.isComplete) return false
    await settleDiscount(db, checkoutId, 'complete')
    await syncCustomer(deps, checkout.customerId)
    return checkout.isPaid
  } catch (error) {
    log.warn({ error }, 'a checkout was not looked at')
    return false
  }
}
