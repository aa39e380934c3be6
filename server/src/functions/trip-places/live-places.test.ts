import { TripPlacesResponse } from '@app/contracts/trips/trip-places'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { startFakeProvider } from '../nearby-places/fake-provider.ts'
import { kindOfTags } from './kind-of-tags.ts'

/** Kirkuk: a million people and not one sight in the tables. */
const THIN = 94_787
const PARIS = 2_988_507
const NOW = Date.parse('2026-11-20T12:00:00Z')
const DAY_MS = 86_400_000

const MUSEUM = {
  type: 'way',
  id: 7,
  center: { lat: 35.4701, lon: 44.3952 },
  tags: {
    name: 'متحف المدينة',
    'name:en': 'City Museum',
    'name:tr': 'Şehir Müzesi',
    tourism: 'museum',
    wikidata: 'Q42',
    opening_hours: 'Tu-Su 09:00-17:00',
    fee: 'no',
  },
}
const OSM = JSON.stringify({
  elements: [
    MUSEUM,
    { ...MUSEUM, id: 8, tags: { ...MUSEUM.tags, tourism: 'hotel' } },
    { ...MUSEUM, center: undefined },
  ],
})
const WIKIDATA = JSON.stringify({
  results: {
    bindings: ['City Museum', 'Stadtmuseum'].map((label) => ({
      item: { value: 'http://www.wikidata.org/entity/Q42' },
      links: { value: '12' },
      label: { value: label },
    })),
  },
})

describe('live places of a city', () => {
  type Fake = Awaited<ReturnType<typeof startFakeProvider>>
  let [overpass, wikidata, server] = [] as unknown as [Fake, Fake, TestServer]
  let now = NOW
  beforeAll(async () => {
    overpass = await startFakeProvider(() => ({ status: 504, body: '<html>' }))
    wikidata = await startFakeProvider(() => ({ status: 200, body: WIKIDATA }))
    const settings = { FEEDS: 'on', OVERPASS_URL: overpass.url, WIKIDATA_URL: wikidata.url, LOG_LEVEL: 'silent' }
    server = await startTestServer({ settings, now: () => now })
  })
  afterAll(async () => {
    await server.stop()
    await Promise.all([overpass.stop(), wikidata.stop()])
  })
  const ask = async (cityId: number) => {
    const { data, error } = await server.anonClient().functions.invoke('trip-places', { body: { cityId } })
    expect(error).toBeNull()
    return TripPlacesResponse.parse(data)
  }
  const museumIn = ({ places }: TripPlacesResponse) => places.find(({ name }) => name === 'City Museum')

  it('are empty when the server fails, which is then not called for a while', async () => {
    expect(museumIn(await ask(THIN))).toBeUndefined()
    expect(museumIn(await ask(THIN))).toBeUndefined()
    expect(overpass.asked).toHaveLength(1)
  })

  it('are fetched later, merged with hours and rank, and cached', async () => {
    now += 11 * 60_000
    overpass.answer = () => ({ status: 200, body: OSM })
    const first = await ask(THIN)
    expect(museumIn(first)).toMatchObject({
      id: 'osm-w7',
      kind: 'museum',
      hours: { text: 'Tu-Su 09:00-17:00', basis: 'source' },
      price: { minorUnits: 0 },
      priceBasis: 'source',
      renown: 0.85,
      sources: ['osm-places', 'places-open'],
    })
    expect(museumIn(first)?.otherNames).toEqual(['متحف المدينة', 'Stadtmuseum'])
    expect(first.version).toMatch(/-2026-11-20$/)
    expect(await ask(THIN)).toEqual(first)
    expect([overpass.asked.length, wikidata.asked.length]).toEqual([2, 1])
    expect(new URLSearchParams(overpass.asked[1]?.body).get('data')).toContain('[tourism~"^(museum|')
  })

  it('are named in the language of the traveller', async () => {
    const { data } = await server
      .anonClient()
      .functions.invoke('trip-places', { body: { cityId: THIN, language: 'tr' } })
    expect(TripPlacesResponse.parse(data).places.map(({ name }) => name)).toContain('Şehir Müzesi')
  })

  it('are shown while they are refreshed', async () => {
    now += 31 * DAY_MS
    expect(museumIn(await ask(THIN))).toBeDefined()
    await expect.poll(() => overpass.asked.length).toBe(3)
  })

  it('do not delay the answer where the tables know enough', async () => {
    overpass.answer = () => ({ status: 200, body: JSON.stringify({ elements: [] }) })
    expect((await ask(PARIS)).version).not.toContain('-')
    await expect.poll(() => overpass.asked.length).toBe(4)
  })
})

it.each([
  [{ tourism: 'attraction', historic: 'castle' }, 'castle'],
  [{ amenity: 'place_of_worship', religion: 'muslim' }, 'mosque'],
  [{ amenity: 'place_of_worship', religion: 'pastafarian' }, 'place_of_worship'],
  [{ amenity: 'place_of_worship', building: 'cathedral' }, 'cathedral'],
  [{ tourism: 'attraction' }, 'attraction'],
  [{ tourism: 'constructor' }, null],
  [{ amenity: 'bank' }, null],
])('kindOfTags(%o)', (tags, kind) => expect(kindOfTags(tags as Record<string, string>)).toBe(kind))
