import { DAILY_LIMITS, type UsageType } from '@app/domain/usage-limits'

import type { Queryable } from '../database/db.ts'

export type Device = { readonly hash: string; readonly address: string }

/** A family or a small hotel behind one address; whoever makes up devices is stopped here. */
export const DEVICES_PER_ADDRESS = 8

/** As consumeUsage, for a guest: the new count, or null when the device or its address has none left. */
export async function consumeDeviceUsage(db: Queryable, device: Device, type: UsageType): Promise<number | null> {
  const limit = DAILY_LIMITS[type]
  const [ofAddress] = await db.query<{ used: number }>(
    `select coalesce(sum(used), 0)::int as used from public.device_usage
     where day = private.utc_day() and usage_type = $1 and ip_address <<=
       network(set_masklen(private.read_address($2), case family(private.read_address($2)) when 6 then 64 else 32 end))`,
    [type, device.address],
  )
  if ((ofAddress?.used ?? 0) >= limit * DEVICES_PER_ADDRESS) return null
  const [row] = await db.query<{ used: number | null }>('select public.consume_device_usage($1, $2, $3, $4) as used', [
    device.hash,
    type,
    limit,
    device.address,
  ])
  return row?.used ?? null
}
