import { NearbyPlace } from '@app/contracts/nearby-places'
import { afterEach, describe, expect, it } from 'vitest'

import { clockIn } from './clock-at.ts'
import { startFakeProvider } from './fake-provider.ts'
import { createGooglePlaces } from './google-places.ts'
import { createOverpassPlaces } from './overpass-places.ts'
import { createPackedPlaces } from './packed-places.ts'
import type { PlaceFinder } from './place-finder.ts'
import { toWebLink } from './to-web-link.ts'

const NOW = Date.parse('2026-11-20T19:30:00Z')
const AT = { latitude: 43.739212, longitude: 7.427456 }
const SEARCH = { at: AT, radiusM: 5000, limit: 20 }
const { signal } = new AbortController()
const now = () => NOW
const clockAt = async () => clockIn('Europe/Monaco', NOW)

type Fake = Awaited<ReturnType<typeof startFakeProvider>>
let fake: Fake | undefined
afterEach(async () => {
  await fake?.stop()
  fake = undefined
})
const answering = async (...bodies: readonly unknown[]): Promise<Fake> => {
  const left = bodies.map((body) => (typeof body === 'string' ? body : JSON.stringify(body)))
  fake = await startFakeProvider(() => ({
    status: 200,
    body: left.length > 1 ? (left.shift() ?? '') : (left[0] ?? ''),
  }))
  return fake
}
const overpass = (url: string) => createOverpassPlaces({ url, clockAt, now })
const google = (baseUrl: string) => createGooglePlaces({ key: 'k', hasPhotos: true, baseUrl, now })

const OSM = {
  version: 0.6,
  elements: [
    {
      type: 'way',
      id: 22,
      center: { lat: 43.7402, lon: 7.4275 },
      tags: {
        name: 'Le Port',
        opening_hours: 'Mo-Su 12:00-14:00',
        'contact:phone': '+377 1',
        website: 'javascript:alert(1)',
      },
    },
    {
      type: 'node',
      id: 11,
      lat: 43.7393,
      lon: 7.4275,
      tags: {
        name: 'Le Café',
        amenity: 'restaurant',
        opening_hours: 'Mo-Su 12:00-23:00',
        'addr:street': 'Place du Casino',
        'addr:housenumber': '1',
        website: 'lecafe.example',
      },
    },
    { type: 'node', id: 33, lat: 43.7394, lon: 7.4276, tags: {} },
    { type: 'node', id: 44, lat: 44.9, lon: 7.4, tags: { name: 'Far away' } },
  ],
}
const GOOGLE = {
  places: [
    {
      id: 'g1',
      displayName: { text: 'Le Louis', languageCode: 'fr' },
      formattedAddress: 'Place du Casino, Monaco',
      location: { latitude: 43.7393, longitude: 7.4275 },
      rating: 4.6,
      userRatingCount: 812,
      currentOpeningHours: { openNow: true },
      internationalPhoneNumber: '+377 98 06 88 64',
      websiteUri: 'https://louis.example/',
      photos: [{ name: 'places/g1/photos/p1' }],
    },
    { id: 'g2', displayName: { text: 'No more than a name' }, location: { latitude: 43.74, longitude: 7.43 } },
  ],
}

describe('every finder', () => {
  const finders: readonly [string, () => Promise<PlaceFinder>][] = [
    ['packed', async () => createPackedPlaces({ clockAt })],
    ['overpass', async () => overpass((await answering(OSM)).url)],
    ['google', async () => google((await answering(GOOGLE)).url)],
  ]
  it.each(finders)('%s gives whole places, the nearest first, within the radius', async (_, create) => {
    const places = await (await create()).find(SEARCH, signal)
    expect(places.length).toBeGreaterThan(1)
    for (const place of places) expect(NearbyPlace.parse(place)).toEqual(place)
    const distances = places.map(({ distance }) => distance)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances.at(-1)).toBeLessThanOrEqual(SEARCH.radiusM)
  })
})

describe('Overpass', () => {
  it('queries a position rounded to a hundred metres, first nearby and then within the full radius', async () => {
    const { url, asked } = await answering(OSM)
    await overpass(url).find(SEARCH, signal)
    const queries = asked.map(({ body }) => new URLSearchParams(body).get('data'))
    expect(queries[0]).toContain('(around:880,43.739,7.427)[amenity=restaurant][name]')
    expect(queries[1]).toContain('(around:5080,43.739,7.427)')
  })

  it('reads address, hours on the local clock of the place, and valid links', async () => {
    const places = await overpass((await answering(OSM)).url).find(SEARCH, signal)
    expect(places.map(({ name, openNow }) => [name, openNow])).toEqual([
      ['Le Café', true],
      ['Le Port', false],
    ])
    expect(places[0]).toMatchObject({
      id: 'osm-node-11',
      address: '1 Place du Casino',
      website: 'https://lecafe.example/',
      source: { url: 'https://www.openstreetmap.org/node/11' },
      asOf: '2026-11-20',
    })
    expect(places[1]).toMatchObject({ phone: '+377 1', website: null })
  })

  it.each([
    ['a page of HTML', '<html>busy</html>'],
    ['another shape', { elements: 'none' }],
    ['a remark instead of places', { elements: [], remark: 'runtime error: Query timed out' }],
    ['more than it may', `{"elements":[${'1,'.repeat(2_000_000)}1]}`],
  ])('fails on %s', async (_, body) => {
    const { url } = await answering(body)
    await expect(overpass(url).find(SEARCH, signal)).rejects.toThrow()
  })
})

describe('Google Places', () => {
  it('sends its key in a header, and looks up photos without the key in the address', async () => {
    const { url, asked } = await answering(GOOGLE, { photoUri: 'https://lh3.example/photo' })
    const places = await google(url).find(SEARCH, signal)
    expect(asked[0]).toMatchObject({ path: '/v1/places:searchNearby', headers: { 'x-goog-api-key': 'k' } })
    expect(asked[0]?.headers['x-goog-fieldmask']).toContain('places.currentOpeningHours.openNow')
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      includedTypes: ['restaurant'],
      rankPreference: 'DISTANCE',
      locationRestriction: { circle: { radius: 5000 } },
    })
    expect(asked[1]?.path).toBe('/v1/places/g1/photos/p1/media?maxWidthPx=400&skipHttpRedirect=true')
    expect(places[0]).toMatchObject({
      name: 'Le Louis',
      rating: 4.6,
      reviews: 812,
      openNow: true,
      photo: 'https://lh3.example/photo',
    })
    expect(places[1]).toMatchObject({ rating: null, openNow: null, photo: null })
  })

  it('shows a place also when its photo fails', async () => {
    const { url } = await answering(GOOGLE, { error: 'no photo' })
    expect((await google(url).find(SEARCH, signal))[0]?.photo).toBeNull()
  })

  it('requests no photo when pages may not show one', async () => {
    const { url, asked } = await answering(GOOGLE)
    await createGooglePlaces({ key: 'k', hasPhotos: false, baseUrl: url, now }).find(SEARCH, signal)
    expect(asked).toHaveLength(1)
  })

  it('fails when the key is refused', async () => {
    fake = await startFakeProvider(() => ({ status: 403, body: '{"error":{"status":"PERMISSION_DENIED"}}' }))
    await expect(google(fake.url).find(SEARCH, signal)).rejects.toThrow('answered 403')
  })
})

it.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['a.example', 'https://a.example/'],
  ['javascript:alert(1)', null],
  ['mailto:a@b.example', null],
  ['not a link', null],
  ['', null],
])('tidyLink(%s)', (text, expected) => expect(toWebLink(text)).toBe(expected))
