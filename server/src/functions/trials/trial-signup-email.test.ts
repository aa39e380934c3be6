import { TrialSignupEmailResponse } from '@app/contracts/payments/trial-signup-email'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { sendTrialMail } from './trial-functions.ts'

describe('trial-signup-email', () => {
  let server: TestServer
  // Each test comes from an address of its own, because every address has a limit.
  let nextHost = 1
  beforeAll(async () => {
    server = await startTestServer({ settings: { TRUSTED_PROXIES: '127.0.0.1' } })
  })
  afterAll(() => server.stop())
  const send = (body: unknown, from = `203.0.113.${nextHost++}`) =>
    fetch(`${server.url}/functions/v1/trial-signup-email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: server.product.platform.apiKeys.anon,
        'x-forwarded-for': from,
      },
      body: JSON.stringify(body),
    })

  it('sends the official client’s visitor a mail with the way to sign up', async () => {
    const email = 'new.traveller+trial@example.com'
    const { data, error } = await server.anonClient().functions.invoke('trial-signup-email', { body: { email } })
    expect(error).toBeNull()
    expect(TrialSignupEmailResponse.parse(data)).toEqual({ accepted: true })
    const mails = await server.mailsTo(email)
    expect(mails).toMatchObject([{ kind: 'trial-sign-up' }])
    const link = new URL((mails[0] as { link: string }).link)
    expect(link.origin).toBe(server.url)
    expect(link.pathname).toBe('/auth')
    expect(link.searchParams.get('email')).toBe(email)
  })

  it('mails a mailbox once a day, whatever its spelling, and always gives the same answer', async () => {
    const answers = await Promise.all(
      ['ana.lima@gmail.com', 'analima@gmail.com', 'Ana.Lima+x@GMAIL.com'].map((email) => send({ email })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(bodies).size).toBe(1)
    const [{ count } = { count: 0 }] = await server.db.query<{ count: number }>(
      `select count(*)::int as count from server.mailbox where message ->> 'to' ilike 'ana%lima%@gmail.com'`,
    )
    expect(count).toBe(1)
  })

  it('gives the same answer for an address with an account', async () => {
    const email = 'has-account@example.com'
    await server.db.query(`insert into auth.users (id, email, aud, role) values (gen_random_uuid(), $1, '', '')`, [
      email,
    ])
    const known = await send({ email })
    const unknown = await send({ email: 'has-none@example.com' })
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  })

  it('accepts ten an hour from one address, and sends Retry-After', async () => {
    const answers: Response[] = []
    for (let nth = 1; nth <= 11; nth += 1)
      answers.push(await send({ email: `flood-${nth}@example.com` }, '198.51.100.7'))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await server.mailsTo('flood-11@example.com')).toEqual([])
  })

  it.each([
    ['no address', {}],
    ['what is no address', { email: 'ana at example.com' }],
    ['two addresses', { email: 'a@example.com,b@example.com' }],
    ['a second header', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['an address too long', { email: `${'a'.repeat(250)}@example.com` }],
    ['a field that does not exist', { email: 'a@example.com', isAdmin: true }],
  ])('refuses %s', async (_, body) => {
    const answer = await send(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid_input' } })
  })

  it('does not count a mail that could not be handed over', async () => {
    const { limits } = server.product.platform
    const ports = (mailer: { send(): Promise<void> }) => ({ limits, mailer, origin: server.url })
    const isAway = { send: () => Promise.reject(new Error('the queue is away')) }
    await expect(sendTrialMail(ports(isAway), 'again@example.com')).rejects.toThrow('away')
    let sent = 0
    const works = { send: async () => void (sent += 1) }
    await sendTrialMail(ports(works), 'again@example.com')
    expect(sent).toBe(1)
  })
})
