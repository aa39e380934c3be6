import { givesAccess, type Purchase, type Subscription, subscriptionOf } from '@app/domain/subscription'

import type { Queryable } from '../database/db.ts'
import type { Payments } from './payments.ts'

type AccountRow = { readonly is_admin: boolean; readonly trial_end_ms: number | null }
type PurchaseRow = {
  readonly is_own: boolean
  readonly id: string
  readonly customer_id: string
  readonly plan: Purchase['plan']
  readonly billing: Purchase['billing']
  readonly status: Purchase['status']
  readonly period_end_ms: number | null
  readonly grace_until_ms: number | null
  readonly cancels_at_end: boolean
}

export type OwnPurchase = Purchase & { readonly id: string; readonly customerId: string }
export type OwnSubscription = Omit<Subscription, 'purchase'> & {
  readonly purchase: OwnPurchase | null
  /** Something was bought once, so there is something to manage. */
  readonly hasPortal: boolean
}

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`

/**
 * What an account has now: what the provider last told us of it and of its squad's payer, and the trial. Null when there is no such account. What was
 * bought in test mode is worth nothing where real money moves.
 */
export async function findSubscription(
  db: Queryable,
  provider: Payments['name'],
  userId: string,
  nowMs: number,
): Promise<OwnSubscription | null> {
  const [account] = await db.query<AccountRow>(
    `select coalesce(lower(u.email) in (select email from private.unlimited_emails), false) as is_admin,
       ${ms('t.ends_at')} as trial_end_ms
     from auth.users u left join public.trials t on t.user_id = u.id where u.id = $1`,
    [userId],
  )
  if (!account) return null
  const rows = await findPurchases(db, provider, userId)
  const purchases = rows.filter(({ is_own: isOwn }) => isOwn).map(toPurchase)
  const shared = rows.filter(({ is_own: isOwn }) => !isOwn).map(toPurchase)
  const facts = { purchases, shared, trialEndMs: account.trial_end_ms, isAdmin: account.is_admin }
  const subscription = subscriptionOf(facts, nowMs)
  const purchase = purchases.find((each) => each === subscription.purchase) ?? null
  return { ...subscription, purchase, hasPortal: purchases.length > 0 }
}

/** What the account bought, and what the payer of its squad did. */
function findPurchases(db: Queryable, provider: Payments['name'], userId: string): Promise<readonly PurchaseRow[]> {
  return db.query<PurchaseRow>(
    `select user_id = $1 as is_own, id, customer_id, plan, billing, status, ${ms('period_end')} as period_end_ms,
       ${ms('grace_until')} as grace_until_ms, cancels_at_end from public.subscriptions
     where user_id in ($1, (select owner_id from public.squad_seats where member_id = $1))
       and ($2 = 'sandbox' or provider = $2)`,
    [userId, provider],
  )
}

/** What makes an account's seats count at this moment, or null. One that goes on before one that was cancelled. */
export async function findSquadPlan(
  db: Queryable,
  provider: Payments['name'],
  userId: string,
  nowMs: number,
): Promise<OwnPurchase | null> {
  const rows = await findPurchases(db, provider, userId)
  const paid = rows.filter((row) => row.is_own && row.plan === 'nomad-squad').map(toPurchase)
  const counting = paid.filter((purchase) => givesAccess(purchase, nowMs))
  return counting.find(({ cancelsAtEnd }) => !cancelsAtEnd) ?? counting[0] ?? null
}

function toPurchase(row: PurchaseRow): OwnPurchase {
  const { id, plan, billing, status, cancels_at_end: cancelsAtEnd } = row
  return {
    id,
    customerId: row.customer_id,
    plan,
    billing,
    status,
    periodEndMs: row.period_end_ms,
    graceUntilMs: row.grace_until_ms,
    cancelsAtEnd,
  }
}
