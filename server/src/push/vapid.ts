/** How a push service knows who sends: RFC 8292 (VAPID). */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'

import type { Db } from '../database/db.ts'

export type Vapid = {
  /** What browsers ask for when they subscribe: the uncompressed point, base64url. */
  readonly publicKey: string
  /** The Authorization header for one endpoint. */
  headerFor(endpoint: string, nowMs: number): Promise<string>
}

const ALGORITHM = 'ES256'
/** A push service refuses more than a day. */
const LIFE_SECONDS = 12 * 3_600

/** Made once for the installation: a browser that subscribed with another key would hear nothing any more. */
export async function loadVapid(db: Db, contact: string): Promise<Vapid> {
  const jwk = (await findKey(db)) ?? (await makeKey(db))
  const privateKey = await importJWK(jwk, ALGORITHM)
  const publicKey = pointOf(jwk)
  return {
    publicKey,
    async headerFor(endpoint, nowMs) {
      const token = await new SignJWT()
        .setProtectedHeader({ typ: 'JWT', alg: ALGORITHM })
        .setAudience(new URL(endpoint).origin)
        .setSubject(contact)
        .setExpirationTime(Math.floor(nowMs / 1000) + LIFE_SECONDS)
        .sign(privateKey)
      return `vapid t=${token}, k=${publicKey}`
    },
  }
}

async function findKey(db: Db): Promise<JWK | null> {
  const [row] = await db.query<{ jwk: JWK }>('select private_jwk as jwk from private.push_keys')
  return row?.jwk ?? null
}

async function makeKey(db: Db): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  await db.query('insert into private.push_keys (private_jwk) values ($1) on conflict do nothing', [
    { ...jwk, kid: await calculateJwkThumbprint(jwk) },
  ])
  // Another server may have been quicker.
  return (await findKey(db)) ?? jwk
}

function pointOf({ x = '', y = '' }: JWK): string {
  const uncompressed = Buffer.from([4])
  return Buffer.concat([uncompressed, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url')
}
