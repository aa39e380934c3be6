import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

import { freshPostgresDatabase } from '../../test/test-database.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { createPostgresDb } from '../database/postgres-db.ts'
import { createLog } from '../logging/log.ts'
import type { CampaignMail } from '../mail/mailer.ts'
import { type CampaignOutlet, MAILBOX_OUTLET } from './campaign-outlet.ts'
import { addCampaign, addReaders, outcomeOf } from './campaign-test-kit.ts'
import { runCampaigns } from './run-campaigns.ts'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 10, 19, 12)

let server: TestServer
let nowMs = NOON
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs, settings: { LOG_LEVEL: 'warn' } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  nowMs = NOON
  for (const table of ['mail_campaigns', 'subscribers', 'mail_suppressions'])
    await server.db.query(`delete from public.${table}`)
  await server.db.query('delete from server.mailbox')
})

const run = (outlet: CampaignOutlet = MAILBOX_OUTLET) =>
  runCampaigns({ ...server.product.platform, outlet, pauseMs: 1 })
const sent = async () =>
  (
    await server.db.query<{ message: CampaignMail }>(
      `select message from server.mailbox where message ->> 'kind' = 'campaign' order by id`,
    )
  ).map(({ message }) => message)

describe('a campaign', () => {
  it('reaches each subscriber once, whoever runs it and however often', async () => {
    await addReaders(server.db, 230)
    const id = await addCampaign(server.db)
    await Promise.all([run(), run(), run()])
    await run()
    expect(await outcomeOf(server.db, id)).toEqual({ mails: 230, readers: 230, state: 'sent', open: 0 })
  })

  it('reaches 300 once each although the sender is killed inside a batch', { timeout: 60_000 }, async () => {
    const connection = await freshPostgresDatabase()
    const db = createPostgresDb(connection)
    await addReaders(db, 300)
    const id = await addCampaign(db)
    const sender = join(import.meta.dirname, '../../test/campaign-sender.ts')
    const child = spawn(process.execPath, [sender, inject('postgresSocket'), connection.database], { stdio: 'ignore' })
    expect(await new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)))).toBe('SIGKILL')
    // The first batch is out; the second was undone together with its marks.
    expect(await outcomeOf(db, id)).toMatchObject({ mails: 100, readers: 100, state: 'sending', open: 200 })
    await runCampaigns({ ...server.product.platform, db, log: createLog('error'), outlet: MAILBOX_OUTLET })
    expect(await outcomeOf(db, id)).toEqual({ mails: 300, readers: 300, state: 'sent', open: 0 })
    await db.close()
  })

  it('keeps to its rate', async () => {
    await addReaders(server.db, 50)
    const id = await addCampaign(server.db, { perMinute: 20 })
    for (const total of [20, 40, 50]) {
      await run()
      await run()
      expect(await outcomeOf(server.db, id)).toMatchObject({ mails: total })
      nowMs += MINUTE
    }
  })

  it('waits for its time, and stops where it is when it is paused or cancelled', async () => {
    await addReaders(server.db, 30)
    const id = await addCampaign(server.db, { perMinute: 10 })
    const setTo = (change: string) => server.db.query(`update public.mail_campaigns set ${change} where id = $1`, [id])
    await setTo(`send_at = '2026-11-19T12:01:00Z'`)
    await run()
    expect(await sent()).toHaveLength(0)
    nowMs += MINUTE
    await run()
    await setTo(`state = 'paused'`)
    nowMs += MINUTE
    await run()
    expect(await sent()).toHaveLength(10)
    await setTo(`state = 'cancelled'`)
    nowMs += MINUTE
    await run()
    expect(await sent()).toHaveLength(10)
  })

  it('sends one subject to about half and the other to the rest', async () => {
    await addReaders(server.db, 200)
    await addCampaign(server.db, { subjectB: 'Other' })
    await run()
    const others = (await sent()).filter(({ subject }) => subject === 'Other').length
    expect(others).toBeGreaterThan(60)
    expect(others).toBeLessThan(140)
  })

  it('leaves out who left, bounced or complained since it began', async () => {
    await addReaders(server.db, 4)
    const id = await addCampaign(server.db, { perMinute: 1 })
    await run()
    const first = (await sent())[0]?.to
    const rest = [1, 2, 3, 4].map((n) => `reader-${n}@readers.example`).filter((email) => email !== first)
    await server.db.query(`update public.subscribers set state = 'unsubscribed' where email = $1`, [rest[0]])
    await server.db.query(`select private.suppress_mail($1, 'complaint')`, [rest[1]])
    for (let minute = 0; minute < 5; minute += 1) {
      nowMs += MINUTE
      await run()
    }
    expect((await sent()).map(({ to }) => to)).toEqual([first, rest[2]])
    const states = await server.db.query(
      'select state, count(*)::int as n from public.campaign_recipients group by state order by state',
    )
    expect(states).toEqual([
      { state: 'sent', n: 2 },
      { state: 'skipped', n: 2 },
    ])
    expect(await outcomeOf(server.db, id)).toMatchObject({ state: 'sent' })
  })

  it('fills in the name and the date, and follows only who agreed', async () => {
    await addReaders(server.db, 2)
    await server.db.query(`update public.subscribers set counts_opens = true where email like 'reader-1@%'`)
    await server.db.query(
      `insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), 'reader-1@readers.example', now())`,
    )
    await server.db.query(
      `update public.profiles set full_name = E'Zoë\\r\\nBcc: x <b>' where id in
         (select id from auth.users where email like 'reader-1@%')`,
    )
    await addCampaign(server.db)
    await run()
    const [counted, other] = (await sent()).toSorted((a, b) => a.to.localeCompare(b.to))
    expect(counted).toMatchObject({ heading: 'Hello Zoë Bcc: x <b>', subject: 'Notes of 19 November 2026' })
    expect(counted?.openLink).toContain('/functions/v1/news-open?token=')
    expect(counted?.action?.link).toContain('/functions/v1/news-click?token=')
    expect(other).toMatchObject({ heading: 'Hello traveller', openLink: null, lines: ['One.', 'Two.'] })
    expect(other?.action?.link).toBe(`${server.url}/pricing`)
  })
})

describe('through a mail server', () => {
  const smtp = (deliver: (mail: CampaignMail) => Promise<void>): CampaignOutlet => ({
    delivery: 'at-least-once',
    deliver,
  })

  it('a mail whose mark was lost is sent once more, with the same Message-ID', async () => {
    await addReaders(server.db, 3)
    const id = await addCampaign(server.db)
    const ids: string[] = []
    const keep = async ({ messageId }: CampaignMail) => void ids.push(messageId)
    await run(smtp(keep))
    // As a server leaves it that dies between the mail server's answer and the mark.
    await server.db.query(
      `update public.campaign_recipients set state = 'claimed', sent_at = null where subscriber_id =
         (select id from public.subscribers where email like 'reader-2@%')`,
    )
    await server.db.query(`update public.mail_campaigns set state = 'sending' where id = $1`, [id])
    await run(smtp(keep))
    expect(ids).toHaveLength(3)
    nowMs += 11 * MINUTE
    await run(smtp(keep))
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(3)
  })

  it('tries later what was refused for now, and suppresses a mailbox that does not exist', async () => {
    await addReaders(server.db, 2)
    const id = await addCampaign(server.db)
    let refusals = 1
    const tried: string[] = []
    const outlet = smtp(async ({ to }) => {
      tried.push(to)
      if (to.startsWith('reader-1@')) throw Object.assign(new Error('550'), { responseCode: 550, command: 'RCPT TO' })
      if (refusals-- > 0) throw Object.assign(new Error('450'), { responseCode: 450 })
    })
    await run(outlet)
    await run(outlet)
    expect(tried).toHaveLength(2)
    nowMs += 3 * MINUTE
    await run(outlet)
    expect(tried.toSorted()).toEqual(['reader-1', 'reader-2', 'reader-2'].map((name) => `${name}@readers.example`))
    expect(await server.db.query('select shown, reason from public.mail_suppressions')).toEqual([
      { shown: 'r***@readers.example', reason: 'hard-bounce' },
    ])
    expect(await outcomeOf(server.db, id)).toMatchObject({ state: 'sent', open: 1 })
  })
})
