import { readFile } from 'node:fs/promises'

import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { z } from 'zod'

import { settingRefusal } from '../config/setting-refusal.ts'
import type { Db } from '../database/db.ts'

type SigningKey = { readonly kid: string; readonly privateKey: CryptoKey; readonly publicJwk: JWK }

type StoredKey = SigningKey & { readonly retiredAt: number }

export type SigningKeys = {
  /** The current signing key. */
  current(): SigningKey
  /** The content of /.well-known/jwks.json: every key whose tokens may still be valid. */
  publicKeys(): readonly JWK[]
  /** The public key with this id. An unknown id reloads the keys, because another server may have rotated. */
  find(kid: string): Promise<JWK | null>
  /** Signs with a fresh key from now on; tokens of the old key stay valid until they expire. */
  rotate(): Promise<void>
}

const ALGORITHM = 'ES256'
const CHANNEL = 'server_signing_keys'
const REREAD_AFTER_MS = 5_000
/** A retired key is kept longer than the life of its last token. */
const KEPT_MS = 86_400_000

export async function loadSigningKeys(db: Db): Promise<SigningKeys> {
  let keys = await readKeys(db)
  if (keys.length === 0) {
    await createKey(db, 'if-none')
    keys = await readKeys(db)
  }
  let readAt = Date.now()
  const reload = async (): Promise<void> => {
    readAt = Date.now()
    keys = await readKeys(db)
  }
  const alive = (): readonly StoredKey[] => keys.filter(({ retiredAt }) => retiredAt + KEPT_MS > Date.now())
  const findKnown = (kid: string): JWK | null => alive().find((key) => key.kid === kid)?.publicJwk ?? null
  // A failed reload is repeated later: a token with an unknown key id triggers the next one.
  const hear = (): void => void reload().catch(() => {})
  await db.listen(CHANNEL, hear, hear)
  return {
    current() {
      const newest = keys[0]
      if (!newest) throw new Error('There is no signing key')
      return newest
    },
    publicKeys: () => alive().map((key) => key.publicJwk),
    async find(kid) {
      const known = findKnown(kid)
      // Forged tokens must not cause a stream of queries.
      if (known || Date.now() - readAt < REREAD_AFTER_MS) return known
      await reload()
      return findKnown(kid)
    },
    async rotate() {
      await createKey(db, 'always')
      await reload()
    },
  }
}

async function readKeys(db: Db): Promise<readonly StoredKey[]> {
  const rows = await db.query<{ kid: string; private_jwk: JWK; retired_at: string | null }>(
    `select kid, private_jwk, retired_at from server.signing_keys
     where retired_at is null or retired_at > now() - interval '1 day'
     order by retired_at desc nulls first, created_at desc`,
  )
  return Promise.all(
    rows.map(async ({ kid, private_jwk: jwk, retired_at: retiredAt }) => ({
      kid,
      retiredAt: retiredAt ? Date.parse(retiredAt) : Infinity,
      privateKey: (await importJWK(jwk, ALGORITHM)) as CryptoKey,
      publicJwk: toPublicJwk(jwk, kid),
    })),
  )
}

/** A public key with `key_ops: ["sign"]` crashes WebCrypto on import, so only these fields are published. */
function toPublicJwk({ kty, crv, x, y }: JWK, kid: string): JWK {
  return { kty, crv, x, y, kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] } as JWK
}

async function createKey(db: Db, when: 'always' | 'if-none'): Promise<void> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  await db.transaction(async (tx) => {
    // Two servers that start at the same moment must agree on one key.
    await tx.query(`select pg_advisory_xact_lock(hashtext('server.signing_keys'))`)
    if (when === 'if-none' && (await tx.query('select 1 from server.signing_keys where retired_at is null')).length)
      return
    await tx.query('update server.signing_keys set retired_at = now() where retired_at is null')
    await tx.query('insert into server.signing_keys (kid, private_jwk) values ($1, $2)', [kid, { ...jwk }])
    await tx.query('select pg_notify($1, $2)', [CHANNEL, kid])
  })
}

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

/** The file that SUPABASE_COMPAT_JWKS names. */
export async function readExtraKeys(file: string): Promise<readonly JWK[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw settingRefusal('SUPABASE_COMPAT_JWKS', 'names a file that cannot be read')
  })
  const parsed = KeySet.safeParse(parseJson(text))
  if (!parsed.success) throw settingRefusal('SUPABASE_COMPAT_JWKS', 'names a file that is not a JSON key set')
  return parsed.data.keys as readonly JWK[]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
