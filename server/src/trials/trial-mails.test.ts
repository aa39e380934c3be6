import { createHash } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { mailText } from '../mail/mail-text.ts'
import { sendTrialMails } from './send-trial-mails.ts'

const ANN = '11111111-1111-4111-8111-111111111111'
const SIGNED_UP = Date.UTC(2026, 10, 1, 12)
const HOUR = 3_600_000
const DAY = 24 * HOUR

let server: TestServer
let nowMs = SIGNED_UP
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs })
})
afterAll(() => server.stop())
beforeEach(async () => {
  nowMs = SIGNED_UP
  await server.db.query('delete from auth.users')
  await server.db.query('delete from server.mailbox')
  await server.db.query('delete from public.used_trials')
  await server.db.query(
    `insert into auth.users (id, email, email_confirmed_at, created_at) values ($1, 'ann@example.com', $2, $2)`,
    [ANN, new Date(SIGNED_UP).toISOString()],
  )
})
const run = (sinceMs: number) => {
  nowMs = SIGNED_UP + sinceMs
  return sendTrialMails(server.product.platform)
}
const kinds = async () => (await server.mailsTo('ann@example.com')).map(({ kind }) => kind).toReversed()
const newest = async () => mailText((await server.mailsTo('ann@example.com'))[0]!)

describe('mails about the trial', () => {
  it('are sent on day 0, 3, 6 and after the end, each once however often the job runs', async () => {
    for (let hours = 0; hours < 24 * 12; hours += 8) {
      await Promise.all([run(hours * HOUR), run(hours * HOUR)])
    }
    expect(await kinds()).toEqual(['trial-day-0', 'trial-day-3', 'trial-day-6', 'trial-ended'])
  })

  it('end with a discount link that works for this address', async () => {
    await run(7 * DAY)
    const token = new URL((await newest()).action?.link ?? '').pathname.split('/').at(-1)
    const { accessTokens, apiKeys } = server.product.platform
    const bearer = await accessTokens.sign({ sub: ANN, role: 'authenticated', aud: 'authenticated' }, 3_600)
    const answer = await fetch(`${server.url}/functions/v1/claim-discount`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: apiKeys.anon, authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ token }),
    })
    expect(await answer.json()).toMatchObject({ state: 'valid', percentOff: 20 })
  })

  it.each([
    [
      'whoever pays',
      `insert into public.customers values ('sandbox', 'c', '${ANN}');
      insert into public.subscriptions (id, user_id, provider, customer_id, plan, billing, status, started_at, amount_minor_units, currency)
      values ('s', '${ANN}', 'sandbox', 'c', 'jetsetter', 'monthly', 'active', now(), 1999, 'USD')`,
    ],
    ['whoever has not confirmed', `update auth.users set email_confirmed_at = null`],
    ['whoever was given none', `update public.trials set refused_because = 'mailbox', ends_at = started_at`],
  ])('are not sent to %s', async (_, change) => {
    await server.db.script(change)
    await run(3 * DAY)
    expect(await kinds()).toEqual([])
  })

  it('skip events that are long past', async () => {
    await run(5 * DAY)
    await run(30 * DAY)
    expect(await kinds()).toEqual([])
  })

  it('say what staff wrote, and stop when they are switched off or the mailbox complained', async () => {
    await server.db.query(
      `update public.mail_automations set subject = 'Welcome {{name}}', heading = 'Hi', body = E'A.\n\nB.', button_label = 'Go'
       where mail = 'day-0'`,
    )
    await server.db.query(`update public.mail_automations set is_on = false where mail = 'day-3'`)
    await run(0)
    expect(await newest()).toMatchObject({ subject: 'Welcome traveller', lines: ['A.', 'B.'], action: { label: 'Go' } })
    await run(3 * DAY)
    await server.db.query(`select private.suppress_mail('ann@example.com', 'complaint')`)
    await run(6 * DAY)
    expect(await kinds()).toEqual(['trial-day-0'])
    await server.db.query(
      'update public.mail_automations set is_on = true, subject = null, heading = null, body = null, button_label = null',
    )
    await server.db.query('delete from public.mail_suppressions')
    await run(7 * DAY)
    expect((await newest()).subject).toBe('Your trial has ended. 20% off, if you want to go on')
  })

  it('are retried when they could not be sent', async () => {
    nowMs = SIGNED_UP
    const isAway = { send: () => Promise.reject(new Error('away')) }
    const log = { debug() {}, info() {}, warn() {}, error() {} }
    await sendTrialMails({ ...server.product.platform, mailer: isAway, log })
    expect(await kinds()).toEqual([])
    await run(HOUR)
    expect(await kinds()).toEqual(['trial-day-0'])
  })

  it('stop with the button behind the link, not with opening it, and only for this traveller', async () => {
    await run(0)
    const link = (await newest()).unsubscribe?.link ?? ''
    const page = await fetch(link)
    const shown = await page.text()
    expect([page.status, shown]).toEqual([200, expect.stringContaining('Stop these mails')])
    const style = createHash('sha256')
      .update(/<style>([^<]*)</.exec(shown)?.[1] ?? '')
      .digest('base64')
    expect(page.headers.get('content-security-policy')).toContain(`style-src 'sha256-${style}'`)
    const cutShort = await fetch(link.slice(0, -5))
    expect([cutShort.status, await cutShort.text()]).toEqual([400, expect.stringContaining('open it from the mail')])
    expect((await fetch(link.replace('1111.', '1112.'), { method: 'POST' })).status).toBe(400)
    await run(3 * DAY)
    expect(await kinds()).toEqual(['trial-day-0', 'trial-day-3'])
    const pressed = await fetch(link, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(await pressed.text()).toContain('No more mails about the trial')
    await run(6 * DAY)
    expect(await kinds()).toEqual(['trial-day-0', 'trial-day-3'])
  })
})
