import type { ScheduledJob } from '../jobs/jobs.ts'
import { syncCustomer, type SyncDeps } from './sync-customer.ts'

const LOOK_BACK_MS = 3 * 86_400_000

type Deps = SyncDeps & { readonly now: () => number }

export function paymentJobs(deps: Deps): readonly ScheduledJob[] {
  return [
    { name: 'reconcile-payments', cron: '12 2 * * *', run: () => reconcilePayments(deps) },
    { name: 'forget-orphaned-customers', cron: '*/10 * * * *', run: () => forgetOrphans(deps) },
    {
      name: 'forget-old-payment-events',
      cron: '42 2 * * *',
      // The provider repeats an event for some days, not for months.
      run: async () => {
        await deps.db.query(`delete from public.payment_events where received_at < now() - interval '90 days'`)
        await deps.db.query(`delete from public.discounts where expires_at < now() - interval '90 days'`)
        // The addresses of unanswered squad invitations are deleted.
        await deps.db.query(
          `delete from public.squad_seats where member_id is null and invited_at < now() - interval '30 days'`,
        )
      },
    },
  ]
}

/** Reconciles missed events: all known customers, and all recent checkouts. */
export async function reconcilePayments(deps: Deps): Promise<void> {
  const { db, payments, log, now } = deps
  const known = await db.query<{ customer_id: string }>(
    'select customer_id from public.customers where provider = $1 order by customer_id',
    [payments.name],
  )
  const recent = await payments.recentCustomers(now() - LOOK_BACK_MS)
  const customers = new Set([...known.map(({ customer_id }) => customer_id), ...recent])
  let failed = 0
  for (const customerId of customers) {
    await syncCustomer(deps, customerId).catch((error: unknown) => {
      failed += 1
      log.warn({ error, customerId }, 'a customer could not be reconciled')
    })
  }
  if (failed > 0) throw new Error(`${failed} of ${customers.size} customers could not be reconciled`)
}

/** Stops charging customers whose account was deleted. */
export async function forgetOrphans({ db, payments }: Deps): Promise<void> {
  const orphans = await db.query<{ customer_id: string }>(
    'select customer_id from public.orphaned_customers where provider = $1',
    [payments.name],
  )
  for (const { customer_id: id } of orphans) {
    await payments.forgetCustomer(id)
    await db.query('delete from public.orphaned_customers where provider = $1 and customer_id = $2', [
      payments.name,
      id,
    ])
  }
}
