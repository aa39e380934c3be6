import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { openLookUps } from '../companion/open-look-ups.ts'
import { readFeeds } from './feed-job.ts'
import { createLiveAdvice } from './live-advice.ts'
import * as feeds from './test-feeds.ts'

let [server, fake] = [] as unknown as [TestServer, feeds.TestFeeds]
beforeAll(async () => {
  fake = await feeds.startTestFeeds()
  fake.says('/us', { body: feeds.usAdviceList((code) => (code === 'PT' ? 3 : 1)) })
  fake.says('/de', { body: feeds.deAdviceList({ partialWarning: true }) })
  const settings = { FEEDS: 'on', LOG_LEVEL: 'silent', ...feeds.feedSettings(fake.url) }
  server = await startTestServer({ settings, now: () => feeds.NOW })
  await readFeeds(server.product.platform, 400)
})
afterAll(async () => {
  await server.stop()
  await fake.stop()
})

it('the assistant says the level that was read, with its day, and the packed one of a government that was not', async () => {
  const advice = await createLiveAdvice(server.product.platform)()
  const rates = { date: '2026-01-01', source: { title: '', url: '' }, perDollar: {} }
  const lookUps = await openLookUps({ now: feeds.NOW, bookingSite: { host: '' }, live: null, rates, advice })
  const said = lookUps
    .advisories('PT')
    .map(({ value, checkedAt, status }) => [value.authority, value.level, checkedAt, status])
  expect(said).toContainEqual(['US', 3, '2026-11-20', 'verified'])
  expect(said).toContainEqual(['DE', 2, '2026-11-20', 'verified'])
  expect(said).toContainEqual(['IE', 1, '2026-08-22', 'stale'])
  expect(said.filter(([authority]) => authority === 'US')).toHaveLength(1)
})

it('the packed levels stand in when the database does not answer', async () => {
  const broken = { query: () => Promise.reject(new Error('down')) }
  const ask = createLiveAdvice({ ...server.product.platform, db: { ...server.product.platform.db, ...broken } })
  expect(await ask()).toEqual([])
})
