import { Worker } from 'node:worker_threads'

import { hashSync } from 'bcryptjs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { BEHIND_PROXY, call, codeOf, newEmail, PASSWORD, signedInAccount } from '../auth-test-kit.ts'
import { hashKey } from '../limit-requests.ts'
import { LIMIT_RULES } from '../limit-rules.ts'
import { createPasswordHasher } from '../passwords/password-hasher.ts'
import type { PasswordJob } from '../passwords/password-thread.ts'

const guess = (server: TestServer, email: string, password = 'Wrong-harbour-1', address?: string): Promise<Response> =>
  call(server, '/token?grant_type=password', {
    body: { email, password },
    ...(address ? { headers: { 'x-forwarded-for': address } } : {}),
  })

describe('signing in with a password', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ settings: BEHIND_PROXY })
  })
  afterAll(() => server.stop())

  it('answers a wrong password and an unknown account alike', async () => {
    const { email } = await signedInAccount(server)
    const answers = await Promise.all(
      [email, newEmail()].map(async (address) => {
        const response = await guess(server, address)
        return [response.status, await response.json()]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toEqual([400, { code: 'invalid_credentials', message: 'Invalid login credentials' }])
  })

  it('checks a hash of the same cost when there is no account', async () => {
    const post = vi.spyOn(Worker.prototype, 'postMessage')
    const hasher = createPasswordHasher()
    const hash = await hasher.hash(PASSWORD, 'a')
    expect(await hasher.verify(PASSWORD, hash, 'a')).toBe(true)
    expect(await hasher.verify('Wrong-harbour-1', hash, 'a')).toBe(false)
    expect(await hasher.verify('Wrong-harbour-1', null, 'a')).toBe(false)
    // On a busy machine a job may have been given to a second thread as well.
    const jobs = [...new Map(post.mock.calls.map(([job]) => [(job as PasswordJob).id, job as PasswordJob])).values()]
    post.mockRestore()
    expect(jobs.map(({ kind }) => kind)).toEqual(['hash', 'verify', 'verify', 'verify'])
    const checked = jobs.at(-1)
    expect(checked?.kind === 'verify' && hasher.isOutdated(checked.hash)).toBe(false)
  })

  it('takes the bcrypt hash of an account that came from hosted Supabase and replaces it', async () => {
    const email = newEmail()
    const { data } = await server.serviceClient().auth.admin.createUser({
      email,
      password_hash: hashSync(PASSWORD, 4),
      email_confirm: true,
    })
    expect((await guess(server, email)).status).toBe(400)
    expect((await guess(server, email, PASSWORD)).status).toBe(200)
    const rows = await server.db.query('select encrypted_password from auth.users where id = $1', [data.user?.id])
    expect(rows[0]?.['encrypted_password']).toMatch(/^\$argon2id\$/)
    expect((await guess(server, email, PASSWORD)).status).toBe(200)
  })

  it('stops a guesser, also one that rotates addresses, and still lets the owner in from home', async () => {
    const email = newEmail()
    await server.serviceClient().auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
    expect((await guess(server, email, PASSWORD, '198.51.100.7')).status).toBe(200)

    const oneAddress = await Promise.all(
      Array.from({ length: 11 }, () => guess(server, email, 'Wrong-1', '203.0.113.1')),
    )
    const refused = oneAddress.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    // The next forty guesses from as many addresses, without the cost of hashing.
    const { limits } = server.product.platform
    for (let i = 0; i < 40; i++) await limits.consume(LIMIT_RULES.signInByAccount, hashKey(email))
    const rotated = await guess(server, email, PASSWORD, '203.0.113.99')
    expect(await codeOf(rotated)).toBe('over_request_rate_limit')

    expect((await guess(server, email, PASSWORD, '198.51.100.7')).status).toBe(200)
  })

  it('guesses from an address that the owner shares do not lock them out for long, and are limited too', async () => {
    const email = newEmail()
    const shared = '198.51.100.20'
    await server.serviceClient().auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
    expect((await guess(server, email, PASSWORD, shared)).status).toBe(200)
    for (let i = 0; i < 11; i++) expect((await guess(server, email, 'Wrong-1', shared)).status).toBe(400)
    expect((await guess(server, email, PASSWORD, shared)).status).toBe(200)

    const { limits } = server.product.platform
    const { signInByAccountAtKnownAddress: rule } = LIMIT_RULES
    for (let i = 0; i < rule.points; i++) await limits.consume(rule, hashKey(`${email} ${shared}`))
    const refused = await guess(server, email, PASSWORD, shared)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300)
  })

  it('counts accounts that do not exist just the same', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 11 }, () => guess(server, email, 'Wrong-1', '203.0.113.200')),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('ignores a forged client address', async () => {
    const plain = await startTestServer()
    const email = newEmail()
    const answers: number[] = []
    for (let i = 0; i < 11; i++) answers.push((await guess(plain, email, 'Wrong-1', `203.0.113.${i}`)).status)
    await plain.stop()
    expect(answers.at(-1)).toBe(429)
  })

  it('refuses a banned account, and ends its sessions at once', async () => {
    const { email, id, session } = await signedInAccount(server)
    await server.serviceClient().auth.admin.updateUserById(id, { ban_duration: '24h' })
    expect(await codeOf(await guess(server, email, PASSWORD))).toBe('user_banned')
    const user = await call(server, '/user', { method: 'GET', token: session.access_token })
    expect([user.status, await codeOf(user)]).toEqual([403, 'user_banned'])
    await server.serviceClient().auth.admin.updateUserById(id, { ban_duration: 'none' })
    expect((await guess(server, email, PASSWORD)).status).toBe(200)
  })
})
