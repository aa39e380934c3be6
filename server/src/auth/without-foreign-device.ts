import type { AuthDeps, Client } from './auth-deps.ts'

type Data = Record<string, unknown>

/**
 * The device of a sign-up decides about the trial, so it counts only when we have stored it from the very network that
 * signs up: whoever makes up a number, or takes somebody else's, uses up nobody's trial.
 */
export async function withoutForeignDevice(
  { db }: Pick<AuthDeps, 'db'>,
  { address }: Pick<Client, 'address'>,
  data: Data | null | undefined,
): Promise<Data | null | undefined> {
  if (!data || !('device_fingerprint' in data)) return data
  const { device_fingerprint: device, ...rest } = data
  if (typeof device !== 'string' || address === null) return rest
  const [stored] = await db.query<{ hash: string }>(
    `select fingerprint_hash as hash from public.device_fingerprints where fingerprint_hash = lower($1) and ip_address <<=
       network(set_masklen($2::inet, case family($2::inet) when 6 then 64 else 32 end))`,
    [device, address],
  )
  return stored ? { ...rest, device_fingerprint: stored.hash } : rest
}
