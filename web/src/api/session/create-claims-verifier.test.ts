import { AuthClient } from '@supabase/auth-js'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { createClaimsVerifier } from './create-claims-verifier.ts'

const KEYS_URL = 'https://s.example/auth/v1/.well-known/jwks.json'
const ES256 = { name: 'ECDSA', namedCurve: 'P-256' }
const SIGN = { name: 'ECDSA', hash: 'SHA-256' }

let pair: CryptoKeyPair
let publicKey: JsonWebKey
beforeAll(async () => {
  pair = await crypto.subtle.generateKey(ES256, true, ['sign', 'verify'])
  publicKey = await crypto.subtle.exportKey('jwk', pair.publicKey)
})

const inTheFuture = 4_000_000_000
const bytes = (text: string) => new TextEncoder().encode(text)
const encode = (value: object) => {
  const raw = value instanceof ArrayBuffer ? new Uint8Array(value) : bytes(JSON.stringify(value))
  return btoa(String.fromCodePoint(...raw))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

async function token(header: object, payload: object = {}): Promise<string> {
  const signed = `${encode(header)}.${encode({ sub: 'ana', exp: inTheFuture, ...payload })}`
  return `${signed}.${encode(await crypto.subtle.sign(SIGN, pair.privateKey, bytes(signed)))}`
}

let keys: readonly object[] = []
let asked: string[] = []
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (url: string | URL) => {
    asked.push(new URL(url).pathname)
    if (String(url) === KEYS_URL) return Response.json({ keys })
    return Response.json({ id: 'ana', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' })
  })
})
afterEach(() => vi.unstubAllGlobals())

const createVerifier = (now?: () => number) => {
  const auth = new AuthClient({ url: 'https://s.example/auth/v1', persistSession: false, autoRefreshToken: false })
  return createClaimsVerifier(auth, KEYS_URL, now)
}

it('verifies with the key of the token, and caches the keys for ten minutes', async () => {
  keys = [{ ...publicKey, kid: 'k1' }]
  let now = 0
  const verify = createVerifier(() => now)
  const jwt = await token({ alg: 'ES256', kid: 'k1' })
  expect((await verify(jwt)).claims).toMatchObject({ sub: 'ana' })
  await verify(jwt)
  expect(asked).toEqual(['/auth/v1/.well-known/jwks.json'])
  now = 11 * 60_000
  await verify(jwt)
  expect(asked).toHaveLength(2)
})

it.each([
  ['JWKS is empty', () => []],
  ['No matching signing key found in JWKS', () => [{ ...publicKey, kid: 'another' }]],
] as const)('%s', async (message, given) => {
  keys = given()
  const { claims, error } = await createVerifier()(await token({ alg: 'ES256', kid: 'k1' }))
  expect([claims, error?.message, error?.name]).toEqual([null, message, 'AuthInvalidJwtError'])
})

it('Invalid JWT signature, when a claim was changed after signing', async () => {
  keys = [{ ...publicKey, kid: 'k1' }]
  const [header, , signature] = (await token({ alg: 'ES256', kid: 'k1' })).split('.')
  const forged = [header, encode({ sub: 'owner', exp: inTheFuture }), signature].join('.')
  expect((await createVerifier()(forged)).error?.message).toBe('Invalid JWT signature')
})

it('lets the server verify a token with a shared secret', async () => {
  keys = []
  expect((await createVerifier()(await token({ alg: 'HS256' }))).error).toBeNull()
  expect(asked).toEqual(['/auth/v1/user'])
})

it('returns no claims when nobody is signed in', async () => {
  expect(await createVerifier()()).toEqual({ claims: null, error: null })
})
