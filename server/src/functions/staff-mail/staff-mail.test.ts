import { createHash } from 'node:crypto'

import { LookAtMailResponse, StaffMailResponse } from '@app/contracts/mail/staff-mail'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { addTravellers, askAs, callAs } from '../../../test/travellers.ts'
import { MAILBOX_OUTLET } from '../../campaigns/campaign-outlet.ts'
import { addCampaign, addReaders } from '../../campaigns/campaign-test-kit.ts'
import { runCampaigns } from '../../campaigns/run-campaigns.ts'
import { mailText } from '../../mail/mail-text.ts'
import type { CampaignMail } from '../../mail/mailer.ts'

const PEOPLE = {
  owner: '31111111-1111-4111-8111-111111111110',
  admin: '31111111-1111-4111-8111-111111111111',
  marketing: '31111111-1111-4111-8111-111111111112',
  support: '31111111-1111-4111-8111-111111111113',
  content_editor: '31111111-1111-4111-8111-111111111114',
  analyst: '31111111-1111-4111-8111-111111111115',
  nobody: '31111111-1111-4111-8111-111111111116',
} as const
type Person = keyof typeof PEOPLE

const TEXT = {
  subject: 'Spring',
  heading: 'Hello {{name}}',
  body: 'One.',
  buttonLabel: 'Plans',
  buttonPath: '/pricing',
}
const DRAFT = { name: 'Spring', subject: null, subjectB: null, segment: {}, perMinute: 600 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { TRUSTED_PROXIES: '127.0.0.1' } })
  for (const [name, id] of Object.entries(PEOPLE)) {
    await addTravellers(server.db, { [id]: `${name}@office.example` })
    if (name !== 'nobody')
      await server.db.query('insert into public.user_roles (user_id, role) values ($1, $2)', [id, name])
  }
})
afterAll(() => server.stop())
beforeEach(async () => {
  for (const table of ['mail_campaigns', 'mail_templates', 'subscribers', 'mail_suppressions', 'mail_events'])
    await server.db.query(`delete from public.${table}`)
  await server.db.query('delete from server.mailbox')
})

const call = (as: Person | null, wish: object, name = 'staff-mail') => callAs(server, as && PEOPLE[as], name, wish)
const change = async (wish: object, as: Person = 'marketing') =>
  StaffMailResponse.parse(await (await call(as, wish)).json())
const look = async (wish: object) =>
  LookAtMailResponse.parse(await (await call('marketing', wish, 'look-at-mail')).json())
const run = () => runCampaigns({ ...server.product.platform, outlet: MAILBOX_OUTLET, pauseMs: 1 })
const template = async () => {
  const { templates } = await change({ action: 'save-template', id: null, name: 'Spring', text: TEXT })
  return templates[0]?.id ?? ''
}
const draft = async (changes: object = {}) => {
  const templateId = await template()
  const answer = await change({ action: 'save-campaign', id: null, draft: { ...DRAFT, templateId, ...changes } })
  return answer.campaigns[0]?.id ?? ''
}
const audited = async () =>
  (
    await server.db.query<{ action: string; actor_id: string }>(
      `select action, actor_id from public.audit_log where subject_type <> 'user' order by id`,
    )
  ).map(({ action }) => action)
const mails = async () =>
  (
    await server.db.query<{ message: CampaignMail }>(
      `select message from server.mailbox where message ->> 'kind' = 'campaign' order by id`,
    )
  ).map(({ message }) => message)

describe('who may', () => {
  it.each(['owner', 'admin', 'marketing'] as const)('%s works on campaigns', async (as) => {
    expect((await call(as, { action: 'overview' })).status).toBe(200)
    expect((await call(as, { action: 'count', segment: {} }, 'look-at-mail')).status).toBe(200)
  })

  it.each([
    ['support', 403],
    ['content_editor', 403],
    ['analyst', 403],
    ['nobody', 403],
    [null, 401],
  ] as const)('%s is refused every call with %s', async (as, status) => {
    for (const wish of [
      { action: 'overview' },
      { action: 'suppress', email: 'a@example.com' },
      { action: 'save-trial-mail', mail: 'day-0', isOn: false, text: null },
    ])
      expect((await call(as, wish)).status).toBe(status)
    expect((await call(as, { action: 'subscribers', query: '', state: null, page: 0 }, 'look-at-mail')).status).toBe(
      status,
    )
    const csv = await askAs(server, as && PEOPLE[as], '/functions/v1/export-subscribers', { method: 'POST' })
    expect(csv.status).toBe(status)
    expect(await server.db.query('select from public.mail_suppressions')).toHaveLength(0)
  })

  it('the database refuses it too: no role in the token helps', async () => {
    await expect(
      server.db.runAs(
        { role: 'authenticated', claims: JSON.stringify({ sub: PEOPLE.support, role: 'authenticated' }) },
        { text: `select private.suppress_mail('a@example.com', 'staff')` },
      ),
    ).rejects.toMatchObject({ code: '42501' })
    await expect(
      server.db.runAs(
        { role: 'authenticated', claims: JSON.stringify({ sub: PEOPLE.nobody, role: 'authenticated' }) },
        { text: `select * from private.segment_subscribers('{}', now())` },
      ),
    ).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a campaign', () => {
  it('goes from template and draft to its readers, and each step is in the audit log', async () => {
    await server.db.query('alter table public.audit_log disable trigger refuse_change')
    await server.db.query('delete from public.audit_log')
    await server.db.query('alter table public.audit_log enable trigger refuse_change')
    await addReaders(server.db, 3)
    const id = await draft()
    await change({ action: 'schedule', id, at: null })
    await run()
    await expect
      .poll(async () => (await change({ action: 'overview' })).campaigns[0])
      .toMatchObject({
        state: 'sent',
        sent: 3,
        recipients: 3,
      })
    expect((await mails()).map(({ heading }) => heading)).toEqual(Array.from({ length: 3 }, () => 'Hello traveller'))
    expect(await audited()).toEqual(['mail-template.created', 'campaign.created', 'campaign.changed'])
  })

  it('cannot be sent twice, by button or by direct call', async () => {
    await addReaders(server.db, 2)
    const id = await draft()
    const answers = await Promise.all([1, 2, 3].map(() => call('marketing', { action: 'schedule', id, at: null })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await run()
    await expect.poll(async () => (await change({ action: 'overview' })).campaigns[0]?.state).toBe('sent')
    for (const to of ['draft', 'sending'] as const)
      expect((await call('owner', { action: 'move', id, to })).status).toBe(409)
    const direct = await askAs(server, PEOPLE.owner, `/rest/v1/mail_campaigns?id=eq.${id}`, {
      method: 'PATCH',
      body: JSON.stringify({ state: 'scheduled' }),
    })
    expect(direct.status).toBeGreaterThanOrEqual(400)
    await run()
    expect(await mails()).toHaveLength(2)
  })

  it('keeps the text with which it was scheduled, and only a draft can be changed', async () => {
    const id = await draft()
    const at = '2030-01-01T10:00:00Z'
    await change({ action: 'schedule', id, at })
    const templateId = (await change({ action: 'overview' })).templates[0]?.id
    await change({ action: 'save-template', id: templateId, name: 'Spring', text: { ...TEXT, body: 'Other.' } })
    expect(await server.db.query('select body from public.mail_campaigns')).toEqual([{ body: 'One.' }])
    const late = await call('marketing', { action: 'save-campaign', id, draft: { ...DRAFT, templateId, perMinute: 1 } })
    expect(late.status).toBe(404)
    const direct = await askAs(server, PEOPLE.marketing, `/rest/v1/mail_campaigns?id=eq.${id}`, {
      method: 'PATCH',
      body: JSON.stringify({ segment: {}, subject: 'Other' }),
    })
    expect(direct.status).toBeGreaterThanOrEqual(400)
  })

  it('is not scheduled without a template', async () => {
    const { campaigns } = await change({ action: 'save-campaign', id: null, draft: { ...DRAFT, templateId: null } })
    const answer = await call('marketing', { action: 'schedule', id: campaigns[0]?.id, at: null })
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { error: { code: 'mail_not_saved', message: 'A campaign needs a template.' } },
    ])
  })
})

describe('what is written', () => {
  it.each([
    ['a header in the subject', { ...TEXT, subject: 'Hi\r\nBcc: all@example.com' }],
    ['a line separator in the subject', { ...TEXT, subject: 'Hi\u2028Bcc: all@example.com' }],
    ['a variable that does not exist', { ...TEXT, body: 'Dear {{password}}' }],
    ['a button to another site', { ...TEXT, buttonPath: '//evil.example/x' }],
    ['a script behind a button', { ...TEXT, buttonPath: 'javascript:alert(1)' }],
    ['a button without a page', { ...TEXT, buttonPath: null }],
  ])('is refused: %s', async (_, text) => {
    expect((await call('marketing', { action: 'save-template', id: null, name: 'x', text })).status).toBe(400)
    const direct = await askAs(server, PEOPLE.marketing, '/rest/v1/mail_templates', {
      method: 'POST',
      body: JSON.stringify({
        name: 'x',
        subject: text.subject,
        heading: 'h',
        body: 'b',
        button_label: text.buttonPath === null ? 'x' : text.buttonLabel,
        button_path: text.buttonPath,
      }),
    })
    // A variable is only text to the database, and stays text in the mail.
    expect(direct.status >= 400).toBe(!text.body.includes('{{'))
  })

  it('is escaped in the preview, names included', async () => {
    const answer = await look({ action: 'preview', text: { ...TEXT, body: '<script>alert(1)</script> {{name}}' } })
    if (answer.kind !== 'preview') throw new Error(answer.kind)
    expect(answer.html).not.toContain('<script')
    expect(answer.html).toContain('Zoë &lt;O’Neil&gt;')
    expect(answer.text).toContain('<script>alert(1)</script> Zoë <O’Neil>')
  })

  it('is sent as a test to oneself alone', async () => {
    expect(await look({ action: 'send-to-me', text: TEXT })).toEqual({ kind: 'sent', to: 'marketing@office.example' })
    const [mail] = await server.mailsTo('marketing@office.example')
    expect(mail && mailText(mail)).toMatchObject({ subject: 'Test: Spring' })
  })
})

describe('a segment', () => {
  const count = async (segment: object) => {
    const answer = await look({ action: 'count', segment })
    return answer.kind === 'count' ? answer.subscribers : null
  }

  it('is counted by its filters', async () => {
    await addReaders(server.db, 3)
    await server.db.query(`update public.subscribers set language = 'de' where email like 'reader-1@%'`)
    await server.db.query(`update public.subscribers set confirmed_at = '2026-11-01' where email like 'reader-2@%'`)
    await addTravellers(server.db, { [crypto.randomUUID()]: 'reader-3@readers.example' })
    await server.db.query(
      `insert into public.subscribers (email, state, source) values ('x@y.example', 'asked', 'popup')`,
    )
    expect(await count({})).toBe(3)
    expect(await count({ language: 'de' })).toBe(1)
    expect(await count({ confirmedFrom: '2026-11-01' })).toBe(1)
    expect(await count({ confirmedUntil: '2026-10-31' })).toBe(2)
    expect(await count({ account: 'with', plan: 'free' })).toBe(1)
    expect(await count({ account: 'without' })).toBe(2)
    expect(await count({ plan: 'paid' })).toBe(0)
    expect(await count({ engaged: 'opened' })).toBe(0)
    await server.db.query(`select private.suppress_mail('Reader-1+x@readers.example', 'complaint')`)
    expect(await count({})).toBe(2)
  })

  it.each([
    { language: `de' or 1=1 --` },
    { sql: 'true' },
    { confirmedFrom: 'yesterday' },
    { plan: `paid'; delete from public.subscribers; --` },
  ])('is no SQL: %j', async (segment) => {
    await addReaders(server.db, 1)
    expect((await call('owner', { action: 'count', segment }, 'look-at-mail')).status).toBe(400)
    expect(await server.db.query('select from public.subscribers')).toHaveLength(1)
  })
})

describe('an export', () => {
  it('keeps a formula as text, and is in the audit log', async () => {
    await server.db.query(
      `insert into public.subscribers (email, state, source) values ('=cmd|x@example.com', 'asked', 'popup')`,
    )
    const answer = await askAs(server, PEOPLE.admin, '/functions/v1/export-subscribers', { method: 'POST' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(await answer.text()).toContain(`\r\n'=cmd|x@example.com,asked,`)
    expect(await audited()).toContain('subscribers.exported')
  })
})

describe('links of a mail', () => {
  const post = (link: string, fields: Record<string, string> = {}) =>
    fetch(link, { method: 'POST', body: new URLSearchParams(fields) })
  const stateOf = async (email: string) =>
    (await server.db.query<{ state: string }>('select state from public.subscribers where email = $1', [email]))[0]
      ?.state

  const askFor = (body: object) =>
    fetch(`${server.url}/functions/v1/trial-signup-email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: server.product.platform.apiKeys.anon,
        'x-forwarded-for': `203.0.113.${Math.ceil(Math.random() * 250)}`,
      },
      body: JSON.stringify(body),
    })

  it('the popup stores the address with its consent; notes begin with the confirmation of the mailbox', async () => {
    const email = 'Nora@example.com'
    await askFor({ email, words: 'link-1', news: 'news-1', page: '/pricing', language: 'pt' })
    expect(await stateOf('nora@example.com')).toBe('asked')
    const asked = await server.mailsTo(email)
    expect(asked.map(({ kind }) => kind)).toEqual(['confirm-news', 'trial-sign-up'])
    const link = (asked[0] as { link: string }).link
    expect(await (await fetch(link)).text()).toContain('Shall we write to you?')
    expect(await stateOf('nora@example.com')).toBe('asked')
    expect((await post(link.slice(0, -3))).status).toBe(400)
    expect((await post(link.replace('news-confirm', 'news-stop'))).status).toBe(400)
    expect(await (await post(link, { count: 'yes' })).text()).toContain('You are on the list')
    const said = await server.db.query('select act, place, words from public.subscriber_consents order by id')
    expect(said).toEqual([
      { act: 'link-asked', place: '/pricing', words: expect.stringContaining('We email you the link once') },
      { act: 'news-asked', place: '/pricing', words: expect.stringContaining('about once a month') },
      { act: 'news-confirmed', place: 'the mail that asked', words: 'Yes, send me travel notes' },
      { act: 'counting-given', place: 'the mail that asked', words: expect.stringContaining('count whether I open') },
    ])
  })

  it('an address without the tick gets its link and is in no segment', async () => {
    await askFor({ email: 'once@example.com' })
    expect(await stateOf('once@example.com')).toBe('link-only')
    expect((await server.mailsTo('once@example.com')).map(({ kind }) => kind)).toEqual(['trial-sign-up'])
    expect(await look({ action: 'count', segment: {} })).toEqual({ kind: 'count', subscribers: 0 })
  })

  async function sentMails(counts: boolean) {
    await addReaders(server.db, 2)
    if (counts) await server.db.query('update public.subscribers set counts_opens = true')
    await addCampaign(server.db)
    await run()
    return mails()
  }

  it('one click ends it, without sign-in, only with a link that we signed', async () => {
    const [mail, other] = await sentMails(false)
    const link = mail?.unsubscribeLink ?? ''
    expect((await fetch(link)).status).toBe(200)
    expect(await stateOf(mail?.to ?? '')).toBe('confirmed')
    const forged = link.replace(
      /token=[^.]+/,
      `token=${Buffer.from(JSON.stringify([crypto.randomUUID(), ''])).toString('base64url')}`,
    )
    expect((await post(forged)).status).toBe(400)
    expect((await post(`${link.split('?')[0]}?token=%00`)).status).toBe(400)
    const clicked = await post(link, { 'List-Unsubscribe': 'One-Click' })
    const page = await clicked.text()
    expect([clicked.status, page]).toEqual([200, expect.stringContaining('No more travel notes.')])
    const style = createHash('sha256')
      .update(/<style>([^<]*)</.exec(page)?.[1] ?? '')
      .digest('base64')
    expect(clicked.headers.get('content-security-policy')).toContain(`style-src 'sha256-${style}'`)
    expect([await stateOf(mail?.to ?? ''), await stateOf(other?.to ?? '')]).toEqual(['unsubscribed', 'confirmed'])
  })

  it('opens and clicks are counted of those who agreed, and a link leads nowhere else', async () => {
    const [mail] = await sentMails(true)
    expect((await fetch(mail?.openLink ?? '')).headers.get('content-type')).toBe('image/gif')
    const clicked = await fetch(mail?.action?.link ?? '', { redirect: 'manual' })
    expect([clicked.status, clicked.headers.get('location')]).toEqual([303, `${server.url}/pricing?utm_medium=email`])
    const { campaigns } = await change({ action: 'overview' })
    expect(campaigns[0]).toMatchObject({ counted: 2, a: { sent: 2, opened: 1, clicked: 1 } })
    await server.db.query('update public.subscribers set counts_opens = false')
    await server.db.query('update public.campaign_recipients set opened_at = null')
    await fetch(mail?.openLink ?? '')
    expect((await change({ action: 'overview' })).campaigns[0]?.a.opened).toBe(0)
  })
})

it('a complaint cannot be lifted, other reasons can', async () => {
  for (const reason of ['complaint', 'hard-bounce'])
    await server.db.query('select private.suppress_mail($1, $2)', [`${reason}@example.com`, reason])
  const { suppressions } = await change({ action: 'overview' })
  const answers = await Promise.all(suppressions.map(({ hash }) => call('owner', { action: 'lift', hash })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await change({ action: 'overview' })).suppressions).toMatchObject([{ reason: 'complaint' }])
})
