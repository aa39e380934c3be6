import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { ENGINES, startTestServer, type TestServer } from '../../test/test-server.ts'
import { mailWaitingNotices } from './mail-notices.ts'
import { notify } from './notify.ts'

const ANN = '11111111-1111-4111-8111-111111111111'
const PATIENT = { timeout: 15_000 }

describe.each(ENGINES)('notices from triggers, by mail on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.query('delete from auth.users')
    await server.db.query('delete from server.mailbox')
    await server.db.query(
      `insert into auth.users (id, email, aud, role, email_confirmed_at)
       values ($1, 'ann@example.com', 'authenticated', 'authenticated', now())`,
      [ANN],
    )
    await server.db.query(
      `insert into public.customers (provider, customer_id, user_id) values ('sandbox', 'cus_1', $1)`,
      [ANN],
    )
    await server.db.query(
      `insert into public.subscriptions (id, user_id, provider, customer_id, plan, billing, status, started_at,
         period_end, amount_minor_units, currency)
       values ('sub_1', $1, 'sandbox', 'cus_1', 'jetsetter', 'monthly', 'active', now(), now(), 1999, 'USD')`,
      [ANN],
    )
  })

  const failPayment = () => server.db.query(`update public.subscriptions set status = 'past_due'`)
  const wantNoMail = () =>
    server.db.query(`insert into public.notification_preferences (user_id, kind, by_mail) values ($1, 'plan', false)`, [
      ANN,
    ])
  const mails = async () => (await server.mailsTo('ann@example.com')).map((mail) => 'title' in mail && mail.title)
  const queued = async () => (await server.db.query('select 1 from private.mail_queue')).length

  it('are sent once, with a link to the page to act on', async () => {
    await failPayment()
    await expect.poll(mails, PATIENT).toEqual(['A payment did not go through'])
    expect(await server.mailsTo('ann@example.com')).toMatchObject([{ link: `${server.url}/pricing` }])
    expect(await queued()).toBe(0)
  })

  it('are not sent to a traveller who switched off mails about the plan', async () => {
    await wantNoMail()
    await failPayment()
    expect(await queued()).toBe(0)
    expect(await server.db.query('select title from public.notifications')).toHaveLength(1)
  })

  it('are sent by the job when no server received the notification', async () => {
    await server.db.query(
      `with told as (select private.notify($1, 'plan', 'Late news', '', null, null) as id)
       insert into private.mail_queue (notification_id, created_at) select id, now() - interval '2 minutes' from told`,
      [ANN],
    )
    const { platform } = server.product
    const broken = { send: () => Promise.reject(new Error('no mail server')) }
    await expect(mailWaitingNotices({ ...platform, mailer: broken })).rejects.toThrow('no mail server')
    expect([await queued(), await mails()]).toEqual([1, []])
    await server.db.query(`update private.mail_queue set created_at = now() - interval '2 minutes'`)
    await mailWaitingNotices(platform)
    expect([await queued(), await mails()]).toEqual([0, ['Late news']])
  })

  it.each([
    ['plan', 'A seat of your squad was taken', true],
    ['trip', 'Tomorrow: Porto', false],
  ] as const)('of the server (%s) follow the same setting', async (kind, title, isMailed) => {
    const { db, mailer } = server.product.platform
    const notice = { userId: ANN, kind, title, body: '', link: null, about: null }
    await notify({ db, mailer, origin: server.url }, notice)
    expect(await mails()).toEqual(isMailed ? [title] : [])
  })
})
