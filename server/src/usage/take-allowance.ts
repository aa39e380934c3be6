import type { Allowance } from '@app/contracts/account/usage'
import { DAILY_LIMITS, nextResetMs, type UsageType } from '@app/domain/usage-limits'

import type { Queryable, Transaction, Db } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import type { Caller } from '../identity/caller.ts'
import { consumeDeviceUsage } from './consume-device-usage.ts'

/** The user of a limited tool: an account, or a guest's device by its own number and the address we see. */
export type Consumer = {
  readonly caller: Pick<Caller, 'userId'>
  readonly device: string | undefined
  readonly clientAddress: string
}

const ADDRESS_USED_UP =
  'Your network has used everything that its guests may use together today. Sign in to go on: an account has its own count.'

/**
 * Takes one from today's allowance or refuses with `usage_limit_reached`. Runs in the transaction of the work itself,
 * so that a failure on our side gives it back by rollback; work outside a transaction calls giveBackAllowance.
 */
export async function takeAllowance(
  tx: Transaction,
  consumer: Consumer,
  type: UsageType,
  nowMs: number,
): Promise<Allowance> {
  // From here on as the server: travellers may not read accounts, or call the procedures with their own limit.
  await tx.query(`select set_config('role', 'none', true)`)
  const resetsAt = new Date(nextResetMs(nowMs)).toISOString()
  const { userId } = consumer.caller
  const limit = userId === null ? DAILY_LIMITS[type] : await limitOf(tx, userId, type)
  const used =
    userId === null
      ? await consumeDeviceUsage(tx, deviceOf(consumer), type)
      : await consumeUsage(tx, userId, type, limit)
  if (used === 'address')
    throw new AppError('usage_limit_reached', { message: ADDRESS_USED_UP, details: { limit, resetsAt, by: 'address' } })
  if (used === null) throw new AppError('usage_limit_reached', { details: { limit, resetsAt } })
  return { used, limit, resetsAt }
}

/** For a run that failed on our side after its transaction had ended. */
export async function giveBackAllowance(db: Queryable, consumer: Consumer, type: UsageType): Promise<void> {
  const { userId } = consumer.caller
  if (userId === null) await db.query('select public.give_back_device_usage($1, $2)', [deviceOf(consumer).hash, type])
  else await db.query('select public.give_back_usage($1, $2)', [userId, type])
}

function deviceOf({ device, clientAddress }: Consumer) {
  if (device === undefined)
    throw new AppError('invalid_input', { details: [{ path: ['device'], message: 'Required' }] })
  return { hash: device, address: clientAddress }
}

/**
 * Takes one from today's allowance: the new count, or null when there is none left. A rollback undoes it, so a later
 * failure on our side is not counted. Only the server may call the procedure.
 */
async function consumeUsage(
  db: Queryable,
  userId: string,
  type: UsageType,
  limit: number | null,
): Promise<number | null> {
  const [row] = await db.query<{ used: number | null }>('select public.consume_usage($1, $2, $3) as used', [
    userId,
    type,
    limit,
  ])
  return row?.used ?? null
}

/** The daily limit of this account; null is unlimited. The database decides, so that triggers use the same limit. */
async function limitOf(db: Queryable, userId: string, type: UsageType): Promise<number | null> {
  const [row] = await db.query<{ allowed: number | null }>('select private.daily_limit($1, $2) as allowed', [
    userId,
    type,
  ])
  return row?.allowed ?? null
}

/** Stores the setting ADMIN_EMAIL in the database: one address, or none. */
export async function nameUnlimitedAccount(db: Db, email: string | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('delete from private.unlimited_emails where email is distinct from $1', [
      email?.toLowerCase() ?? null,
    ])
    if (email)
      await tx.query('insert into private.unlimited_emails values ($1) on conflict do nothing', [email.toLowerCase()])
  })
}
