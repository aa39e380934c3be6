import { randomUUID } from 'node:crypto'

import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { signedInAccount, type Account } from '../auth/auth-test-kit.ts'
import { loadSigningKeys } from './signing-keys.ts'

type Forge = (claims: JWTPayload) => Promise<string>

/** Check 20 of proofs.md: an invalid token gives no access. */
describe('access tokens', () => {
  let server: TestServer
  let account: Account
  let good: JWTPayload
  beforeAll(async () => {
    server = await startTestServer()
    account = await signedInAccount(server)
    good = JSON.parse(
      Buffer.from(account.session.access_token.split('.')[1] ?? '', 'base64url').toString(),
    ) as JWTPayload
  })
  afterAll(() => server.stop())

  const user = (token: string, url = server.url): Promise<Response> =>
    fetch(`${url}/auth/v1/user`, {
      headers: { apikey: server.product.platform.apiKeys.anon, authorization: `Bearer ${token}` },
    })
  const own: Forge = (claims) => {
    const { kid, privateKey } = server.product.platform.signingKeys.current()
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
  }
  const seconds = (fromNow: number): number => Math.floor(Date.now() / 1000) + fromNow

  it('carry the claims of the contract', async () => {
    expect(good).toMatchObject({
      iss: `${server.url}/auth/v1`,
      aud: 'authenticated',
      sub: account.id,
      email: account.email,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      is_anonymous: false,
      session_id: expect.any(String),
    })
    expect((good.exp ?? 0) - (good.iat ?? 0)).toBe(3600)
    expect((await user(await own(good))).status).toBe(200)
  })

  const forgeries: readonly (readonly [string, Forge])[] = [
    ['alg none', async (claims) => new UnsecuredJWT(claims).encode()],
    [
      'the public key used as a shared secret',
      async (claims) => {
        const [key] = server.product.platform.signingKeys.publicKeys()
        const secret = new TextEncoder().encode(JSON.stringify(key))
        return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: key?.kid ?? '' }).sign(secret)
      },
    ],
    [
      'a foreign key under our key id',
      async (claims) => {
        const { privateKey } = await generateKeyPair('ES256')
        const { kid } = server.product.platform.signingKeys.current()
        return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
      },
    ],
    [
      'a foreign key that brings its own address and key',
      async (claims) => {
        const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
        const header = { alg: 'ES256', kid: 'evil', jku: 'http://127.0.0.1:9/keys', jwk: await exportJWK(publicKey) }
        return new SignJWT(claims).setProtectedHeader(header).sign(privateKey)
      },
    ],
    ['another audience', (claims) => own({ ...claims, aud: 'other' })],
    ['no audience', ({ aud: _, ...claims }) => own(claims)],
    ['another issuer', (claims) => own({ ...claims, iss: 'https://evil.example' })],
    ['an end in the past', (claims) => own({ ...claims, exp: seconds(-1) })],
    ['no end', ({ exp: _, ...claims }) => own(claims)],
    ['a start in the future', (claims) => own({ ...claims, nbf: seconds(600) })],
    ['another subject than its session', (claims) => own({ ...claims, sub: randomUUID() })],
    ['no session, like an identity token', ({ session_id: _, ...claims }) => own(claims)],
    ['rubbish', async () => 'a.b.c'],
  ]
  it.each(forgeries)('are refused with %s', async (_, forge) => {
    const token = await forge(good)
    expect((await user(token)).status).toBe(403)
  })

  it('stay valid through a rotation of the signing key, which other servers notice', async () => {
    const { signingKeys, apiKeys } = server.product.platform
    const otherServer = await loadSigningKeys(server.db)
    const before = signingKeys.current().kid
    const headers = { apikey: apiKeys.service, authorization: `Bearer ${apiKeys.service}` }
    const rotated = await fetch(`${server.url}/auth/v1/admin/signing_keys/rotate`, { method: 'POST', headers })
    expect(await rotated.json()).toEqual({ kid: signingKeys.current().kid })
    expect(signingKeys.current().kid).not.toBe(before)
    await expect.poll(() => otherServer.current().kid).toBe(signingKeys.current().kid)
    expect((await user(account.session.access_token)).status).toBe(200)
    const response = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=600')
    const { keys } = (await response.json()) as { keys: Record<string, string>[] }
    expect(keys.map((key) => key['kid'])).toEqual(expect.arrayContaining([before, signingKeys.current().kid]))
    expect(keys.every((key) => !('d' in key))).toBe(true)
    const { data } = await account.client.auth.refreshSession(account.session)
    const claims = await account.client.auth.getClaims(data.session?.access_token)
    expect(claims.data?.claims.sub).toBe(account.id)
  })
})
