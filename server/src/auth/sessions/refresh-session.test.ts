import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { BEHIND_PROXY, call, codeOf, signedInAccount, signIn } from '../auth-test-kit.ts'

describe('refreshing a session', () => {
  let server: TestServer
  let clock = 0
  beforeAll(async () => {
    server = await startTestServer({ now: () => Date.now() + clock, settings: BEHIND_PROXY })
  })
  afterAll(() => server.stop())

  const refresh = async (token: string): Promise<{ status: number; token: string; code: string }> => {
    const response = await call(server, '/token?grant_type=refresh_token', { body: { refresh_token: token } })
    const body = (await response.json()) as { refresh_token: string; code: string }
    return { status: response.status, token: body.refresh_token, code: body.code }
  }

  it('gives out a new token each time', async () => {
    const { session } = await signedInAccount(server)
    const next = await refresh(session.refresh_token)
    expect(next.status).toBe(200)
    expect(next.token).not.toBe(session.refresh_token)
  })

  it('repeats a lost answer: the parent of the active token gets the active token, however late', async () => {
    const { session } = await signedInAccount(server)
    const next = await refresh(session.refresh_token)
    clock += 60_000
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 200, token: next.token })
  })

  it('lets a slow tab catch up within ten seconds', async () => {
    const { session } = await signedInAccount(server)
    const second = await refresh(session.refresh_token)
    const third = await refresh(second.token)
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 200, token: third.token })
  })

  it('ends the whole session when an old token comes back later', async () => {
    const { session } = await signedInAccount(server)
    const second = await refresh(session.refresh_token)
    const third = await refresh(second.token)
    clock += 11_000
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
    expect(await refresh(third.token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
    expect((await call(server, '/user', { method: 'GET', token: session.access_token })).status).toBe(403)
  })

  it('signs no tab out when three tabs refresh at once, again and again', async () => {
    const { session } = await signedInAccount(server)
    let token = session.refresh_token
    for (let round = 0; round < 40; round++) {
      const answers = await Promise.all([refresh(token), refresh(token), refresh(token)])
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
      expect(new Set(answers.map((answer) => answer.token)).size).toBe(1)
      token = answers[0]?.token ?? ''
    }
  })

  it('ends after ninety days, however often it was refreshed', async () => {
    const { session } = await signedInAccount(server)
    clock += 89 * 86_400_000
    const next = await refresh(session.refresh_token)
    expect(next.status).toBe(200)
    clock += 2 * 86_400_000
    expect(await refresh(next.token)).toMatchObject({ status: 400, code: 'session_expired' })
  })

  it('issues no access token that outlives the session', async () => {
    const { session } = await signedInAccount(server)
    clock += 90 * 86_400_000 - 300_000
    const response = await call(server, '/token?grant_type=refresh_token', {
      body: { refresh_token: session.refresh_token },
    })
    const { expires_in: lifetime } = (await response.json()) as { expires_in: number }
    expect(lifetime).toBeGreaterThan(0)
    expect(lifetime).toBeLessThanOrEqual(300)
  })

  it.each([
    ['an unknown token', { refresh_token: 'unknown' }, 'refresh_token_not_found'],
    ['no token', {}, 'validation_failed'],
    ['a number', { refresh_token: 5 }, 'validation_failed'],
  ])('refuses %s', async (_, body, code) => {
    const response = await call(server, '/token?grant_type=refresh_token', { body })
    expect(response.status).toBe(400)
    expect(await codeOf(response)).toBe(code)
  })

  it.each([
    ['id_token', 400, 'provider_disabled'],
    ['web3', 422, 'web3_provider_disabled'],
    ['telepathy', 400, 'unsupported_grant_type'],
  ])('refuses the grant %s', async (grant, status, code) => {
    const response = await call(server, `/token?grant_type=${grant}`, { body: {} })
    expect(response.status).toBe(status)
    expect(await codeOf(response)).toBe(code)
  })

  it('keeps sessions of two devices apart', async () => {
    const { email, session } = await signedInAccount(server)
    const other = await signIn(server.anonClient(), email)
    await call(server, '/logout?scope=local', { token: other.access_token })
    expect((await refresh(session.refresh_token)).status).toBe(200)
    expect((await refresh(other.refresh_token)).status).toBe(400)
  })
})
