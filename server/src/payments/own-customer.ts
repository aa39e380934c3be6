import type { Db } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import type { Payments } from './payments.ts'

/** The provider's id of the caller's own customer: the paying one, or else the newest. */
export async function findCustomer(db: Db, payments: Payments, userId: string): Promise<string | null> {
  const [row] = await db.query<{ customer_id: string }>(
    `select c.customer_id from public.customers c
     left join public.subscriptions s on s.provider = c.provider and s.customer_id = c.customer_id
     where c.user_id = $1 and c.provider = $2
     order by (s.status in ('active', 'past_due')) desc nulls last, c.is_from_guest, c.created_at desc,
       c.customer_id limit 1`,
    [userId, payments.name],
  )
  return row?.customer_id ?? null
}

export async function findOrCreateCustomer(db: Db, payments: Payments, userId: string): Promise<string> {
  const found = await findCustomer(db, payments, userId)
  if (found) return found
  const [account] = await db.query<{ email: string | null }>('select email from auth.users where id = $1', [userId])
  if (!account?.email) throw new AppError('not_signed_in')
  const customerId = await payments.createCustomer({ userId, email: account.email })
  await db.query(
    'insert into public.customers (provider, customer_id, user_id) values ($1, $2, $3) on conflict do nothing',
    [payments.name, customerId, userId],
  )
  return customerId
}

/**
 * Makes this the only open checkout of the customer; returns the previous one, to be closed. Of several concurrent
 * calls each gets another one, and the last stays.
 */
export async function replaceCheckout(
  db: Db,
  payments: Payments,
  customerId: string,
  checkoutId: string,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [before] = await tx.query<{ checkout_id: string | null }>(
      'select checkout_id from public.customers where provider = $1 and customer_id = $2 for update',
      [payments.name, customerId],
    )
    await tx.query('update public.customers set checkout_id = $3 where provider = $1 and customer_id = $2', [
      payments.name,
      customerId,
      checkoutId,
    ])
    return before?.checkout_id ?? null
  })
}
