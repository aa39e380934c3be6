import type { FeedProblem } from '@app/domain/safety-feeds'
import { describe, expect, it } from 'vitest'

import { parseSettings } from '../../config/settings.ts'
import { FeedError, type FeedSource, type ReadItem } from '../feed-source.ts'
import { feedSourcesOf } from '../feed-sources.ts'
import * as feeds from '../test-feeds.ts'

const { NOW } = feeds
const sources = feedSourcesOf(parseSettings({ ...feeds.feedSettings('http://127.0.0.1:9'), FEEDS: 'on' }))
const source = (id: string): FeedSource => sources.find((each) => each.id === id) as FeedSource
function read(id: string, text: string, part = ''): readonly ReadItem[] {
  const found = source(id)
  if (found.kind === 'pages') return found.readPage({ text, now: NOW, part })
  return found.read({ text, now: NOW, part })
}
function problemOf(work: () => unknown): FeedProblem | null {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof FeedError ? error.problem : null
  }
}
const iso = (at: number | null | undefined): string | null => (at ? new Date(at).toISOString() : null)

describe('earthquakes', () => {
  it('have their place, country, magnitude and the alert in the words of the source', () => {
    const [quake] = read('usgs', feeds.quakes(feeds.usQuake()))
    expect(quake).toMatchObject({
      id: 'usgs:xx100',
      kind: 'earthquake',
      severity: 'M 6.1, alert yellow',
      magnitude: 6.1,
      position: { latitude: 38.5, longitude: -9.2 },
      link: 'https://quakes.example/xx100',
    })
    expect(iso(quake?.validTo)).toBe('2026-11-27T07:00:00.000Z')
  })
  it.each([
    ['without a magnitude', feeds.usQuake({}, { mag: null })],
    ['too weak to matter', feeds.usQuake({}, { mag: 4.4 })],
    ['a quarry blast', feeds.usQuake({}, { type: 'quarry blast' })],
    ['in the future', feeds.usQuake({}, { time: NOW + 2 * 86_400_000 })],
  ])('are left out: %s', (_, quake) => {
    expect(read('usgs', feeds.quakes(quake))).toEqual([])
  })
})

describe('disasters', () => {
  it('have their colour, what was measured, and their country', () => {
    const [flood] = read('gdacs', feeds.rss(feeds.gdacsItem()))
    expect(flood).toMatchObject({
      id: 'gdacs:FL1103',
      kind: 'flood',
      severity: 'Orange: Magnitude 5.6',
      countries: ['PT'],
      position: { latitude: 38.9, longitude: -9 },
      link: 'https://disasters.example/report?a=1&b=2',
    })
    expect(iso(flood?.validTo)).toBe('2026-11-23T06:00:00.000Z')
  })
  it('of several countries name them all', () => {
    const [drought] = read('gdacs', feeds.rss(feeds.gdacsItem({ 'gdacs:country': 'Kenya, Tanzania, Uganda' })))
    expect(drought?.countries).toEqual(['KE', 'TZ', 'UG'])
  })
  it('are refused when the colour is another word', () => {
    expect(problemOf(() => read('gdacs', feeds.rss(feeds.gdacsItem({ 'gdacs:alertlevel': 'Purple' }))))).toBe(
      'other-shape',
    )
  })
})

describe('weather warnings', () => {
  it('are read in English, once, with the colour of their level', () => {
    const all = read('meteoalarm', feeds.warnings(feeds.warning()), 'PT')
    expect(all).toHaveLength(1)
    expect(all[0]).toMatchObject({
      id: 'meteoalarm:PT:w1',
      severity: 'Orange',
      title: 'Strong wind in Lisbon',
      countries: ['PT'],
      area: 'Lisbon',
      bounds: null,
    })
  })
  it('take the box of their outline', () => {
    const area = { polygon: '38.0,-10.0 39.0,-10.0 39.0,-9.0 38.0,-10.0' }
    expect(read('meteoalarm', feeds.warnings(feeds.warning({ area })), 'PT')[0]?.bounds).toEqual([-10, 38, -9, 39])
  })
  it.each([
    ['green', feeds.warning({ colour: 'green' })],
    ['over', feeds.warning({ info: { expires: '2026-11-20T11:59:00Z' } })],
    ['a month ahead', feeds.warning({ info: { expires: '2026-12-25T11:59:00Z' } })],
  ])('are left out: %s', (_, warning) => {
    expect(read('meteoalarm', feeds.warnings(warning), 'PT')).toEqual([])
  })
  it('of the United States may have no outline, and territories have their own country', () => {
    const outline = {
      type: 'Polygon',
      coordinates: [
        [
          [-81, 25],
          [-80, 25],
          [-80, 26],
          [-81, 25],
        ],
      ],
    }
    const features = [feeds.usAlert(), feeds.usAlert({ id: 'b', geocode: { UGC: ['PRC001'] } }, outline)]
    const [first, second] = read('nws', feeds.quakes(...features))
    expect(first).toMatchObject({ severity: 'Severe', countries: ['US'], bounds: null, title: 'Flood Warning' })
    expect(second).toMatchObject({ countries: ['PR'], bounds: [-81, 25, -80, 26] })
  })
  it.each(['Minor', 'Unknown'])('of the United States are left out: %s', (severity) => {
    expect(read('nws', feeds.quakes(feeds.usAlert({ severity })))).toEqual([])
  })
})

describe('government advice', () => {
  it.each([
    ['Japan - Level 1: Exercise Normal Precautions', 'JP', 1],
    ['Mexico Travel Advisory - Level 2: Exercise Increased Caution', 'MX', 2],
    ['Switzerland  - Level 1: Exercise Normal Precautions', 'CH', 1],
    ['Burma (Myanmar) - Level 4: Do Not Travel', 'MM', 4],
    ['The Bahamas Travel Advisory – Level 2: Exercise Increased Caution', 'BS', 2],
    ["Cote d'Ivoire - Level 2: Exercise Increased Caution", 'CI', 2],
  ])('of the United States: %s', (title, country, level) => {
    const row = { Title: title, Link: 'https://advice.example/a', Published: '2026-11-01T20:00:00-04:00' }
    expect(read('us-advice', JSON.stringify([row]))).toMatchObject([{ countries: [country], level }])
  })
  it('of Canada counts from nought, as a number or as text', () => {
    for (const state of [2, '2']) expect(read('ca-advice', feeds.caAdviceList(state))[0]?.level).toBe(3)
  })
  it('of Australia leaves out rows without a level', () => {
    const all = read('au-advice', feeds.auAdviceList())
    expect([all.length, all[0]?.level, iso(all[0]?.publishedAt)]).toEqual([
      feeds.CODES.length,
      3,
      '2026-11-01T00:00:00.000Z',
    ])
  })
  it.each([
    [{ warning: true }, 4, null],
    [{ situationWarning: true, partialWarning: true }, 3, 4],
    [{ partialWarning: true }, 2, 4],
    [{ situationPartWarning: true }, 2, 3],
    [{}, 1, null],
  ] as const)('of Germany by its strongest switch: %j', (switches, level, regionalLevel) => {
    expect(read('de-advice', feeds.deAdviceList(switches))[0]).toMatchObject({ level, regionalLevel })
  })
  it.each([
    [['avoid_all_travel_to_whole_country'], 4, null],
    [['avoid_all_but_essential_travel_to_whole_country', 'avoid_all_travel_to_parts'], 3, 4],
    [['avoid_all_but_essential_travel_to_parts'], 2, 3],
    [[], 1, null],
  ] as const)('of the United Kingdom by its statuses: %j', (alert_status, level, regionalLevel) => {
    const page = ukPage({ alert_status })
    expect(read('uk-advice', page, 'albania')).toMatchObject([{ countries: ['AL'], level, regionalLevel }])
  })
  it('of the United Kingdom is refused with a status that we do not know', () => {
    expect(problemOf(() => read('uk-advice', ukPage({ alert_status: ['run'] }), 'albania'))).toBe('other-shape')
  })
  it('of Ireland is the summary of its page', () => {
    expect(read('ie-advice', iePage('High degree of caution'), 'albania')).toMatchObject([
      {
        countries: ['AL'],
        level: 2,
        severity: 'High degree of caution',
        publishedAt: Date.parse('2026-08-11T00:00:00Z'),
      },
    ])
  })
  it('of Ireland is refused when the summary says something else', () => {
    expect(problemOf(() => read('ie-advice', iePage('Enjoy'), 'albania'))).toBe('other-shape')
  })
})

describe('health notices', () => {
  it('of the CDC have title, place and date, and no text', () => {
    const item = `<item><title>Level 2 - Ebola in Uganda and Rwanda</title><description><![CDATA[<p>long</p>]]></description>
      <link>https://health.example/ebola</link><pubDate>Tue, 17 Nov 2026 04:00:00 GMT</pubDate><guid>g1</guid></item>`
    expect(read('cdc', feeds.rss(item))).toMatchObject([
      { id: 'cdc:g1', severity: 'Level 2', title: 'Ebola in Uganda and Rwanda', countries: ['UG', 'RW'] },
    ])
    expect(JSON.stringify(read('cdc', feeds.rss(item)))).not.toContain('long')
  })
  it('of the WHO have title, place and date; old ones are left out', () => {
    const row = (Id: string, PublicationDate: string) => ({
      Id,
      Title: 'Avian influenza – Egypt',
      PublicationDate,
      ItemDefaultUrl: '/2026-DON600',
      Overview: '<p>long</p>',
    })
    const text = JSON.stringify({ value: [row('a', '2026-11-01T00:00:00Z'), row('b', '2006-03-20T00:00:00Z')] })
    expect(read('who', text)).toMatchObject([
      { countries: ['EG'], link: 'https://www.who.int/emergencies/disease-outbreak-news/item/2026-DON600' },
    ])
  })
})

describe('hostile answers', () => {
  const lists = sources.filter((each) => each.kind === 'list').map(({ id }) => id)
  it.each(lists)('%s refuses HTML, cut answers and other shapes', (id) => {
    for (const text of ['<!doctype html><html><body>Access denied</body></html>', '{"a":', '', '<rss><channel>'])
      expect(problemOf(() => read(id, text, 'PT'))).toBe('unreadable')
  })
  it.each(lists.filter((id) => id !== 'gdacs' && id !== 'cdc'))('%s refuses {} and wrong types', (id) => {
    const wrong = ['{}', '{"features":{},"warnings":5,"data":[],"response":null,"value":"x"}', 'null', '"text"', '7']
    for (const text of wrong) expect(problemOf(() => read(id, text, 'PT'))).toBe('other-shape')
  })
  it('markup and control characters in titles become text', () => {
    const title =
      'M 6.1 <img src=x onerror=alert(1)>&lt;script&gt;steal()&lt;/script&gt; \u202Enear\u0000 A &amp;amp; B'
    const [quake] = read('usgs', feeds.quakes(feeds.usQuake({}, { title })))
    expect(quake?.title).toBe('M 6.1 near A & B')
  })
  it.each(['javascript:alert(1)', 'data:text/html,x', `https://a.example/${'x'.repeat(600)}`, '//a'])(
    'a link that is none of the web is replaced by the page of the source: %s',
    (url) => {
      expect(read('usgs', feeds.quakes(feeds.usQuake({}, { url })))[0]?.link).toBe(
        'https://earthquake.usgs.gov/earthquakes/map/',
      )
    },
  )
  it('one odd row is left out, many of them are another shape', () => {
    const good = Array.from({ length: 9 }, (_, index) => feeds.usQuake({ id: `q${index}` }))
    const odd = feeds.usQuake({ geometry: { coordinates: ['east', 'north'] } })
    expect(read('usgs', feeds.quakes(...good, odd))).toHaveLength(9)
    expect(problemOf(() => read('usgs', feeds.quakes(...good.slice(0, 3), odd)))).toBe('other-shape')
  })
  it('a date of publication in the future is unknown', () => {
    const row = { Title: 'Japan - Level 1: X', Link: 'https://a.example', Published: '2031-01-01T00:00:00Z' }
    expect(read('us-advice', JSON.stringify([row]))[0]?.publishedAt).toBeNull()
  })
  it('the same event twice is one', () => {
    expect(read('usgs', feeds.quakes(feeds.usQuake(), feeds.usQuake()))).toHaveLength(1)
    expect(read('gdacs', feeds.rss(feeds.gdacsItem(), feeds.gdacsItem()))).toHaveLength(1)
  })
})

function ukPage({ alert_status }: { readonly alert_status: readonly string[] }): string {
  return JSON.stringify({
    base_path: '/foreign-travel-advice/albania',
    title: 'Albania travel advice',
    public_updated_at: '2026-11-01T00:00:00Z',
    details: { country: { slug: 'albania', name: 'Albania' }, alert_status, parts: [] },
  })
}

function iePage(summary: string): string {
  return `<!doctype html><div id="main-header"><h1>Albania</h1>
    <p class="travel-landing--summary">${summary}</p></div><div class="update-text">Updated on: 11 August 2026</div>`
}
