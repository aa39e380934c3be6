import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import {
  BEHIND_PROXY,
  call,
  codeOf,
  newEmail,
  PASSWORD,
  secretsIn,
  signedInAccount,
  type Account,
} from './auth-test-kit.ts'

const FIELDS = [
  'email',
  'phone',
  'password',
  'data',
  'type',
  'token',
  'token_hash',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'create_user',
  'nonce',
  'factor_type',
  'friendly_name',
  'challenge_id',
  'code',
  'user_metadata',
  'app_metadata',
  'ban_duration',
  'role',
  'new_email',
  'redirect_to',
  'id',
  'password_hash',
]
const someValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    'a@example.com',
    '123456',
    'signup',
    'totp',
    "'; drop table auth.users; --",
    '\u0000',
    '\ud800',
    'x'.repeat(3000),
  ),
)
const someBody = fc.oneof(
  fc.dictionary(fc.constantFrom(...FIELDS), someValue, { maxKeys: 6 }),
  fc.jsonValue({ maxDepth: 2 }),
)

describe('any input', () => {
  let server: TestServer
  let account: Account
  beforeAll(async () => {
    server = await startTestServer({ settings: BEHIND_PROXY })
    account = await signedInAccount(server)
  })
  afterAll(() => server.stop())

  it.each([
    ['POST', '/signup'],
    ['POST', '/token?grant_type=password'],
    ['POST', '/token?grant_type=refresh_token'],
    ['POST', '/token?grant_type=pkce'],
    ['POST', '/recover'],
    ['POST', '/otp'],
    ['POST', '/resend'],
    ['POST', '/verify'],
    ['PUT', '/user'],
    ['POST', '/factors'],
    ['POST', '/admin/users'],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ])('%s %s answers with a code of its own, never with a 500', async (method, path) => {
    const { service } = server.product.platform.apiKeys
    const isAdmin = path.startsWith('/admin') || path === '/invite'
    const token = isAdmin ? service : account.session.access_token
    await fc.assert(
      fc.asyncProperty(someBody, async (body) => {
        const response = await call(server, path, { method, body, token })
        expect(response.status).toBeLessThan(500)
        if (response.status >= 400) expect(await response.json()).toMatchObject({ code: expect.any(String) })
      }),
      { numRuns: 25, seed: 42, endOnFailure: true },
    )
  })

  it.each([
    ['POST', '/signup', 'data'],
    ['POST', '/otp', 'data'],
    ['PUT', '/user', 'data'],
    ['POST', '/admin/users', 'user_metadata'],
    ['POST', '/admin/users', 'app_metadata'],
    ['POST', '/admin/generate_link', 'data'],
    ['POST', '/invite', 'data'],
  ])('%s %s refuses %s that is nested too deeply, or too large', async (method, path, field) => {
    const { service } = server.product.platform.apiKeys
    const token = path === '/user' ? account.session.access_token : service
    const send = (data: string): Promise<Response> => {
      const fields = `"email":"${newEmail()}","password":"${PASSWORD}","type":"signup"`
      const body = path === '/user' ? `{"${field}":${data}}` : `{${fields},"${field}":${data}}`
      return call(server, path, { method, body, token })
    }
    for (const depth of [40, 4_500, 10_000]) {
      const response = await send(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`)
      expect([depth, response.status, await codeOf(response)]).toEqual([depth, 400, 'validation_failed'])
    }
    const large = await send(`{"a":"${'x'.repeat(9_000)}"}`)
    expect([large.status, await codeOf(large)]).toEqual([400, 'validation_failed'])
    expect((await send(`{"a":${'['.repeat(20)}${']'.repeat(20)}}`)).status).toBe(200)
  })

  it.each([
    '?token=%00&type=signup',
    '?token=x&type=%00',
    '?token=x&type=constructor',
    '?type[]=a',
    '?token=x&type=signup&redirect_to=%ZZ',
    '',
  ])('GET /verify%s is no 500', async (query) => {
    expect((await call(server, `/verify${query}`, { method: 'GET' })).status).toBeLessThan(500)
  })
})

describe('concurrent requests', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ settings: BEHIND_PROXY })
  })
  afterAll(() => server.stop())

  it('eight creations of one address make one account', async () => {
    const email = newEmail()
    const { service } = server.product.platform.apiKeys
    const create = (): Promise<Response> =>
      call(server, '/admin/users', { body: { email, password: PASSWORD }, token: service })
    const statuses = (await Promise.all(Array.from({ length: 8 }, create))).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(422)])
  })

  it('a link opened eight times signs in once', async () => {
    const { email } = await signedInAccount(server)
    await call(server, '/otp', { body: { email } })
    const token = (await secretsIn(server, email)).link.searchParams.get('token')
    const open = (): Promise<Response> => call(server, '/verify', { body: { type: 'magiclink', token_hash: token } })
    const statuses = (await Promise.all(Array.from({ length: 8 }, open))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 403)).toHaveLength(7)
  })
})
