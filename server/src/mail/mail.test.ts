import { get as httpGet } from 'node:http'
import type { AddressInfo } from 'node:net'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { addCampaign, addReaders } from '../campaigns/campaign-test-kit.ts'
import { runCampaigns } from '../campaigns/run-campaigns.ts'
import type { MailMessage } from './mailer.ts'
import { renderMail } from './render-mail.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const LINK = 'https://sojourn.test/auth/v1/verify?token=abc&type=signup'
const to = 'zoë@example.com'.replace('ë', 'e')

const MESSAGES: readonly MailMessage[] = [
  ...(['confirm-sign-up', 'magic-link', 'recovery', 'invite', 'confirm-email-change'] as const).map(
    (kind) => ({ kind, to, link: LINK, code: '123456' }) as const,
  ),
  { kind: 'approve-email-change', to, newEmail: 'new@example.com', link: LINK, code: '123456' },
  { kind: 'trial-sign-up', to, link: LINK },
  { kind: 'reauthentication', to, code: '654321' },
  { kind: 'support-code', to, code: '654321' },
  { kind: 'support-answer', to, link: LINK, name: 'Rui', answers: ['Yes', 'Yes'] },
  { kind: 'support-closed', to, link: LINK, transcript: 'Rui\nYes\n\nRui\nYes' },
  ...(['password-changed', 'email-changed', 'account-exists'] as const).map((kind) => ({ kind, to }) as const),
]

describe('every mail', () => {
  it.each(MESSAGES)('$kind says the same in HTML and in plain text', async (message) => {
    const { subject, html, text } = await renderMail(message)
    expect(subject.length).toBeGreaterThan(5)
    expect(html).toContain('<html')
    expect(html).not.toContain('<script')
    // A mail with a link button has no code, because there is no field to enter it in.
    const hasCode = 'code' in message && !('link' in message)
    expect([/\b\d{6}\b/.test(subject + html), /\b\d{6}\b/.test(text)]).toEqual([hasCode, hasCode])
    if (hasCode) for (const part of [subject, html, text]) expect(part).toContain(message.code)
    if ('link' in message) {
      expect(html).toContain(LINK.replace('&', '&amp;'))
      expect(text).toContain(LINK)
    }
  })

  it.each([
    ['https://sojourn.test/pricing', 'https://sojourn.test/pricing?utm_medium=email'],
    ['https://sojourn.test/itinerary?trip=1#day', 'https://sojourn.test/itinerary?trip=1&utm_medium=email#day'],
    [LINK, LINK],
    ['https://sojourn.test/claim-discount/abc', 'https://sojourn.test/claim-discount/abc'],
    ['https://sojourn.test/squad/abc', 'https://sojourn.test/squad/abc'],
  ])('marks its link as opened from a mail, unless the path implies it: %s', async (link, written) => {
    const { html, text } = await renderMail({ kind: 'trial-sign-up', to, link })
    expect(text).toContain(`: ${written}\n`)
    expect(html).toContain(`"${written.replaceAll('&', '&amp;')}"`)
  })

  it('names the new address in mails about an address change', async () => {
    const message = {
      kind: 'approve-email-change',
      to,
      newEmail: 'mallory@example.com',
      link: LINK,
      code: '1',
    } as const
    const { html, text } = await renderMail(message)
    expect(html).toContain('mallory@example.com')
    expect(text).toContain('mallory@example.com')
  })

  it('keeps a subject one line, whatever name stands in it', async () => {
    const { subject } = await renderMail({
      kind: 'notification',
      to,
      title: 'Hi\r\nBcc: all@example.com',
      body: '',
      link: LINK,
    })
    expect(subject).toBe('Hi Bcc: all@example.com')
  })

  it('shows text from strangers as plain text', async () => {
    const { html } = await renderMail({ kind: 'reauthentication', to, code: '<script>alert(1)</script>' })
    expect(html).not.toContain('<script>')
    const answers = ['<img src=x onerror=alert(1)>\r\nBcc: all@example.com']
    const mail = await renderMail({ kind: 'support-answer', to, link: LINK, name: 'Rui', answers })
    expect(mail.html).not.toContain('<img')
    expect(mail.subject).toBe('Sojourn support has answered')
  })
})

describe('over SMTP', () => {
  const received: (Pick<Email, 'subject' | 'text' | 'messageId'> & {
    readonly to: string
    readonly headers: readonly { readonly key: string; readonly value: string }[]
  })[] = []
  let refusals = 1
  let smtp: SMTPServer
  let server: TestServer

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(refusals-- > 0 ? new Error('try later') : undefined),
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks)).then(({ subject, text, messageId, headers }) => {
            received.push({ subject, text, messageId, headers, to: session.envelope.rcptTo[0]?.address ?? '' })
            done()
          })
        })
      },
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const { port } = smtp.server.address() as AddressInfo
    server = await startTestServer({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'silent' } })
  })
  afterAll(async () => {
    await server.stop()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  })

  it('arrives although the mail server refused at first', async () => {
    await server.product.platform.mailer.send({ kind: 'recovery', to, link: LINK, code: '123456' })
    await expect.poll(() => received, { timeout: 25_000 }).toHaveLength(1)
    expect(received[0]).toMatchObject({ to, subject: 'Reset your password', text: expect.stringContaining(LINK) })
  })

  it('has a Message-ID that stays the same, and the headers of a one-click unsubscribe', async () => {
    refusals = 0
    const { settings, db, log, apiKeys, now } = server.product.platform
    await addReaders(db, 1)
    await addCampaign(db)
    const transport = createSmtpTransport(settings.SMTP_URL ?? '', settings.MAIL_FROM)
    const outlet = { delivery: 'at-least-once', deliver: transport.deliver } as const
    await runCampaigns({ settings, db, log, apiKeys, now, outlet })
    transport.close()
    const mail = received.find((one) => one.to === 'reader-1@readers.example')
    expect(mail?.messageId).toMatch(/^<campaign\.[\da-f-]{36}\.[\da-f-]{36}@sojourn\.localhost>$/)
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toMatch(/^<http.*news-stop\?token=.*>$/)
  })

  it('shows no mailbox', async () => {
    expect((await fetch(`${server.url}/dev/mailbox`)).status).toBe(404)
  })
})

describe('the mailbox', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ settings: { TRUSTED_PROXIES: '127.0.0.1' } })
    await server.product.platform.mailer.send({ kind: 'recovery', to, link: LINK, code: '123456' })
  })
  afterAll(() => server.stop())
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers })

  it('lists the sent mails, for developers and tests', async () => {
    expect(await (await get('/dev/mailbox')).text()).toContain('Reset your password')
    expect(await (await get('/dev/mailbox.json')).json()).toMatchObject([{ id: 1, message: { to, code: '123456' } }])
    expect(await server.mailsTo(to)).toHaveLength(1)
  })

  it('shows a mail in a sandboxed frame', async () => {
    const page = await get('/dev/mailbox/1')
    expect(await page.text()).toContain('sandbox="allow-popups')
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
    const body = await get('/dev/mailbox/1/body')
    expect(await body.text()).toContain('Choose a password')
    expect(body.headers.get('content-security-policy')).toMatch(/^sandbox/)
  })

  it.each(['/dev/mailbox/99', '/dev/mailbox/99999999999999999999', '/dev/mailbox/x'])(
    '%s is not found',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it('is not shown to a page that resolves its own name to this machine', async () => {
    const { port } = new URL(server.url)
    const status = await new Promise((resolve) => {
      const options = { port, path: '/dev/mailbox.json', headers: { host: `evil.example:${port}` } }
      httpGet(options, (response) => resolve(response.resume().statusCode))
    })
    expect(status).toBe(404)
  })

  it.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'])(
    'is not shown through a proxy on this machine that sends %s',
    async (name) => {
      expect((await get('/dev/mailbox.json', { [name]: '127.0.0.1' })).status).toBe(404)
    },
  )

  it('is not shown by a server with a public address', async () => {
    const behindProxy = await startTestServer({ settings: { PUBLIC_URL: 'https://sojourn.test' } })
    expect((await fetch(`${behindProxy.url}/dev/mailbox`)).status).toBe(404)
    await behindProxy.stop()
  })

  it.each(['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/1/body'])('%s is only for this machine', async (path) => {
    expect((await get(path, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
  })
})
