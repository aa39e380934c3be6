import { AppError } from '../../errors/app-error.ts'
import type { Platform } from '../../platform.ts'

/** First of all, because afterwards nobody would know whom to stop charging. Where that fails, the account stays. */
export async function endPayments(
  { db, log, payments }: Pick<Platform, 'db' | 'log' | 'payments'>,
  userId: string,
): Promise<void> {
  const customers = await db.query<{ id: string }>(
    'select customer_id as id from public.customers where user_id = $1 and provider = $2',
    [userId, payments.name],
  )
  for (const { id } of customers) {
    await payments.forgetCustomer(id).catch((error: unknown) => {
      log.error({ error, userId }, 'a plan could not be ended, so its account stays')
      throw new AppError('plan_not_ended')
    })
  }
}
