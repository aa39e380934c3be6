import type { Allowance } from '@app/contracts/usage'
import { DAILY_LIMITS, nextResetMs, type UsageType } from '@app/domain/usage-limits'

import type { Queryable, Transaction } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import type { Caller } from '../identity/caller.ts'
import { consumeDeviceUsage } from './consume-device-usage.ts'
import { consumeUsage } from './consume-usage.ts'
import { limitOf } from './limit-of.ts'

/** Whoever uses a limited tool: an account, or a guest's device as the browser names it and the address we see. */
export type Consumer = {
  readonly caller: Pick<Caller, 'userId'>
  readonly device: string | undefined
  readonly clientAddress: string
}

const ADDRESS_USED_UP =
  'Your network has used everything that its guests may use together today. Sign in to go on: an account has its own count.'

/**
 * Takes one from today's allowance or refuses with `usage_limit_reached`. In the transaction of the work itself, so that
 * what fails on our side is given back by being undone; what outlives a transaction calls giveBackAllowance.
 */
export async function takeAllowance(
  tx: Transaction,
  consumer: Consumer,
  type: UsageType,
  nowMs: number,
): Promise<Allowance> {
  // From here on as the server: no traveller may read accounts, or call the procedures with a limit of their own.
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
