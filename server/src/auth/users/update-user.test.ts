import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { BEHIND_PROXY, call, codeOf, newEmail, PASSWORD, secretsIn, signedInAccount, signIn } from '../auth-test-kit.ts'

const NEW_PASSWORD = 'Another-harbour-8'
const HOUR = 3_600_000

describe('changing an account', () => {
  let server: TestServer
  let clock = 0
  beforeAll(async () => {
    server = await startTestServer({ now: () => Date.now() + clock, settings: BEHIND_PROXY })
  })
  afterAll(() => server.stop())

  const put = (token: string, body: object): Promise<Response> => call(server, '/user', { method: 'PUT', token, body })

  it('merges metadata, and null removes', async () => {
    const { client } = await signedInAccount(server)
    await client.auth.updateUser({ data: { home: 'Bergen', colour: 'blue' } })
    const { data } = await client.auth.updateUser({ data: { colour: null, pets: 2 } })
    expect(data.user?.user_metadata).toMatchObject({ home: 'Bergen', pets: 2 })
    expect(data.user?.user_metadata).not.toHaveProperty('colour')
  })

  it('ignores __proto__', async () => {
    const { session } = await signedInAccount(server)
    const body = '{"data":{"__proto__":{"is_admin":true},"constructor":{"prototype":{"x":1}}}}'
    const response = await call(server, '/user', { method: 'PUT', token: session.access_token, body })
    expect(response.status).toBe(200)
    expect(({} as Record<string, unknown>)['is_admin']).toBeUndefined()
  })

  it('a new password ends the other sessions, keeps this one and is announced by mail', async () => {
    const { email, client, session } = await signedInAccount(server)
    const other = await signIn(server.anonClient(), email)
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
    expect(await codeOf(await call(server, '/user', { method: 'GET', token: other.access_token }))).toBe(
      'session_not_found',
    )
    expect((await call(server, '/user', { method: 'GET', token: session.access_token })).status).toBe(200)
    expect(await server.mailsTo(email)).toMatchObject([{ kind: 'password-changed' }])
    expect((await server.anonClient().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    )
  })

  it.each([
    ['the same password', { password: PASSWORD }, 422, 'same_password'],
    ['a weak password', { password: 'abc' }, 422, 'weak_password'],
    ['own rights', { app_metadata: { role: 'owner' } }, 403, 'not_admin'],
    ['a telephone number', { phone: '+4712345678' }, 400, 'phone_provider_disabled'],
    ['text as metadata', { data: 'x' }, 400, 'validation_failed'],
  ])('refuses %s', async (_, body, status, code) => {
    const { session } = await signedInAccount(server)
    const response = await put(session.access_token, body)
    expect([response.status, await codeOf(response)]).toEqual([status, code])
  })

  it("answers like a free address for another account's, notifies its owner, and never moves there", async () => {
    const [mine, theirs] = [await signedInAccount(server), await signedInAccount(server)]
    const response = await put(mine.session.access_token, { email: theirs.email })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ email: mine.email, new_email: theirs.email })
    expect(await server.mailsTo(theirs.email)).toMatchObject([{ kind: 'account-exists' }])

    const { code, kind } = await secretsIn(server, mine.email)
    expect(kind).toBe('approve-email-change')
    const agreed = await call(server, '/verify', { body: { type: 'email_change', email: mine.email, token: code } })
    expect(await agreed.json()).toMatchObject({ msg: expect.stringContaining('other email') })
    expect((await mine.client.auth.getUser()).data.user?.email).toBe(mine.email)
    expect((await theirs.client.auth.getUser()).data.user?.id).toBe(theirs.id)
  })

  it('sends the current mailbox one mail a minute, however many new addresses are named', async () => {
    const { email, session } = await signedInAccount(server)
    expect((await put(session.access_token, { email: newEmail() })).status).toBe(200)
    const second = await put(session.access_token, { email: newEmail() })
    expect([second.status, await codeOf(second)]).toEqual([429, 'over_email_send_rate_limit'])
    expect(await server.mailsTo(email)).toHaveLength(1)
  })

  it('lets an account move to another spelling of its mailbox, and asks there once a minute', async () => {
    const { email, session } = await signedInAccount(server)
    const other = (tag: string) => email.replace('@', `+${tag}@`)
    expect((await put(session.access_token, { email: other('trips') })).status).toBe(200)
    expect(await server.mailsTo(other('trips'))).toHaveLength(1)
    expect((await put(session.access_token, { email: other('more') })).status).toBe(429)
  })

  it('limits the mails to a new mailbox also when other accounts request them again', async () => {
    const wanted = newEmail()
    const { session } = await signedInAccount(server)
    expect((await put(session.access_token, { email: wanted })).status).toBe(200)
    const other = await signedInAccount(server)
    await server.db.query('update auth.users set email_change = $2 where id = $1', [other.id, wanted])
    const again = await call(server, '/resend', { body: { type: 'email_change', email: other.email } })
    expect(again.status).toBe(200)
    expect(await server.mailsTo(wanted)).toHaveLength(1)
  })

  it('keeps metadata small enough for a token, and lets it shrink', async () => {
    const { id, session } = await signedInAccount(server)
    const part = 'x'.repeat(5000)
    expect((await put(session.access_token, { data: { one: part } })).status).toBe(200)
    const merged = await put(session.access_token, { data: { two: part } })
    expect([merged.status, await codeOf(merged)]).toEqual([400, 'validation_failed'])

    await server.db.query(`update auth.users set raw_user_meta_data = $2 where id = $1`, [id, { old: part + part }])
    expect((await put(session.access_token, { data: { old: part } })).status).toBe(200)
  })

  it('moves to a new address only after both mailboxes agreed, and notifies the old one', async () => {
    const { email, client } = await signedInAccount(server)
    const moved = newEmail()
    const { data } = await client.auth.updateUser({ email: moved })
    expect(data.user).toMatchObject({ email, new_email: moved })

    const first = await secretsIn(server, moved)
    const half = await call(server, '/verify', { body: { type: 'email_change', email: moved, token: first.code } })
    expect(await half.json()).toMatchObject({ msg: expect.stringContaining('other email') })
    expect((await client.auth.getUser()).data.user?.email).toBe(email)

    const second = await secretsIn(server, email)
    const token = second.link.searchParams.get('token')
    const done = await call(server, '/verify', { body: { type: 'email_change', token_hash: token } })
    expect(await done.json()).toMatchObject({ user: { email: moved } })
    expect((await server.mailsTo(email))[0]).toMatchObject({ kind: 'email-changed' })
    expect((await server.anonClient().auth.signInWithPassword({ email: moved, password: PASSWORD })).error).toBeNull()
    expect((await server.anonClient().auth.signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull()
  })

  it('with a new password cancels a pending address change, which a stranger may have requested', async () => {
    const { email, client } = await signedInAccount(server)
    const stranger = newEmail()
    await client.auth.updateUser({ email: stranger })
    const theirs = await secretsIn(server, stranger)
    await call(server, '/verify', { body: { type: 'email_change', email: stranger, token: theirs.code } })
    expect((await client.auth.updateUser({ password: 'Another-harbour-8' })).error).toBeNull()

    const token = (await secretsIn(server, email)).link.searchParams.get('token')
    const late = await call(server, '/verify', { body: { type: 'email_change', token_hash: token } })
    expect(await codeOf(late)).toBe('otp_expired')
    const { user } = (await client.auth.getUser()).data
    expect([user?.email, user?.new_email]).toEqual([email, undefined])
  })

  it('requires a code from the mailbox when the sign-in was a while ago', async () => {
    const { email, session } = await signedInAccount(server)
    clock += HOUR
    const next = await call(server, '/token?grant_type=refresh_token', {
      body: { refresh_token: session.refresh_token },
    })
    const { access_token: token } = (await next.json()) as { access_token: string }
    expect(await codeOf(await put(token, { password: NEW_PASSWORD }))).toBe('reauthentication_needed')
    expect(await codeOf(await put(token, { email: newEmail() }))).toBe('reauthentication_needed')

    expect((await call(server, '/reauthenticate', { method: 'GET', token })).status).toBe(200)
    const { code } = await secretsIn(server, email)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await codeOf(await put(token, { password: NEW_PASSWORD, nonce: wrong }))).toBe('reauthentication_not_valid')
    expect((await put(token, { password: NEW_PASSWORD, nonce: code })).status).toBe(200)
    expect(await codeOf(await put(token, { password: PASSWORD, nonce: code }))).toBe('reauthentication_not_valid')
  })

  it('takes the current password instead of a code, and refuses a wrong one even right after signing in', async () => {
    const { session } = await signedInAccount(server)
    const wrong = { password: NEW_PASSWORD, current_password: 'not-the-harbour' }
    expect(await codeOf(await put(session.access_token, wrong))).toBe('current_password_invalid')
    clock += HOUR
    const next = await call(server, '/token?grant_type=refresh_token', {
      body: { refresh_token: session.refresh_token },
    })
    const { access_token: token } = (await next.json()) as { access_token: string }
    expect(await codeOf(await put(token, { password: NEW_PASSWORD }))).toBe('reauthentication_needed')
    expect((await put(token, { password: NEW_PASSWORD, current_password: PASSWORD })).status).toBe(200)
  })

  it.each([
    ['global', [403, 403]],
    ['local', [403, 200]],
    ['others', [200, 403]],
  ] as const)('signs out %s at once, everywhere', async (scope, expected) => {
    const { email, session } = await signedInAccount(server)
    const other = await signIn(server.anonClient(), email)
    expect((await call(server, `/logout?scope=${scope}`, { token: session.access_token })).status).toBe(204)
    const { identify, apiKeys } = server.product.platform
    const statuses: number[] = []
    for (const { access_token: bearer } of [session, other]) {
      const { status } = await call(server, '/user', { method: 'GET', token: bearer })
      statuses.push(status)
      const isKnown = (): Promise<boolean> =>
        identify({ apiKey: apiKeys.anon, bearer }).then(
          () => true,
          () => false,
        )
      // A database notification reaches the other surfaces a moment later.
      await expect.poll(isKnown).toBe(status === 200)
    }
    expect(statuses).toEqual(expected)
  })

  it('refuses another scope', async () => {
    const { session } = await signedInAccount(server)
    expect(await codeOf(await call(server, '/logout?scope=universe', { token: session.access_token }))).toBe(
      'validation_failed',
    )
  })
})
