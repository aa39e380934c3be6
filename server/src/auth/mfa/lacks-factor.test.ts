import type { Session } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { type Account, BEHIND_PROXY, call, codeOf, signedInAccount, signIn } from '../auth-test-kit.ts'
import { totpAt } from './totp.ts'

/** An attacker who has the password of a protected account, but not the phone. */
describe('a session that lacks the second factor', () => {
  let server: TestServer
  let clock = 0
  let owner: Account & { factorId: string; secret: string }
  let half: Session
  const now = (): number => Date.now() + clock
  const codeNow = (secret: string): string => totpAt(secret, Math.floor(now() / 30_000))

  beforeAll(async () => {
    server = await startTestServer({ now, settings: BEHIND_PROXY })
    const account = await signedInAccount(server)
    const { data, error } = await account.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    if (error) throw error
    const { id: factorId, totp } = data
    await account.client.auth.mfa.challengeAndVerify({ factorId, code: codeNow(totp.secret) })
    owner = { ...account, factorId, secret: totp.secret }
    half = await signIn(server.anonClient(), account.email)
  })
  afterAll(() => server.stop())

  const ask = (path: string, { access_token: token }: Session = half, body?: unknown) =>
    fetch(`${server.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        apikey: server.product.platform.apiKeys.anon,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

  it.each([
    ['reads no table', '/rest/v1/profiles', undefined],
    ['calls no procedure', '/rest/v1/rpc/has_role', { _user_id: crypto.randomUUID(), _role: 'owner' }],
    ['opens no file', '/storage/v1/bucket', undefined],
    ['sees no other device', '/functions/v1/account-sessions', {}],
    ['signs no other device out', '/functions/v1/revoke-session', { sessionId: crypto.randomUUID() }],
  ])('%s', async (_, path, body) => {
    const answer = await ask(path, half, body)
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('insufficient_aal')])
  })

  it('stays without it after a refresh', async () => {
    const client = server.anonClient()
    await signIn(client, owner.email)
    const { data } = await client.auth.refreshSession()
    if (!data.session) throw new Error('not refreshed')
    expect((await ask('/rest/v1/profiles', data.session)).status).toBe(403)
  })

  it('cannot change the account', async () => {
    const answer = await call(server, '/user', {
      method: 'PUT',
      token: half.access_token,
      body: { data: { full_name: 'Mallory' } },
    })
    expect(await codeOf(answer)).toBe('insufficient_aal')
  })

  it('can end only itself', async () => {
    const { access_token: token } = await signIn(server.anonClient(), owner.email)
    expect((await call(server, '/logout?scope=global', { token })).status).toBe(204)
    expect((await call(server, '/user', { method: 'GET', token })).status).toBe(403)
    expect((await owner.client.auth.getUser()).error).toBeNull()
  })

  it('may read its user and verify the code, and then has full rights', async () => {
    const client = server.anonClient()
    await signIn(client, owner.email)
    expect((await client.auth.getUser()).data.user?.id).toBe(owner.id)
    clock += 60_000
    const { factorId, secret } = owner
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })).error).toBeNull()
    const { data, error } = await client.from('profiles').select('id')
    expect([error, data]).toEqual([null, [{ id: owner.id }]])
  })

  it('gets full rights once the factor was removed', async () => {
    const { client } = owner
    expect((await client.auth.mfa.unenroll({ factorId: owner.factorId })).error).toBeNull()
    const free = await signIn(server.anonClient(), owner.email)
    expect((await ask('/rest/v1/profiles', free)).status).toBe(200)
  })
})
