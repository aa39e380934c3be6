import type { NearbyPlacesResponse } from '@app/contracts/nearby-places'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { storeNearby, readStoredNearby } from './stored-nearby.ts'

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

it('returns places found here, with distances from the current position, and their date', () => {
  storeNearby(ANSWER, NOW)
  const kept = readStoredNearby({ latitude: 43.7512, longitude: HERE.longitude })
  expect(kept?.keptAt).toBe('2026-11-15T12:00:00.000Z')
  expect(kept?.places.map(({ id, distance, openNow }) => [id, distance, openNow])).toEqual([
    ['far', 111, null],
    ['near', 1223, null],
  ])
})

it.each([
  ['six kilometres on', { latitude: 43.8, longitude: HERE.longitude }],
  ['on the other side of the earth', { latitude: -43, longitude: -172 }],
])('returns nothing %s', (_, at) => {
  storeNearby(ANSWER, NOW)
  expect(readStoredNearby(at)).toBeNull()
})

it('does not replace a list by an empty one', () => {
  storeNearby(ANSWER, NOW)
  storeNearby({ ...ANSWER, places: [] }, NOW)
  expect(readStoredNearby(HERE)?.places).toHaveLength(2)
})

it.each(['', 'null', '{', '[]', '{"places":[]}', '{"places":[],"keptAt":1,"location":{"latitude":"x"}}'])(
  'ignores the stored value %j',
  (text) => {
    stored.set('last-nearby-places', text)
    expect(readStoredNearby(HERE)).toBeNull()
  },
)
