import { SafetyFeeds } from '@app/contracts/safety-feeds'
import { feedStateAt } from '@app/domain/safety-feeds'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { feedJobs, readFeeds } from './feed-job.ts'
import * as feeds from './test-feeds.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const TIMEOUT_MS = 400

describe('feeds over HTTP', () => {
  let [server, fake] = [] as unknown as [TestServer, feeds.TestFeeds]
  let now = feeds.NOW
  beforeAll(async () => {
    fake = await feeds.startTestFeeds()
    const settings = { FEEDS: 'on', LOG_LEVEL: 'silent', ...feeds.feedSettings(fake.url) }
    server = await startTestServer({ settings, now: () => now })
  })
  afterAll(async () => {
    await server.stop()
    await fake.stop()
  })
  beforeEach(async () => {
    now = feeds.NOW
    await server.db.script('delete from public.feed_items; delete from public.feed_readings')
    fake.says('/usgs', { body: feeds.quakes(feeds.usQuake()) })
    fake.says('/gdacs', { body: feeds.rss(feeds.gdacsItem()) })
    fake.says('/meteo-portugal', { body: feeds.warnings(feeds.warning()) })
    fake.says('/nws', { body: feeds.quakes(feeds.usAlert()) })
    fake.says('/us', { body: feeds.usAdviceList() })
    fake.says('/ca', { body: feeds.caAdviceList() })
    fake.says('/au', { body: feeds.auAdviceList() })
    fake.says('/de', { body: feeds.deAdviceList() })
    fake.says('/uk', { status: 404, body: '' })
    fake.asked.length = 0
  })
  const run = () => readFeeds(server.product.platform, TIMEOUT_MS)
  const later = async (minutes: number) => {
    now += minutes * MINUTE_MS
    await run()
  }
  async function ask(...countries: readonly string[]): Promise<SafetyFeeds> {
    const { data, error } = await server.anonClient().functions.invoke('safety-feeds', { body: { countries } })
    expect(error).toBeNull()
    return SafetyFeeds.parse(data)
  }
  const reading = async (source: string, country: string | null = null) => {
    const found = (await ask('PT')).readings.find((each) => each.source === source && each.country === country)
    if (!found) throw new Error(`no reading of ${source}`)
    return { ...found, state: feedStateAt(found, now) }
  }
  const titles = async (source: string) =>
    (await ask('PT')).items.filter((item) => item.source === source).map(({ title }) => title)

  it('are stored with source, place and time, and a source that was never read says so', async () => {
    await run()
    const { items, isOn } = await ask('PT')
    expect(isOn).toBe(true)
    expect(items.map(({ id }) => id).toSorted()).toEqual([
      'au-advice:PT',
      'ca-advice:PT',
      'de-advice:PT',
      'gdacs:FL1103',
      'meteoalarm:PT:w1',
      'us-advice:PT',
      'usgs:xx100',
    ])
    expect(await reading('usgs')).toMatchObject({ state: 'fresh', readAt: now, problem: null })
    expect(await reading('who')).toMatchObject({ state: 'never', readAt: null, problem: 'unreachable' })
  })

  it('become stale by the clock alone, when no server reads them', async () => {
    await run()
    now += 45 * MINUTE_MS
    expect((await reading('usgs')).state).toBe('fresh')
    now += MINUTE_MS
    expect((await reading('usgs')).state).toBe('stale')
  })

  it.each([
    ['fails', { status: 503, body: '' }, 'unreachable'],
    ['is silent', { body: '', isSilent: true }, 'unreachable'],
    ['redirects', { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }, 'unreachable'],
    ['is cut off', { body: feeds.quakes(feeds.usQuake()).slice(0, 90), isCut: true }, 'unreachable'],
    ['answers []', { body: '[]' }, 'other-shape'],
    ['answers {}', { body: '{}' }, 'other-shape'],
    ['answers HTML', { body: '<!doctype html><title>Sorry</title>' }, 'unreadable'],
    ['is truncated', { body: feeds.quakes(feeds.usQuake()).slice(0, -4) }, 'unreadable'],
    ['is empty', { body: feeds.quakes() }, 'empty'],
    ['has other types', { body: feeds.quakes(feeds.usQuake({}, { time: 'noon' })) }, 'other-shape'],
    ['is huge', { body: `${feeds.quakes(feeds.usQuake())}${' '.repeat(4_100_000)}` }, 'too-large'],
  ] as const)('keep the last good copy as stale when the source %s', async (_, answer, problem) => {
    await run()
    const before = now
    fake.says('/usgs', answer)
    await later(15)
    expect(await reading('usgs')).toMatchObject({ state: 'stale', problem, readAt: before, triedAt: now })
    expect(await titles('usgs')).toEqual(['M 6.1 - 20 km S of Sampleton'])
    fake.says('/usgs', { body: feeds.quakes(feeds.usQuake()) })
    await later(15)
    expect(await reading('usgs')).toMatchObject({ state: 'fresh', problem: null, readAt: now })
  })

  it('of a government that answers [] keep every level', async () => {
    await run()
    fake.says('/us', { body: '[]' })
    await later(15)
    expect(await reading('us-advice')).toMatchObject({ state: 'stale', problem: 'empty' })
    expect(
      (await ask('MX', 'JP')).items.filter(({ source }) => source === 'us-advice').map(({ level }) => level),
    ).toEqual([2, 2])
  })

  it('are asked with conditions, and 304 confirms what is known', async () => {
    let answers = 0
    fake.says('/usgs', ({ headers }) => {
      answers += 1
      const isKnown =
        headers['if-none-match'] === '"v1"' && headers['if-modified-since'] === 'Fri, 20 Nov 2026 10:00:00 GMT'
      return {
        status: isKnown ? 304 : 200,
        body: isKnown ? '' : feeds.quakes(feeds.usQuake()),
        headers: { etag: '"v1"', 'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT' },
      }
    })
    await run()
    await later(15)
    await later(15)
    expect(answers).toBe(3)
    expect(fake.asked.filter(({ path }) => path === '/usgs').map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      '"v1"',
      '"v1"',
    ])
    expect(await reading('usgs')).toMatchObject({ state: 'fresh', readAt: now })
    expect((await ask('PT')).items.find(({ source }) => source === 'usgs')?.readAt).toBe(now)
  })

  it('after a bad answer are asked without conditions, or the bad answer would count as known', async () => {
    fake.says('/usgs', { body: '{}', headers: { etag: '"bad"' } })
    await run()
    await later(15)
    expect(fake.asked.filter(({ path }) => path === '/usgs').map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      undefined,
    ])
  })

  it('end an event that the source dropped, and one whose time is over', async () => {
    await run()
    fake.says('/usgs', { body: feeds.quakes(feeds.usQuake({ id: 'xx200' }, { title: 'M 5.0 - elsewhere', mag: 5 })) })
    await later(15)
    expect(await titles('usgs')).toEqual(['M 5.0 - elsewhere'])
    now = Date.parse('2026-11-21T18:01:00Z')
    expect(await titles('meteoalarm')).toEqual([])
  })

  it('of weather do not believe a sudden silence, and do once the last warning would be over', async () => {
    await run()
    fake.says('/meteo-portugal', { body: feeds.warnings() })
    await later(15)
    expect(await reading('meteoalarm', 'PT')).toMatchObject({ state: 'stale', problem: 'empty' })
    expect(await titles('meteoalarm')).toEqual(['Strong wind in Lisbon'])
    now = Date.parse('2026-11-21T18:01:00Z')
    await run()
    expect(await reading('meteoalarm', 'PT')).toMatchObject({ state: 'fresh', problem: null })
  })

  it('note what a government said before, once, and not a wording or a magnitude', async () => {
    await run()
    const first = now
    fake.says('/us', {
      body: feeds.usAdviceList((code) => (code === 'MX' ? 4 : 2)).replaceAll('Sample words', 'Other'),
    })
    fake.says('/usgs', { body: feeds.quakes(feeds.usQuake({}, { mag: 6.2 })) })
    await later(15)
    const changedAt = now
    await later(15)
    const { items } = await ask('MX', 'JP')
    const mexico = items.find(({ id }) => id === 'us-advice:MX')
    expect(mexico?.change).toMatchObject({ at: changedAt, fromLevel: 2 })
    expect(items.find(({ id }) => id === 'us-advice:JP')).toMatchObject({ change: null, firstSeenAt: first })
    expect(items.find(({ source }) => source === 'usgs')).toMatchObject({ change: null, magnitude: 6.2 })
  })

  it('do not lose a country that a varying list leaves out once', async () => {
    await run()
    const all = JSON.parse(feeds.usAdviceList()) as readonly { readonly Title: string }[]
    fake.says('/us', { body: JSON.stringify(all.filter(({ Title }) => !Title.startsWith('Japan'))) })
    await later(15)
    const japan = (await ask('JP')).items.find(({ id }) => id === 'us-advice:JP')
    expect([japan?.level, japan?.readAt]).toEqual([2, now - 15 * MINUTE_MS])
  })

  it('read the pages of a government a few at a time, and again only those that changed', async () => {
    const slugs = Array.from({ length: 160 }, (_, index) => `country-${index}`)
    const index = (changed: string) =>
      JSON.stringify({
        links: {
          children: ['albania', ...slugs].map((slug) => ({
            base_path: `/foreign-travel-advice/${slug}`,
            title: slug,
            public_updated_at: slug === 'albania' ? changed : '2026-01-01T00:00:00Z',
          })),
        },
      })
    const page = (statuses: readonly string[], name = 'Albania') => ({
      body: JSON.stringify({
        base_path: '/x',
        title: name,
        details: { country: { name }, alert_status: statuses },
      }),
    })
    fake.says('/uk', { body: index('2026-01-01T00:00:00Z') })
    fake.says('/uk/albania', page([]))
    for (const slug of slugs) fake.says(`/uk/${slug}`, page([], 'Nowhere'))
    const pagesAsked = () => fake.asked.filter(({ path }) => path.startsWith('/uk/')).length
    await run()
    expect(pagesAsked()).toBe(40)
    for (let reads = 0; reads < 5; reads += 1) await later(15)
    expect(pagesAsked()).toBe(161)
    fake.says('/uk', { body: index(new Date(now).toISOString()) })
    fake.says('/uk/albania', page(['avoid_all_travel_to_parts']))
    await later(15)
    expect(pagesAsked()).toBe(162)
    expect((await ask('AL')).items.find(({ source }) => source === 'uk-advice')).toMatchObject({
      level: 2,
      regionalLevel: 4,
      change: { fromLevel: 1 },
    })
    await later(15)
    expect(pagesAsked()).toBe(162)
  })

  it('send a name, and refuse a question with other fields or too many countries', async () => {
    await run()
    expect(fake.asked[0]?.headers['user-agent']).toMatch(/^Sojourn \(\+http/)
    for (const body of [{}, { countries: ['portugal'] }, { countries: [], extra: 1 }, { countries: feeds.CODES }]) {
      const { error } = await server.anonClient().functions.invoke('safety-feeds', { body })
      expect(error).not.toBeNull()
    }
  })

  it('of the whole world leave out warnings that could not be drawn, and forget a source that was switched off', async () => {
    await run()
    expect((await ask()).items.some(({ id }) => id === 'meteoalarm:PT:w1')).toBe(false)
    const { platform } = server.product
    await readFeeds({ ...platform, settings: { ...platform.settings, FEED_USGS_URL: 'off' } }, TIMEOUT_MS)
    expect((await ask()).items.some(({ source }) => source === 'usgs')).toBe(false)
  })

  it('are read once when several servers start together, and again a quarter of an hour later', async () => {
    const [job] = feedJobs(server.product.platform)
    await job?.run()
    const askedOnce = fake.asked.length
    await job?.run()
    expect([askedOnce > 0, fake.asked.length]).toEqual([true, askedOnce])
    now += 15 * MINUTE_MS
    await job?.run()
    expect(fake.asked.length).toBe(2 * askedOnce)
  })

  it('are not asked at all with FEEDS=off', async () => {
    const { platform } = server.product
    await readFeeds({ ...platform, settings: { ...platform.settings, FEEDS: 'off' } }, TIMEOUT_MS)
    expect(fake.asked).toEqual([])
  })

  it('keep a day without a network: events and levels with the time of their reading', async () => {
    await run()
    const readAt = now
    for (const path of ['/usgs', '/gdacs', '/meteo-portugal', '/nws', '/us', '/ca', '/au', '/de'])
      fake.says(path, { status: 502, body: '' })
    for (let hour = 0; hour < 24; hour += 6) {
      now += 6 * HOUR_MS
      await run()
    }
    const { items, readings } = await ask('JP')
    expect(items.find(({ id }) => id === 'us-advice:JP')?.readAt).toBe(readAt)
    expect(readings.every((each) => feedStateAt(each, now) !== 'fresh')).toBe(true)
  })
})
