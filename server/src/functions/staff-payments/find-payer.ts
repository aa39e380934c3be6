import type { StaffPaymentsResponse } from '@app/contracts/payments/staff-payments'

import type { Queryable } from '../../database/db.ts'
import { findSubscription } from '../../payments/find-subscription.ts'
import type { Payments } from '../../payments/payments.ts'

type Bought = StaffPaymentsResponse['purchases'][number]
type Row = Omit<Bought, 'amount' | 'canRefund' | 'startedAt'> & {
  readonly customerId: string
  readonly userId: string
  readonly startedMs: number
  readonly minorUnits: number
  readonly currency: string
}

/** The audit log tells whether a purchase ended after a refund. */
const BOUGHT = `select s.id, s.user_id as "userId", s.customer_id as "customerId", s.plan, s.billing,
    case when exists (select from public.audit_log a where a.action = 'payment.refunded'
      and a.subject_type = 'payment' and a.subject_id = s.id) then 'refunded' else s.status end as status,
    (extract(epoch from s.started_at) * 1000)::float8 as "startedMs", s.amount_minor_units as "minorUnits", s.currency
  from public.subscriptions s join auth.users u on u.id = s.user_id
  where lower(u.email) = lower($1) and s.provider = $2 order by s.started_at desc`

export async function findPayer(
  db: Queryable,
  provider: Payments['name'],
  email: string,
  nowMs: number,
): Promise<StaffPaymentsResponse> {
  const [account] = await db.query<{ id: string; email: string }>(
    'select id, email from auth.users where lower(email) = lower($1) and deleted_at is null',
    [email],
  )
  const has = account && (await findSubscription(db, provider, account.id, nowMs))
  if (!account || !has) return { account: null, purchases: [] }
  const trialEnd = has.trialEndMs === null ? null : new Date(has.trialEndMs).toISOString()
  const rows = await db.query<Row>(BOUGHT, [email, provider])
  return { account: { ...account, tier: has.tier, trialEnd }, purchases: rows.map(toBought) }
}

/** Limited to that account: a purchase id alone is not enough. */
export async function findPurchase(
  db: Queryable,
  provider: Payments['name'],
  email: string,
  id: string,
): Promise<Row | null> {
  const row = (await db.query<Row>(BOUGHT, [email, provider])).find((each) => each.id === id)
  return row && canRefund(row) ? row : null
}

function canRefund({ status }: Pick<Row, 'status'>): boolean {
  return status === 'active' || status === 'past_due' || status === 'ended'
}

function toBought(row: Row): Bought {
  const { id, plan, billing, status, startedMs, minorUnits, currency } = row
  const startedAt = new Date(startedMs).toISOString()
  return { id, plan, billing, status, startedAt, amount: { minorUnits, currency }, canRefund: canRefund(row) }
}
