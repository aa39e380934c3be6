/** The key by which a push service recognises this installation: RFC 8292 (VAPID). */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'

import type { Db } from '../database/db.ts'

export type Vapid = {
  /** Where a push service can reach the operator: an https: or mailto: URL. */
  readonly subject: string
  /** What browsers need to subscribe: the uncompressed point, base64url. */
  readonly publicKey: string
  /** 32 bytes, base64url. */
  readonly privateKey: string
}

/**
 * The key is created once per installation: devices that subscribed with another key would no longer receive anything.
 */
export async function loadVapid(db: Db, subject: string): Promise<Vapid> {
  const jwk = (await findKey(db)) ?? (await createKey(db))
  return { subject, publicKey: pointOf(jwk), privateKey: jwk.d ?? '' }
}

async function findKey(db: Db): Promise<JWK | null> {
  const [row] = await db.query<{ jwk: JWK }>('select private_jwk as jwk from private.push_keys')
  return row?.jwk ?? null
}

async function createKey(db: Db): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  await db.query('insert into private.push_keys (private_jwk) values ($1) on conflict do nothing', [
    { ...jwk, kid: await calculateJwkThumbprint(jwk) },
  ])
  // Another server may have stored its key first.
  return (await findKey(db)) ?? jwk
}

function pointOf({ x = '', y = '' }: JWK): string {
  const uncompressed = Buffer.from([4])
  return Buffer.concat([uncompressed, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url')
}
