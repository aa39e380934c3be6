import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { BEHIND_PROXY, call, codeOf, newEmail, PASSWORD, secretsIn, signedInAccount } from '../auth-test-kit.ts'

describe('the admin API', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ settings: BEHIND_PROXY })
  })
  afterAll(() => server.stop())

  const admin = () => server.serviceClient().auth.admin

  it.each([
    ['nobody', undefined, 401, 'no_authorization'],
    ['the public key', 'anon', 403, 'not_admin'],
    ['a traveller', 'user', 403, 'not_admin'],
  ] as const)('is closed to %s', async (_, who, status, code) => {
    const token =
      who === 'anon'
        ? server.product.platform.apiKeys.anon
        : who && (await signedInAccount(server)).session.access_token
    const requests = [
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['GET', `/admin/users/${randomUUID()}`],
      ['DELETE', `/admin/users/${randomUUID()}`],
      ['POST', '/admin/generate_link'],
      ['POST', '/admin/signing_keys/rotate'],
      ['POST', '/invite'],
    ] as const
    for (const [method, path] of requests) {
      const response = await call(server, path, { method, ...(token ? { token } : {}) })
      expect([path, response.status, await codeOf(response)]).toEqual([path, status, code])
    }
  })

  it('opens to the secret key as apikey alone, as it does with both headers', async () => {
    const { service, anon } = server.product.platform.apiKeys
    const email = newEmail()
    const headers = { apikey: service }
    const created = await call(server, '/admin/users', { body: { email, password: PASSWORD }, headers })
    expect(created.status).toBe(200)
    const { id } = (await created.json()) as { id: string }
    for (const [method, path] of [
      ['GET', '/admin/users'],
      ['GET', `/admin/users/${id}`],
      ['DELETE', `/admin/users/${id}`],
    ] as const)
      expect([path, (await call(server, path, { method, headers })).status]).toEqual([path, 200])
    const refused = await call(server, '/admin/users', { method: 'GET', headers: { apikey: `${service}x` } })
    expect(refused.status).toBe(401)
    // A bearer token identifies that person, whichever API key the app has.
    const { session } = await signedInAccount(server)
    const asTraveller = await call(server, '/admin/users', { method: 'GET', token: session.access_token, headers })
    expect([asTraveller.status, await codeOf(asTraveller)]).toEqual([403, 'not_admin'])
    expect((await call(server, '/admin/users', { method: 'GET', token: anon, headers })).status).toBe(403)
  })

  it('lists accounts in pages, with the totals in the headers', async () => {
    for (let i = 0; i < 3; i++) await admin().createUser({ email: newEmail(), password: PASSWORD })
    const { data } = await admin().listUsers({ page: 1, perPage: 2 })
    expect(data.users).toHaveLength(2)
    expect(data).toMatchObject({ aud: 'authenticated', nextPage: 2, total: expect.any(Number) })
    const { error } = await admin().listUsers({ page: -1 })
    expect(error?.code).toBe('validation_failed')
  })

  it('creates, reads, changes and deletes an account', async () => {
    const email = newEmail()
    const created = await admin().createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: 'Ada' },
      app_metadata: { plan: 'pro' },
    })
    const id = created.data.user?.id ?? ''
    expect(created.data.user).toMatchObject({ email, app_metadata: { plan: 'pro', provider: 'email' } })

    const changed = await admin().updateUserById(id, { email: `new-${email}`, app_metadata: { plan: null, tier: 1 } })
    expect(changed.data.user).toMatchObject({ email: `new-${email}`, app_metadata: { tier: 1 } })
    expect(changed.data.user?.app_metadata).not.toHaveProperty('plan')
    expect((await admin().getUserById(id)).data.user?.id).toBe(id)

    expect((await admin().deleteUser(id)).error).toBeNull()
    expect((await admin().getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  it('deletes softly: the row stays without personal data, and the session ends', async () => {
    const { id, email, session } = await signedInAccount(server)
    expect((await admin().deleteUser(id, true)).error).toBeNull()
    const [row] = await server.db.query(
      'select email, raw_user_meta_data::text as data, deleted_at from auth.users where id = $1',
      [id],
    )
    expect(row?.['deleted_at']).not.toBeNull()
    expect(JSON.stringify(row)).not.toContain(email)
    expect((await call(server, '/user', { method: 'GET', token: session.access_token })).status).toBe(403)
    expect((await server.anonClient().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    )
  })

  it.each([
    ['deleted', 'delete from auth.users where id = $1'],
    ['banned by hand', `update auth.users set banned_until = now() + interval '1 day' where id = $1`],
  ])('a token of an account that was %s is refused at once, on every surface', async (_, sql) => {
    const { id, session } = await signedInAccount(server)
    const { identify, apiKeys } = server.product.platform
    const open = (): Promise<boolean> =>
      identify({ apiKey: apiKeys.anon, bearer: session.access_token }).then(
        () => true,
        () => false,
      )
    expect(await open()).toBe(true)
    await server.db.query(sql, [id])
    expect((await call(server, '/user', { method: 'GET', token: session.access_token })).status).toBe(403)
    await expect.poll(open).toBe(false)
  })

  it.each([
    ['a ban', (id: string) => admin().updateUserById(id, { ban_duration: '24h' })],
    ['another password', (id: string) => admin().updateUserById(id, { password: `${PASSWORD}-2` })],
    ['the end of the account', (id: string) => admin().deleteUser(id)],
  ])('%s takes effect with the very next request', async (_, act) => {
    const { id, session } = await signedInAccount(server)
    const read = async () => {
      const headers = { apikey: server.product.platform.apiKeys.anon, authorization: `Bearer ${session.access_token}` }
      return (await fetch(`${server.url}/rest/v1/profiles?select=id`, { headers })).status
    }
    expect(await read()).toBe(200)
    expect((await act(id)).error).toBeNull()
    expect(await read()).toBe(401)
  })

  it.each([
    ['an address that is taken', 'email_exists', 422],
    ['a wrong ban', 'validation_failed', 400],
    ['a wrong id', 'validation_failed', 400],
  ])('refuses %s', async (name, code, status) => {
    const { id, email } = await signedInAccount(server)
    const token = server.product.platform.apiKeys.service
    const [method, path, body] =
      name === 'an address that is taken'
        ? (['POST', '/admin/users', { email }] as const)
        : name === 'a wrong ban'
          ? (['PUT', `/admin/users/${id}`, { ban_duration: 'a while' }] as const)
          : (['GET', '/admin/users/not-an-id', undefined] as const)
    const response = await call(server, path, { method, body, token, headers: { apikey: token } })
    expect([response.status, await codeOf(response)]).toEqual([status, code])
  })

  it('invites a person, who sets a password after following the link', async () => {
    const email = newEmail()
    const { data } = await admin().inviteUserByEmail(email, { data: { team: 'north' } })
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { team: 'north' } })
    const { link } = await secretsIn(server, email)
    const client = server.anonClient()
    const verified = await client.auth.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'invite' })
    expect(verified.error).toBeNull()
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull()
    expect((await admin().inviteUserByEmail(email)).error?.code).toBe('email_exists')
  })

  it.each(['signup', 'magiclink', 'recovery', 'invite'] as const)('generates a %s link that works', async (type) => {
    const isNew = type === 'signup' || type === 'invite'
    const email = isNew ? newEmail() : (await signedInAccount(server)).email
    const { data, error } = await admin().generateLink({ type, email, password: PASSWORD } as never)
    expect(error).toBeNull()
    const verified = await server.anonClient().auth.verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type })
    expect(verified.data.user?.email).toBe(email)
    expect(await server.mailsTo(email)).toEqual([])
  })

  it('writes what happened to the audit log, without secrets', async () => {
    const { id } = await signedInAccount(server)
    const rows = await server.db.query<{ payload: Record<string, unknown> }>(
      `select payload from auth.audit_log_entries where payload ->> 'actor_id' = $1`,
      [id],
    )
    expect(rows.map((row) => row.payload['action'])).toEqual(['user_signedup', 'login'])
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
  })
})
