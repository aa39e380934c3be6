import { TEST_MAILS } from '@app/contracts/mail/test-mail'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { addTravellers, callAs } from '../../../test/travellers.ts'
import { sampleMail } from '../../campaigns/sample-mails.ts'
import { renderMail } from '../../mail/render-mail.ts'

const ANA = '41111111-1111-4111-8111-111111111111'
const UNCONFIRMED = '41111111-1111-4111-8111-111111111112'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await addTravellers(server.db, { [ANA]: 'ana@example.com', [UNCONFIRMED]: 'not-mine@example.com' })
  await server.db.query('update auth.users set email_confirmed_at = null where id = $1', [UNCONFIRMED])
})
afterAll(() => server.stop())
const send = (as: string | null, body: object) => callAs(server, as, 'send-test-mail', body)

it.each(TEST_MAILS)('%s can be drawn, is marked as a test, and acts on nothing', async (kind) => {
  const { subject, html, text, headers } = await renderMail(sampleMail(kind, 'ana@example.com', server.url))
  expect(subject).toMatch(/^Test: /)
  expect(headers).toBeUndefined()
  expect(html).toContain('You sent this test to yourself')
  expect(`${html}${text}`).not.toMatch(/undefined|token=/)
})

it('goes to the own confirmed address and to no other', async () => {
  expect(await (await send(ANA, { mail: 'recovery' })).json()).toEqual({
    to: 'ana@example.com',
    subject: 'Test: Reset your password',
  })
  expect(await server.mailsTo('ana@example.com')).toMatchObject([{ kind: 'test' }])
  expect((await send(ANA, { mail: 'recovery', to: 'ben@example.com' })).status).toBe(400)
  expect((await send(ANA, { mail: 'campaign' })).status).toBe(400)
  expect((await send(UNCONFIRMED, { mail: 'recovery' })).status).toBe(409)
  expect((await send(null, { mail: 'recovery' })).status).toBe(401)
})
