import { createHash, randomBytes } from 'node:crypto'

import type { Queryable } from '../database/db.ts'
import { mailboxKey } from '../mail/mailbox-key.ts'
import type { Payments } from './payments.ts'

export type Discount = {
  readonly tokenHash: string
  readonly percentOff: number
  readonly expiresAtMs: number
  readonly checkoutId: string | null
}

export type DiscountState = 'valid' | 'sign-in' | 'used' | 'expired' | 'unknown' | 'wrong-account' | 'not-first'
export type Looked = { readonly state: DiscountState; readonly discount: Discount | null }

const TOKEN_BYTES = 24
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const mailboxHash = (email: string): string => sha256(`discount:${mailboxKey(email)}`)

/** For one mailbox, once, for 72 hours. The token is only in the mail and is not stored. */
export async function issueDiscount(
  db: Queryable,
  email: string,
  nowMs: number,
  issuedBy: string | null = null,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db.query(
    `insert into public.discounts (token_hash, mailbox_hash, created_at, expires_at, issued_by, user_id)
     values ($1, $2, $3::timestamptz, $3::timestamptz + interval '72 hours', $4,
       (select id from auth.users where lower(email) = lower($5) and deleted_at is null limit 1))`,
    [sha256(token), mailboxHash(email), new Date(nowMs).toISOString(), issuedBy, email],
  )
  return token
}

type Row = {
  readonly percent_off: number
  readonly expires_ms: number
  readonly checkout_id: string | null
  readonly is_used: boolean
  readonly mailbox_hash: string
}
type Account = { readonly email: string; readonly has_bought: boolean }

/**
 * The state of a discount link for the caller; the owner of the link is never revealed. A stranger's purchase with
 * another's address does not use up the owner's first month.
 */
export async function readDiscount(
  db: Queryable,
  provider: Payments['name'],
  token: string,
  userId: string | null,
  nowMs: number,
): Promise<Looked> {
  const tokenHash = sha256(token)
  const [row] = await db.query<Row>(
    `select percent_off, (extract(epoch from expires_at) * 1000)::float8 as expires_ms, checkout_id,
       used_at is not null as is_used, mailbox_hash from public.discounts where token_hash = $1`,
    [tokenHash],
  )
  if (!row) return { state: 'unknown', discount: null }
  const { percent_off: percentOff, expires_ms: expiresAtMs, checkout_id: checkoutId } = row
  const discount = { tokenHash, percentOff, expiresAtMs, checkoutId }
  if (row.is_used) return { state: 'used', discount }
  if (nowMs >= expiresAtMs) return { state: 'expired', discount }
  if (userId === null) return { state: 'sign-in', discount }
  const [account] = await db.query<Account>(
    `select email, exists (select from public.subscriptions s join public.customers c using (provider, customer_id)
       where s.user_id = u.id and not c.is_from_guest and ($2 = 'sandbox' or s.provider = $2)) as has_bought
     from auth.users u where id = $1 and email is not null`,
    [userId, provider],
  )
  if (!account || mailboxHash(account.email) !== row.mailbox_hash) return { state: 'wrong-account', discount }
  return { state: account.has_bought ? 'not-first' : 'valid', discount }
}

/** Reserves the discount for one open checkout, if it is free or reserved for the one that was just closed. */
export async function reserveDiscount(db: Queryable, discount: Discount, checkoutId: string): Promise<boolean> {
  const rows = await db.query(
    `update public.discounts set checkout_id = $2
     where token_hash = $1 and used_at is null and checkout_id is not distinct from $3 returning 1 as done`,
    [discount.tokenHash, checkoutId, discount.checkoutId],
  )
  return rows.length > 0
}

export async function settleDiscount(
  db: Queryable,
  checkoutId: string,
  outcome: 'complete' | 'expired',
): Promise<void> {
  const change = outcome === 'complete' ? 'used_at = now()' : 'checkout_id = null'
  await db.query(`update public.discounts set ${change} where checkout_id = $1 and used_at is null`, [checkoutId])
}
