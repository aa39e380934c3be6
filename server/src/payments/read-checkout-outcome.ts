import { settleDiscount } from './discounts.ts'
import { syncCustomer, type SyncDeps } from './sync-customer.ts'

/**
 * A traveller returned from paying: the customer is synced now, because the event may be late or lost. A checkout id
 * only says which customer to sync, so any caller may send one. True when it is paid.
 */
export async function readCheckoutOutcome(deps: SyncDeps, checkoutId: string): Promise<boolean> {
  const { db, payments, log } = deps
  try {
    const checkout = await payments.readCheckout(checkoutId)
    if (!checkout?.isComplete) return false
    await settleDiscount(db, checkoutId, 'complete')
    await syncCustomer(deps, checkout.customerId)
    return checkout.isPaid
  } catch (error) {
    log.warn({ error }, 'a checkout could not be read')
    return false
  }
}
