import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { makeTempFolder } from '../../test/temp-folder.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import type { AppEnv } from '../http/app-env.ts'
import { createAuthSurface } from './auth-surface.ts'
import { BEHIND_PROXY, call, newEmail, PASSWORD, secretsIn, signedInAccount, signIn } from './auth-test-kit.ts'
import { ensureFirstOwner } from './sign-up/ensure-first-owner.ts'

describe('the auth surface', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ settings: BEHIND_PROXY })
  })
  afterAll(() => server.stop())

  it('gives errors in the format of the version the client names', async () => {
    const named = await call(server, '/token?grant_type=password', { body: { email: 'a@example.com', password: 'x' } })
    expect(named.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(await named.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })

    const headers = { 'x-supabase-api-version': '' }
    const older = await call(server, '/token?grant_type=password', {
      headers,
      body: { email: 'a@example.com', password: 'x' },
    })
    expect(older.headers.has('x-supabase-api-version')).toBe(false)
    expect(await older.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
  })

  it.each([
    ['GET', '/authorize?provider=google', 400, 'validation_failed'],
    ['POST', '/sso', 404, 'saml_provider_disabled'],
    ['GET', '/nowhere', 404, 'not_found'],
    ['GET', '/user', 401, 'no_authorization'],
  ])('refuses %s %s', async (method, path, status, code) => {
    const response = await call(server, path, { method })
    expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([status, code])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('requires an API key, except on routes that browsers open directly', async () => {
    const bare = (path: string, init?: RequestInit): Promise<Response> => fetch(`${server.url}/auth/v1${path}`, init)
    expect((await bare('/signup', { method: 'POST', body: '{}' })).status).toBe(401)
    expect((await bare('/signup', { method: 'POST', body: '{}', headers: { apikey: 'wrong' } })).status).toBe(401)
    expect((await bare('/health')).status).toBe(200)
    expect((await bare('/settings')).status).toBe(200)
    expect((await bare('/verify?token=x&type=signup', { redirect: 'manual' })).status).toBe(303)
  })

  it('keeps a session in no cookie: none is set, and none is read', async () => {
    const { email, session } = await signedInAccount(server)
    const answer = await call(server, '/token?grant_type=password', { body: { email, password: PASSWORD } })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
    const names = ['access_token', 'sb-access-token', 'sb-token', 'token', 'session']
    const cookie = names.map((name) => `${name}=${session.access_token}`).join('; ')
    expect((await call(server, '/user', { method: 'GET', headers: { cookie } })).status).toBe(401)
    expect(
      (await fetch(`${server.url}/functions/v1/account-sessions`, { method: 'POST', headers: { cookie } })).status,
    ).toBe(401)
  })

  it('gives staff short tokens', async () => {
    const { email, id } = await signedInAccount(server)
    await server.db.query(`insert into public.user_roles (user_id, role) values ($1, 'support')`, [id])
    expect((await signIn(server.anonClient(), email)).expires_in).toBe(300)
  })

  it('shows our page to a browser that opens a link, and leaves the link unused', async () => {
    const renderPage = (): Response => new Response('<h1>One moment</h1>', { headers: { 'content-type': 'text/html' } })
    const surface = new Hono<AppEnv>().route('/auth/v1', createAuthSurface({ ...server.product.platform, renderPage }))
    const email = newEmail()
    await call(server, '/otp', { body: { email } })
    const { link } = await secretsIn(server, email)
    const open = async (accept: string): Promise<Response> => surface.request(link, { headers: { accept } })
    expect(await (await open('text/html,*/*')).text()).toContain('One moment')
    expect((await open('text/html,*/*')).status).toBe(200)
    expect((await open('*/*')).status).toBe(200)
  })

  it('makes the first owner once, with a password that is shown once', async () => {
    const lines: string[] = []
    const logged: string[] = []
    const { platform } = server.product
    const log = { ...platform.log, info: (_: object, message: string) => void logged.push(message) }
    const deps = { ...platform, log, print: (line: string) => void lines.push(line) }
    await Promise.all([ensureFirstOwner(deps), ensureFirstOwner(deps)])
    await ensureFirstOwner(deps)
    expect(lines).toHaveLength(1)
    expect(logged, 'the line above says it').toEqual([])
    const [, email = '', password = ''] = /First owner: (\S+) {2}Password: (\S+)/.exec(lines[0] ?? '') ?? []
    const { user } = await signIn(server.anonClient(), email, password)
    expect(await server.db.query(`select user_id from public.user_roles where role = 'owner'`)).toEqual([
      { user_id: user.id },
    ])
  })
})

describe('with the keys of the official suites', () => {
  it('follows the rules of the stack they are written for', async () => {
    await using folder = await makeTempFolder()
    const file = join(folder.path, 'keys.json')
    await writeFile(
      file,
      JSON.stringify({ keys: [{ kty: 'oct', alg: 'HS256', k: Buffer.alloc(32, 7).toString('base64url') }] }),
    )
    const server = await startTestServer({ settings: { SUPABASE_COMPAT_JWKS: file } })
    const client = server.anonClient()
    const email = newEmail()
    expect((await client.auth.signUp({ email, password: 'abcdef' })).data.session).not.toBeNull()
    expect((await client.auth.signUp({ email, password: 'abcdef' })).error?.code).toBe('user_already_exists')
    expect((await client.auth.signInAnonymously()).data.user?.is_anonymous).toBe(true)
    const converted = await client.auth.updateUser({ email: newEmail(), password: PASSWORD })
    expect(converted.data.user?.is_anonymous).toBe(false)
    await server.stop()
  })
})
