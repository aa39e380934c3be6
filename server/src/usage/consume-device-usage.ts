import { DAILY_LIMITS, USAGE_TYPES, type UsageType } from '@app/domain/usage-limits'

import type { Queryable, Transaction } from '../database/db.ts'

export type Device = { readonly hash: string; readonly address: string }

/** A family or a small hotel behind one address; this stops invented devices. */
export const DEVICES_PER_ADDRESS = 8

/** The network of the address in `$2`, as one household has it. */
const NETWORK =
  'network(set_masklen(private.read_address($2), case family(private.read_address($2)) when 6 then 64 else 32 end))'

/**
 * As consumeUsage, for a guest: the new count, or null when the device has none left. `address`: the device has some
 * left, but all guests of its address together have not. Stored devices and made-up numbers are counted separately, so
 * that invented numbers take nothing from other guests at the same address.
 */
export async function consumeDeviceUsage(
  tx: Transaction,
  device: Device,
  type: UsageType,
): Promise<number | 'address' | null> {
  const limit = DAILY_LIMITS[type]
  // Guests of an address are handled one after the other: concurrent devices would each see the last one left.
  await tx.query(`select pg_advisory_xact_lock(hashtext('guests of ' || $1::text || ${NETWORK}::text))`, [
    type,
    device.address,
  ])
  if ((await typesUsedUpByAddress(tx, device)).includes(type)) return 'address'
  const [row] = await tx.query<{ used: number | null }>('select public.consume_device_usage($1, $2, $3, $4) as used', [
    device.hash,
    type,
    limit,
    device.address,
  ])
  return row?.used ?? null
}

/** The usage types that all guests of the device's address have used up together, with stored or made-up devices. */
export async function typesUsedUpByAddress(db: Queryable, device: Device): Promise<readonly UsageType[]> {
  const rows = await db.query<{ type: UsageType; used: number }>(
    `select usage_type as type, sum(used)::int as used from public.device_usage u
     where day = private.utc_day() and usage_type = any ($1::public.usage_type[]) and ip_address <<= ${NETWORK}
       and private.is_stored_device(u.fingerprint_hash) = private.is_stored_device($3)
     group by usage_type`,
    [USAGE_TYPES, device.address, device.hash],
  )
  return rows.flatMap(({ type, used }) => (used >= DAILY_LIMITS[type] * DEVICES_PER_ADDRESS ? [type] : []))
}
