import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { trialJobs } from './send-trial-mails.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('forgets after ninety days which device had its trial, but never which mailbox had', async () => {
  await server.db.query('delete from public.used_trials')
  await server.db.query(
    `insert into public.used_trials (kind, hash, used_at)
     values ('device', repeat('a', 64), now() - interval '91 days'), ('device', repeat('b', 64), now() - interval '89 days'),
       ('mailbox', repeat('c', 64), now() - interval '900 days')`,
  )
  await trialJobs(server.product.platform)
    .find(({ name }) => name === 'forget-trial-devices')
    ?.run()
  expect(await server.db.query('select kind, left(hash, 1) as hash from public.used_trials order by 1, 2')).toEqual([
    { kind: 'device', hash: 'b' },
    { kind: 'mailbox', hash: 'c' },
  ])
})
