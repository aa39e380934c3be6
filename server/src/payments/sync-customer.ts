import type { Db, Transaction } from '../database/db.ts'
import type { Log } from '../logging/log.ts'
import type { Accounts } from './accounts.ts'
import type { CustomerState, Payments, ProviderPurchase } from './payments.ts'

export type SyncDeps = {
  readonly db: Db
  readonly payments: Payments
  readonly accounts: Accounts
  readonly log: Pick<Log, 'info' | 'warn'>
}

/**
 * Copies what the provider has now. It does not matter which event made us look, how often, or in which order: each look
 * has a number, drawn before asking, and an answer that was asked for earlier never replaces a later one.
 */
export async function syncCustomer(deps: SyncDeps, customerId: string): Promise<void> {
  const { db, payments } = deps
  const [drawn] = await db.query<{ number: number }>(`select nextval('public.payment_reads')::float8 as number`)
  const state = await payments.readCustomer(customerId)
  const owner = await findOwner(deps, customerId, state)
  if (owner === null) return
  const hasLifetime = await db.transaction((tx) =>
    write(tx, payments.name, { customerId, userId: owner, read: drawn?.number ?? 0 }, state?.purchases ?? []),
  )
  if (hasLifetime) await endRecurring(deps, state?.purchases ?? [])
}

/** Whoever paid without an account gets one, by the address they gave; a customer who bought nothing of ours is not ours. */
async function findOwner(
  { db, payments, accounts, log }: SyncDeps,
  customerId: string,
  state: CustomerState | null,
): Promise<string | null> {
  const known = await db.query<{ user_id: string }>(
    'select user_id from public.customers where provider = $1 and customer_id = $2',
    [payments.name, customerId],
  )
  if (known[0]) return known[0].user_id
  if (!state || state.purchases.length === 0) return null
  const account = state.userId ? await accounts.find(state.userId) : await byMail(accounts, state.email)
  if (!account) {
    log.warn({ customerId }, 'a payment belongs to no account')
    return null
  }
  const [added] = await db.query(
    `insert into public.customers (provider, customer_id, user_id) values ($1, $2, $3)
     on conflict do nothing returning customer_id`,
    [payments.name, customerId, account],
  )
  if (added && !state.userId && state.email) await accounts.tellOfPurchase(state.email)
  return account
}

async function byMail(accounts: Accounts, email: string | null): Promise<string | null> {
  return email === null ? null : accounts.findOrCreate(email)
}

type Write = { readonly customerId: string; readonly userId: string; readonly read: number }

async function write(
  tx: Transaction,
  provider: Payments['name'],
  { customerId, userId, read }: Write,
  purchases: readonly ProviderPurchase[],
): Promise<boolean> {
  const [isNewest] = await tx.query(
    `update public.customers set synced_read = $3, synced_at = now()
     where provider = $1 and customer_id = $2 and synced_read < $3 returning customer_id`,
    [provider, customerId, read],
  )
  if (!isNewest) return false
  await tx.query(
    `update public.subscriptions set status = 'ended', updated_at = now()
     where provider = $1 and customer_id = $2 and status <> 'ended' and not (id = any($3))`,
    [provider, customerId, purchases.map(({ id }) => id)],
  )
  for (const purchase of purchases) await save(tx, provider, { customerId, userId }, purchase)
  return purchases.some(({ billing, status }) => billing === 'once' && status === 'active')
}

async function save(
  tx: Transaction,
  provider: Payments['name'],
  { customerId, userId }: Omit<Write, 'read'>,
  purchase: ProviderPurchase,
): Promise<void> {
  await tx.query(
    `insert into public.subscriptions (id, user_id, provider, customer_id, plan, billing, status, started_at, period_end,
       grace_until, cancels_at_end, amount_minor_units, currency)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (id) do update set plan = excluded.plan, billing = excluded.billing, status = excluded.status,
       started_at = excluded.started_at, period_end = excluded.period_end, grace_until = excluded.grace_until,
       cancels_at_end = excluded.cancels_at_end, amount_minor_units = excluded.amount_minor_units,
       currency = excluded.currency, updated_at = now()
     where subscriptions.provider = excluded.provider and subscriptions.customer_id = excluded.customer_id`,
    [
      purchase.id,
      userId,
      provider,
      customerId,
      purchase.plan,
      purchase.billing,
      purchase.status,
      toIso(purchase.startedAtMs),
      toIso(purchase.periodEndMs),
      toIso(purchase.graceUntilMs),
      purchase.cancelsAtEnd,
      purchase.amount.minorUnits,
      purchase.amount.currency,
    ],
  )
}

const toIso = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString())

/** Nobody pays by the month for what they own. */
async function endRecurring({ payments, log }: SyncDeps, purchases: readonly ProviderPurchase[]): Promise<void> {
  const recurring = purchases.filter(
    ({ billing, status, cancelsAtEnd }) =>
      billing !== 'once' && (status === 'active' || status === 'past_due') && !cancelsAtEnd,
  )
  for (const { id } of recurring) {
    log.info({ purchase: id }, 'a subscription ends because the plan is now owned')
    await payments.setCancelling(id, true)
  }
}
