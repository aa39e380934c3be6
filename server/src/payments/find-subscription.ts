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
  /** There is at least one purchase to manage. */
  readonly hasPortal: boolean
}

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`

/**
 * The current plan of an account: its own purchases, those of its squad's payer, and the trial, as last synced. Null
 * when there is no such account. Test-mode purchases do not count when real payments are on.
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
  const given = await findGiven(db, userId)
  const facts = { shared, trialEndMs: account.trial_end_ms, isAdmin: account.is_admin }
  const subscription = subscriptionOf({ ...facts, purchases: [...purchases, ...given] }, nowMs)
  // What they bought stays theirs to manage, also while a given plan counts.
  const own = subscriptionOf({ ...facts, purchases }, nowMs).purchase
  const purchase = purchases.find((each) => each === own) ?? null
  return { ...subscription, purchase, hasPortal: purchases.length > 0 }
}

/** Purchases of the account and of the payer of its squad. */
function findPurchases(db: Queryable, provider: Payments['name'], userId: string): Promise<readonly PurchaseRow[]> {
  return db.query<PurchaseRow>(
    `select user_id = $1 as is_own, id, customer_id, plan, billing, status, ${ms('period_end')} as period_end_ms,
       ${ms('grace_until')} as grace_until_ms, cancels_at_end from public.subscriptions
     where user_id in ($1, (select owner_id from public.squad_seats where member_id = $1))
       and ($2 = 'sandbox' or provider = $2)`,
    [userId, provider],
  )
}

/** Plans that staff gave: like a purchase that was paid for until its end. */
async function findGiven(db: Queryable, userId: string): Promise<readonly Purchase[]> {
  const rows = await db.query<{ plan: Purchase['plan']; ends_ms: number }>(
    `select plan, ${ms('ends_at')} as ends_ms from public.given_plans where user_id = $1 and ends_at > now()`,
    [userId],
  )
  return rows.map(({ plan, ends_ms: periodEndMs }) => ({
    plan,
    billing: 'monthly',
    status: 'active',
    periodEndMs,
    graceUntilMs: null,
    cancelsAtEnd: true,
  }))
}

/** The purchase that pays for an account's seats now, or null. A renewing one comes before a cancelled one. */
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
