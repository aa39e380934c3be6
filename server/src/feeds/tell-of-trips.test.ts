import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { signedInAccount } from '../auth/auth-test-kit.ts'
import { readFeeds } from './feed-job.ts'
import { tellOfTrips } from './tell-of-trips.ts'
import * as feeds from './test-feeds.ts'

let [server, fake] = [] as unknown as [TestServer, feeds.TestFeeds]
let now = feeds.NOW
beforeAll(async () => {
  fake = await feeds.startTestFeeds()
  server = await startTestServer({
    settings: { FEEDS: 'on', LOG_LEVEL: 'silent', ...feeds.feedSettings(fake.url) },
    now: () => now,
  })
})
afterAll(async () => {
  await server.stop()
  await fake.stop()
})
beforeEach(async () => {
  now = feeds.NOW
  await server.db.script('delete from public.feed_items; delete from public.feed_readings; delete from public.trips')
  fake.says('/gdacs', { body: feeds.rss(feeds.gdacsItem()) })
  fake.says('/us', { body: feeds.usAdviceList() })
})

const LISBON = { name: 'Lisbon', country: 'PT', coordinates: { latitude: 38.72, longitude: -9.14 } }
const MADRID = { name: 'Madrid', country: 'ES', coordinates: { latitude: 40.42, longitude: -3.7 } }
async function saveTrip(userId: string, city: typeof LISBON, dates: readonly string[]): Promise<string> {
  const id = crypto.randomUUID()
  const trip = { id, title: 'Autumn', days: dates.map((date) => ({ date, city, stops: [] })) }
  await server.db.query(
    `insert into public.trip_versions (id, trip_id, user_id, trip) values (gen_random_uuid(), $1, $2, $3::jsonb)`,
    [id, userId, JSON.stringify(trip)],
  )
  return id
}
const run = async (): Promise<void> => {
  const { platform } = server.product
  await readFeeds(platform, 400)
  await tellOfTrips(platform)
}
const told = (userId: string) =>
  server.db.query<{ title: string; body: string; link: string; kind: string }>(
    'select title, body, link, kind::text from public.notifications where user_id = $1 order by created_at',
    [userId],
  )

it('a serious event on a leg is told once, with a link to the trip, also when the notice was deleted', async () => {
  const { id } = await signedInAccount(server)
  const trip = await saveTrip(id, LISBON, ['2026-11-21', '2026-11-22'])
  await run()
  expect(await told(id)).toEqual([
    {
      title: 'Autumn: something changed',
      body: 'Lisbon: Orange flood alert in Samplia (Orange).',
      link: `/risk-radar?trip=${trip}#answer`,
      kind: 'safety',
    },
  ])
  await server.db.query('delete from public.notifications where user_id = $1', [id])
  now += 15 * 60_000
  await run()
  expect(await told(id)).toEqual([])
})

it.each([
  ['in another place', MADRID, ['2026-11-21']],
  ['after the event', LISBON, ['2026-11-26']],
  ['that is over', LISBON, ['2026-11-10']],
])('a trip %s is left alone', async (_, city, dates) => {
  const { id } = await signedInAccount(server)
  await saveTrip(id, city, dates)
  await run()
  expect(await told(id)).toEqual([])
})

it('a mild event is not told, and is told when it becomes serious', async () => {
  const { id } = await signedInAccount(server)
  await saveTrip(id, LISBON, ['2026-11-21'])
  fake.says('/gdacs', { body: feeds.rss(feeds.gdacsItem({ 'gdacs:alertlevel': 'Green' })) })
  await run()
  expect(await told(id)).toEqual([])
  now += 15 * 60_000
  fake.says('/gdacs', { body: feeds.rss(feeds.gdacsItem()) })
  await run()
  expect(await told(id)).toHaveLength(1)
})

it('a level that changes is told for a trip in two months, and a first reading is not', async () => {
  const { id } = await signedInAccount(server)
  await saveTrip(id, LISBON, ['2027-01-15'])
  await run()
  expect(await told(id)).toEqual([])
  now += 15 * 60_000
  fake.says('/us', { body: feeds.usAdviceList((code) => (code === 'PT' ? 3 : 2)) })
  await run()
  await run()
  expect((await told(id)).map(({ body }) => body)).toEqual([
    'The United States raised its advice about Portugal from level 2 to 3.',
  ])
})

it('nobody is told who switched safety notices off, and a stranger’s trip is not told to others', async () => {
  const { id } = await signedInAccount(server)
  const { id: other } = await signedInAccount(server)
  await saveTrip(id, LISBON, ['2026-11-21'])
  await server.db.query(
    `insert into public.notification_preferences (user_id, kind, in_app) values ($1, 'safety', false)`,
    [id],
  )
  await run()
  expect([await told(id), await told(other)]).toEqual([[], []])
})
