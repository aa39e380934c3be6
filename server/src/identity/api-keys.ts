import { randomBytes } from 'node:crypto'

import type { Db } from '../database/db.ts'

/** The two keys that clients send as `apikey`: public (anon) and secret (service_role). */
export type ApiKeys = { readonly anon: string; readonly service: string }

export async function loadApiKeys(db: Db): Promise<ApiKeys> {
  const fresh = (kind: string): string => `sb_${kind}_${randomBytes(24).toString('base64url')}`
  await db.query(
    `insert into server.api_keys (role, key) values ('anon', $1), ('service_role', $2) on conflict (role) do nothing`,
    [fresh('publishable'), fresh('secret')],
  )
  const rows = await db.query<{ role: string; key: string }>('select role, key from server.api_keys')
  const keyOf = (role: string): string => rows.find((row) => row.role === role)?.key ?? ''
  return { anon: keyOf('anon'), service: keyOf('service_role') }
}
