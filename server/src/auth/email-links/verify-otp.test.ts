import { createHash, randomBytes } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { BEHIND_PROXY, call, codeOf, newEmail, PASSWORD, secretsIn, signedInAccount } from '../auth-test-kit.ts'
import { hashKey } from '../limit-requests.ts'
import { LIMIT_RULES } from '../limit-rules.ts'
import { countWrongCode, findOfUser } from '../store/one-time-tokens.ts'

const MINUTE = 60_000

describe('links and codes in mail', () => {
  let server: TestServer
  let clock = 0
  beforeAll(async () => {
    server = await startTestServer({ now: () => Date.now() + clock, settings: BEHIND_PROXY })
  })
  afterAll(() => server.stop())

  const follow = async (link: URL): Promise<URL> => {
    const response = await fetch(link, { redirect: 'manual' })
    expect(response.status).toBe(303)
    return new URL(response.headers.get('location') ?? '')
  }
  const verify = (body: object): Promise<Response> => call(server, '/verify', { body })
  const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('signs in by magic link, once', async () => {
    const { email } = await signedInAccount(server)
    await server.anonClient().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
    const { link } = await secretsIn(server, email)
    const body = { type: 'magiclink', token_hash: link.searchParams.get('token') }
    expect(await (await verify(body)).json()).toMatchObject({ user: { email }, token_type: 'bearer' })
    expect(await codeOf(await verify(body))).toBe('otp_expired')
  })

  it('recovers an account: the link signs in, and a new password can be set', async () => {
    const { email } = await signedInAccount(server)
    const client = server.anonClient()
    await client.auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/reset` })
    const { link, code } = await secretsIn(server, email)
    expect(link.searchParams.get('redirect_to')).toBe(`${server.url}/reset`)
    expect((await client.auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull()
    expect((await client.auth.updateUser({ password: 'Another-harbour-8' })).error).toBeNull()
    const { error } = await server.anonClient().auth.signInWithPassword({ email, password: 'Another-harbour-8' })
    expect(error).toBeNull()
  })

  it('a link opened by a program redirects with the session in the fragment', async () => {
    const email = newEmail()
    await server
      .anonClient()
      .auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: `${server.url}/in` } })
    const { link } = await secretsIn(server, email)
    const target = await follow(link)
    const hash = new URLSearchParams(target.hash.slice(1))
    expect(target.pathname).toBe('/in')
    expect(hash.get('type')).toBe('signup')
    const user = await call(server, '/user', { method: 'GET', token: hash.get('access_token') ?? '' })
    expect(await user.json()).toMatchObject({ email })

    const again = await follow(link)
    expect(new URLSearchParams(again.hash.slice(1)).get('error_code')).toBe('otp_expired')
  })

  it.each([
    ['another site', 'https://evil.example/x'],
    ['our name as a user name', 'https://localhost@evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['no address', '//evil.example'],
    ['a backslash', 'http:\\\\evil.example'],
    ['a blob of our own origin', 'blob:OURS/8c5f'],
  ])('a link that targets %s redirects to our front page', async (_, template) => {
    const email = newEmail()
    const redirectTo = template.replace('OURS', server.url)
    await call(server, `/otp?redirect_to=${encodeURIComponent(redirectTo)}`, { body: { email } })
    const { link } = await secretsIn(server, email)
    expect(link.searchParams.get('redirect_to')).toBe(server.url)
    link.searchParams.set('redirect_to', redirectTo)
    expect((await follow(link)).href.startsWith(server.url)).toBe(true)
  })

  it('with PKCE the link gives a code that only the asking app can exchange, once', async () => {
    const { email } = await signedInAccount(server)
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const ask = { email, code_challenge: challenge, code_challenge_method: 's256' }
    await call(server, '/recover', { body: ask })
    const target = await follow((await secretsIn(server, email)).link)
    expect(target.hash).toBe('')
    const exchange = (codeVerifier: string): Promise<Response> =>
      call(server, '/token?grant_type=pkce', {
        body: { auth_code: target.searchParams.get('code'), code_verifier: codeVerifier },
      })
    expect((await exchange(verifier)).status).toBe(200)
    expect(await codeOf(await exchange(verifier))).toBe('flow_state_not_found')
  })

  it("with PKCE a stranger's sign-up with the same address does not break the link of the app", async () => {
    const email = newEmail()
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const signUp = (codeChallenge: string): Promise<Response> => {
      const body = { email, password: PASSWORD, code_challenge: codeChallenge, code_challenge_method: 's256' }
      return call(server, '/signup', { body })
    }
    expect((await signUp(challenge)).status).toBe(200)
    const { link } = await secretsIn(server, email)
    await server.product.platform.limits.reset(LIMIT_RULES.mailByMailboxAndKind, `signup:${hashKey(email)}`)
    expect((await signUp('x'.repeat(43))).status).toBe(200)
    const code = (await follow(link)).searchParams.get('code')
    const body = { auth_code: code, code_verifier: verifier }
    expect((await call(server, '/token?grant_type=pkce', { body })).status).toBe(200)
  })

  it('a wrong verifier invalidates the code', async () => {
    const { email } = await signedInAccount(server)
    await call(server, '/otp', { body: { email, code_challenge: 'x'.repeat(43), code_challenge_method: 's256' } })
    const code = (await follow((await secretsIn(server, email)).link)).searchParams.get('code')
    const body = { auth_code: code, code_verifier: 'guess' }
    expect(await codeOf(await call(server, '/token?grant_type=pkce', { body }))).toBe('bad_code_verifier')
    expect(await codeOf(await call(server, '/token?grant_type=pkce', { body }))).toBe('flow_state_not_found')
  })

  it.each([
    [9 * MINUTE, 200],
    [11 * MINUTE, 403],
  ])('with PKCE the code of a link is valid for ten minutes: after %i ms %i', async (wait, status) => {
    const { email } = await signedInAccount(server)
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    await call(server, '/recover', { body: { email, code_challenge: challenge, code_challenge_method: 's256' } })
    const code = (await follow((await secretsIn(server, email)).link)).searchParams.get('code')
    clock += wait
    const body = { auth_code: code, code_verifier: verifier }
    expect((await call(server, '/token?grant_type=pkce', { body })).status).toBe(status)
  })

  it('five wrong codes invalidate the code but not the link', async () => {
    const { email } = await signedInAccount(server)
    await call(server, '/otp', { body: { email } })
    const { code, link } = await secretsIn(server, email)
    for (let tries = 0; tries < 5; tries++)
      expect(await codeOf(await verify({ type: 'email', email, token: otherCode(code) }))).toBe('otp_expired')
    expect(await codeOf(await verify({ type: 'email', email, token: code }))).toBe('otp_expired')
    expect((await verify({ type: 'magiclink', token_hash: link.searchParams.get('token') })).status).toBe(200)
  })

  it('five wrong codes invalidate it also when twenty are sent at the same moment', async () => {
    const { email, id } = await signedInAccount(server)
    await call(server, '/otp', { body: { email } })
    const guess = (): Promise<boolean> =>
      server.db.transaction(async (tx) => {
        const [token] = await findOfUser(tx, id, ['recovery_token'])
        await countWrongCode(tx, [token?.id ?? ''])
        return typeof token?.code_hash === 'string'
      })
    const wereCompared = await Promise.all(Array.from({ length: 20 }, guess))
    expect(wereCompared.filter(Boolean)).toHaveLength(5)
  })

  it('four wrong codes do not invalidate the code', async () => {
    const { email } = await signedInAccount(server)
    await call(server, '/otp', { body: { email } })
    const { code } = await secretsIn(server, email)
    for (let tries = 0; tries < 4; tries++) await verify({ type: 'email', email, token: otherCode(code) })
    expect((await verify({ type: 'email', email, token: code })).status).toBe(200)
  })

  it.each([
    ['the code after nine minutes', 9 * MINUTE, 'code', 200],
    ['the code after eleven minutes', 11 * MINUTE, 'code', 403],
    ['the link after 59 minutes', 59 * MINUTE, 'link', 200],
    ['the link after 61 minutes', 61 * MINUTE, 'link', 403],
  ] as const)('%s', async (_, wait, by, status) => {
    const { email } = await signedInAccount(server)
    await call(server, '/recover', { body: { email } })
    const { code, link } = await secretsIn(server, email)
    clock += wait
    const proof = by === 'code' ? { email, token: code } : { token_hash: link.searchParams.get('token') }
    expect((await verify({ type: 'recovery', ...proof })).status).toBe(status)
  })

  it('a code for one address does not work for another', async () => {
    const [mine, theirs] = [await signedInAccount(server), await signedInAccount(server)]
    await call(server, '/otp', { body: { email: mine.email } })
    await call(server, '/otp', { body: { email: theirs.email } })
    const { code } = await secretsIn(server, mine.email)
    expect((await verify({ type: 'email', email: theirs.email, token: code })).status).toBe(403)
  })

  it.each([
    ['recover', '/recover', {}],
    ['magic link', '/otp', { create_user: false }],
    ['resend', '/resend', { type: 'signup' }],
  ])('%s answers strangers as it answers members, and sends them nothing', async (_, path, extra) => {
    const { email } = await signedInAccount(server)
    const stranger = newEmail()
    const answers = await Promise.all(
      [email, stranger].map(async (to) => {
        const response = await call(server, path, { body: { email: to, ...extra } })
        return [response.status, await response.text()]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toEqual([200, '{}'])
    expect(await server.mailsTo(stranger)).toEqual([])
  })

  it('sends one mail of a kind per minute, whether or not the account exists', async () => {
    const { email } = await signedInAccount(server)
    for (const to of [email, newEmail()]) {
      expect((await call(server, '/recover', { body: { email: to } })).status).toBe(200)
      const second = await call(server, '/recover', { body: { email: to } })
      expect(second.status).toBe(429)
      expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await codeOf(second)).toBe('over_email_send_rate_limit')
    }
  })

  it('counts every spelling of a mailbox as that mailbox', async () => {
    const name = newEmail().split('@')[0] ?? ''
    const recover = async (email: string) => (await call(server, '/recover', { body: { email } })).status
    expect(await recover(`${name}@gmail.com`)).toBe(200)
    for (const email of [`${name}+a@gmail.com`, `${name[0]}.${name.slice(1)}@gmail.com`, `${name}@googlemail.com`])
      expect(await recover(email)).toBe(429)
  })

  it.each([
    ['nothing', {}],
    ['both kinds of proof', { type: 'email', token: '1', token_hash: 'x' }],
    ['a code without an address', { type: 'email', token: '123456' }],
    ['an unknown type', { type: 'palm-reading', token_hash: 'x' }],
    ['the name of something every object has', { type: 'constructor', token_hash: 'x' }],
    ['the name of its prototype', { type: '__proto__', email: 'a@example.com', token: '123456' }],
  ])('refuses %s', async (_, body) => {
    const response = await verify(body)
    expect(response.status).toBe(400)
    expect(await codeOf(response)).toBe('validation_failed')
  })
})
