import { myUsageContract, type MyUsageResponse, recordUseContract } from '@app/contracts/account/usage'
import { recordSearchContract, type RecordSearchResponse } from '@app/contracts/record-search'
import { DAILY_LIMITS, nextResetMs, USAGE_TYPES } from '@app/domain/usage-limits'

import type { Queryable } from '../../database/db.ts'
import { bookingLink } from '../../hand-off/booking-link.ts'
import type { Platform } from '../../platform.ts'
import { typesUsedUpByAddress } from '../../usage/consume-device-usage.ts'
import { takeAllowance } from '../../usage/take-allowance.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

type Counters = MyUsageResponse['counters']
type Row = { readonly type: keyof Counters; readonly used: number; readonly allowed: number | null }

/** Today's four counts of the account, or of the device that a guest names. */
export function createMyUsageFunction({ db, now }: Pick<Platform, 'db' | 'now'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: myUsageContract.name,
    access: 'public',
    input: myUsageContract.request,
    maxBodyBytes: 1_000,
    limit: { points: 60, seconds: 60, counted: 'here' },
    async handle(_request, { input: { device }, caller: { userId }, clientAddress }) {
      const rows = userId === null ? await ofDevice(db, device, clientAddress) : await ofAccount(db, userId)
      const counters = Object.fromEntries(rows.map(({ type, used, allowed }) => [type, { used, limit: allowed }]))
      const resetsAt = new Date(nextResetMs(now())).toISOString()
      return Response.json({ counters: counters as Counters, resetsAt } satisfies MyUsageResponse)
    },
  })
}

function ofAccount(db: Queryable, userId: string): Promise<readonly Row[]> {
  return db.query<Row>(
    `select type, public.get_user_usage($1, type::public.usage_type) as used,
       private.daily_limit($1, type::public.usage_type) as allowed from unnest($2::text[]) as type`,
    [userId, USAGE_TYPES],
  )
}

async function ofDevice(db: Queryable, hash: string | undefined, address: string): Promise<readonly Row[]> {
  const none = USAGE_TYPES.map((type) => ({ type, used: 0, allowed: DAILY_LIMITS[type] }))
  if (hash === undefined) return none
  const used = await db.query<Omit<Row, 'allowed'>>(
    `select type, public.get_device_usage($1, type::public.usage_type) as used from unnest($2::text[]) as type`,
    [hash, USAGE_TYPES],
  )
  // A guest whose address has used up its allowance has nothing left either.
  const usedUp = await typesUsedUpByAddress(db, { hash, address })
  return none.map((row) => {
    const own = used.find(({ type }) => type === row.type)
    return usedUp.includes(row.type) ? { ...row, used: row.allowed } : { ...row, ...own }
  })
}

/**
 * Counts one hand-off to the booking site and gives the link to it. An account's same search under the same
 * Idempotency-Key counts once.
 */
export function createRecordSearchFunction({ settings, now }: Pick<Platform, 'settings' | 'now'>): ServerFunction {
  return defineFunction({
    kind: 'writing',
    name: recordSearchContract.name,
    access: 'public',
    input: recordSearchContract.request,
    maxBodyBytes: 16_000,
    async handle(_request, { input: { booking, device }, caller, clientAddress, tx }) {
      const link = booking && bookingLink(settings, booking, now())
      const allowance = await takeAllowance(tx, { caller, device, clientAddress }, 'search_requests', now())
      return Response.json({ ...allowance, ...(link && { link }) } satisfies RecordSearchResponse)
    },
  })
}

/** Counts one use of a tool that runs on the device itself. */
export function createRecordUseFunction({ now }: Pick<Platform, 'now'>): ServerFunction {
  return defineFunction({
    kind: 'writing',
    name: recordUseContract.name,
    access: 'public',
    input: recordUseContract.request,
    maxBodyBytes: 1_000,
    async handle(_request, { input: { usage_type, device }, caller, clientAddress, tx }) {
      return Response.json(await takeAllowance(tx, { caller, device, clientAddress }, usage_type, now()))
    },
  })
}
