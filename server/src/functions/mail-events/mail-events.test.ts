import { createHmac } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { MAILBOX_OUTLET } from '../../campaigns/campaign-outlet.ts'
import { addCampaign, addReaders } from '../../campaigns/campaign-test-kit.ts'
import { runCampaigns } from '../../campaigns/run-campaigns.ts'

const SECRET = 'a-secret-of-the-provider'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { MAIL_WEBHOOK_SECRET: SECRET } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  for (const table of ['mail_suppressions', 'mail_events']) await server.db.query(`delete from public.${table}`)
})

describe('reports of bounces', () => {
  const report = (events: object, { secret = SECRET, at = Date.now() } = {}) => {
    const body = JSON.stringify({ events })
    const seconds = Math.floor(at / 1000)
    const mark = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return fetch(`${server.url}/functions/v1/mail-events`, {
      method: 'POST',
      headers: { 'x-mail-signature': `t=${seconds},v1=${mark}`, 'content-type': 'application/json' },
      body,
    })
  }
  const bounce = (id: string, type = 'hard-bounce') => [{ id, type, email: 'Reader-1@readers.example' }]
  const listed = () => server.db.query('select shown, reason from public.mail_suppressions')

  it('put a mailbox on the list, once for each event', async () => {
    expect((await report(bounce('1', 'soft-bounce'))).status).toBe(200)
    expect(await listed()).toEqual([])
    expect((await report(bounce('2'))).status).toBe(200)
    expect(await listed()).toEqual([{ shown: 'r***@readers.example', reason: 'hard-bounce' }])
    await server.db.query('delete from public.mail_suppressions')
    expect((await report(bounce('2'))).status).toBe(200)
    expect(await listed()).toEqual([])
  })

  it('a complaint outweighs a bounce, and the mail of the campaign is marked', async () => {
    await addReaders(server.db, 1)
    const campaign = await addCampaign(server.db)
    await runCampaigns({ ...server.product.platform, outlet: MAILBOX_OUTLET, pauseMs: 1 })
    const [mail] = await server.mailsTo('reader-1@readers.example')
    await report(bounce('3'))
    const { messageId } = mail as { messageId?: string }
    await report([{ ...bounce('3b', 'complaint')[0], messageId }])
    await report(bounce('3c'))
    expect(await listed()).toEqual([{ shown: 'r***@readers.example', reason: 'complaint' }])
    const marked = await server.db.query(
      'select bounced_at is not null as it from public.campaign_recipients where campaign_id = $1',
      [campaign],
    )
    expect(marked).toEqual([{ it: true }])
  })

  it('that are forged, old or unsigned are refused', async () => {
    expect((await report(bounce('4'), { secret: 'guessed-guessed-guessed' })).status).toBe(400)
    expect((await report(bounce('4'), { at: Date.now() - 600_000 })).status).toBe(400)
    const bare = await fetch(`${server.url}/functions/v1/mail-events`, { method: 'POST', body: '{"events":[]}' })
    expect(bare.status).toBe(400)
    expect(await listed()).toEqual([])
  })

  it('are taken by no server without a secret', async () => {
    const other = await startTestServer()
    const answer = await fetch(`${other.url}/functions/v1/mail-events`, { method: 'POST', body: '{"events":[]}' })
    expect(answer.status).toBe(404)
    await other.stop()
  })
})
