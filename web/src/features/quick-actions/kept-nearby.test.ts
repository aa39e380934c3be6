import type { NearbyPlacesResponse } from '@app/contracts/nearby-places'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { keepNearby, readKeptNearby } from './kept-nearby.ts'

const HERE = { latitude: 43.7392, longitude: 7.4274 }
const place = (id: string, lat: number): NearbyPlacesResponse['places'][number] => ({
  id,
  name: id,
  address: null,
  distance: 10,
  rating: null,
  reviews: null,
  openNow: true,
  phone: null,
  website: null,
  photo: null,
  coordinates: { lat, lng: HERE.longitude },
  cuisine: null,
  source: { title: 'OpenStreetMap', url: 'https://www.openstreetmap.org/' },
  asOf: '2025-02',
})
const ANSWER: NearbyPlacesResponse = {
  places: [place('near', 43.7402), place('far', 43.7502)],
  radius: 5000,
  location: HERE,
  provider: 'packed',
  unreachable: [],
}
const NOW = new Date('2026-11-15T12:00:00Z')
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('gives back what was found here, as it lies from where one is now, and says of when it is', () => {
  keepNearby(ANSWER, NOW)
  const kept = readKeptNearby({ latitude: 43.7512, longitude: HERE.longitude })
  expect(kept?.keptAt).toBe('2026-11-15T12:00:00.000Z')
  expect(kept?.places.map(({ id, distance, openNow }) => [id, distance, openNow])).toEqual([
    ['far', 111, null],
    ['near', 1223, null],
  ])
})

it.each([
  ['six kilometres on', { latitude: 43.8, longitude: HERE.longitude }],
  ['on the other side of the earth', { latitude: -43, longitude: -172 }],
])('has nothing %s', (_, at) => {
  keepNearby(ANSWER, NOW)
  expect(readKeptNearby(at)).toBeNull()
})

it('does not give up a list for an empty one', () => {
  keepNearby(ANSWER, NOW)
  keepNearby({ ...ANSWER, places: [] }, NOW)
  expect(readKeptNearby(HERE)?.places).toHaveLength(2)
})

it.each(['', 'null', '{', '[]', '{"places":[]}', '{"places":[],"keptAt":1,"location":{"latitude":"x"}}'])(
  'counts %j as nothing kept',
  (text) => {
    stored.set('last-nearby-places', text)
    expect(readKeptNearby(HERE)).toBeNull()
  },
)
