import type { Db, Transaction } from '../database/db.ts'
import type { Log } from '../logging/log.ts'
import type { Accounts } from './accounts.ts'
import type { CustomerState, Payments, ProviderPurchase } from './payments.ts'
import { findRenewing, isOwned } from './renewing-purchases.ts'

export type SyncDeps = {
  readonly db: Db
  readonly payments: Payments
  readonly accounts: Accounts
  readonly log: Pick<Log, 'info' | 'warn'>
}

/**
 * Copies the provider's current state. The cause, number and order of events do not matter: each read gets a number
 * before it is sent, and an earlier read never replaces a later one.
 */
export async function syncCustomer(deps: SyncDeps, customerId: string): Promise<void> {
  const owner = await copyCustomer(deps, customerId)
  if (owner !== null) await keepOnePlan(deps, owner, customerId)
}

/** The customer's account, if this answer was the newest. */
async function copyCustomer(deps: SyncDeps, customerId: string): Promise<string | null> {
  const { db, payments, accounts } = deps
  const [drawn] = await db.query<{ number: number }>(`select nextval('public.payment_reads')::float8 as number`)
  const state = await payments.readCustomer(customerId)
  const owner = await findOwner(deps, customerId, state)
  if (owner === null) return null
  const { isNewest, isFirstMoney } = await db.transaction((tx) =>
    write(tx, payments.name, { customerId, userId: owner, read: drawn?.number ?? 0 }, state?.purchases ?? []),
  )
  if (isFirstMoney && state?.email && !state.userId) await accounts.sendPurchaseMail(state.email)
  return isNewest ? owner : null
}

/** Syncs all customers of an account. */
export async function syncAccount(deps: SyncDeps, userId: string): Promise<void> {
  for (const { customer_id: id } of await customersOf(deps, userId)) await syncCustomer(deps, id)
}

function customersOf({ db, payments }: SyncDeps, userId: string) {
  return db.query<{ customer_id: string }>(
    'select customer_id from public.customers where provider = $1 and user_id = $2 order by customer_id',
    [payments.name, userId],
  )
}

/** A buyer without an account gets one for the given address; customers without a purchase here are ignored. */
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
  const made = state.userId || state.email === null ? null : await accounts.findOrCreate(state.email)
  const account = state.userId ? await accounts.find(state.userId) : (made?.id ?? null)
  if (!account) {
    log.warn({ customerId }, 'a payment belongs to no account')
    return null
  }
  await db.query(
    `insert into public.customers (provider, customer_id, user_id, is_from_guest) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [payments.name, customerId, account, made !== null && !made.isNew],
  )
  return account
}

/** `isFirstMoney`: this customer had no paid purchase before. */
type Written = { readonly isNewest: boolean; readonly isFirstMoney: boolean }
type Write = { readonly customerId: string; readonly userId: string; readonly read: number }

async function write(
  tx: Transaction,
  provider: Payments['name'],
  { customerId, userId, read }: Write,
  purchases: readonly ProviderPurchase[],
): Promise<Written> {
  const [isNewest] = await tx.query(
    `update public.customers set synced_read = $3, synced_at = now()
     where provider = $1 and customer_id = $2 and synced_read < $3 returning customer_id`,
    [provider, customerId, read],
  )
  if (!isNewest) return { isNewest: false, isFirstMoney: false }
  const before = await tx.query(
    `select 1 as it from public.subscriptions where provider = $1 and customer_id = $2 and status <> 'pending' limit 1`,
    [provider, customerId],
  )
  await tx.query(
    `update public.subscriptions set status = 'ended', updated_at = now()
     where provider = $1 and customer_id = $2 and status <> 'ended' and not (id = any($3))`,
    [provider, customerId, purchases.map(({ id }) => id)],
  )
  for (const purchase of purchases) await save(tx, provider, { customerId, userId }, purchase)
  return { isNewest: true, isFirstMoney: before.length === 0 && purchases.some(({ status }) => status === 'active') }
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

/**
 * Keeps one renewing plan, and none when a plan is owned for life. Of several the newest paid one stays; a guest's
 * payment with the address of an account never ends the account's own purchase. Other customers of the account are
 * synced first, so that the order of events does not matter.
 */
async function keepOnePlan(deps: SyncDeps, userId: string, customerId: string): Promise<void> {
  const { db, payments, log } = deps
  const seen = await findRenewing(db, payments.name, userId)
  if (await isOwned(db, payments.name, userId)) {
    for (const { id } of seen) {
      log.info({ purchase: id }, 'a subscription ends because the plan is now owned')
      await payments.setCancelling(id, true)
    }
    return
  }
  if (seen.length < 2) return
  for (const other of new Set(seen.map((each) => each.customerId)))
    if (other !== customerId) await copyCustomer(deps, other)
  const [kept, ...others] = await findRenewing(db, payments.name, userId)
  for (const { id } of others) {
    log.warn({ purchase: id, kept: kept?.id, userId }, 'a second plan was ended: refund its last payment')
    await payments.endPurchase(id)
  }
  for (const ended of new Set(others.map((each) => each.customerId))) await copyCustomer(deps, ended)
}
