import { NearbyPlacesResponse } from '@app/contracts/nearby-places'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { startFakeProvider } from './fake-provider.ts'

const MONACO = { latitude: 43.7392, longitude: 7.4274 }
/** A Friday, 20:30 in Monaco. */
const EVENING = Date.parse('2026-11-20T19:30:00Z')

describe('nearby-places', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ settings: { FEEDS: 'off' }, now: () => EVENING })
  })
  afterAll(() => server.stop())
  const invoke = (body: object, to = server) => to.anonClient().functions.invoke('nearby-places', { body })
  const ask = async (body: object, to = server) => {
    const { data, error } = await invoke(body, to)
    expect(error).toBeNull()
    return NearbyPlacesResponse.parse(data)
  }

  it('finds the nearest restaurants of Monaco in the packed places', async () => {
    const { places, radius, location, provider, unreachable } = await ask({
      ...MONACO,
      type: 'restaurant',
      radius: 5000,
    })
    expect({ radius, location, provider, unreachable }).toEqual({
      radius: 5000,
      location: MONACO,
      provider: 'packed',
      unreachable: [],
    })
    expect(places).toHaveLength(20)
    const distances = places.map(({ distance }) => distance)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances.at(-1)).toBeLessThan(1000)
    expect(places[0]).toMatchObject({ rating: null, reviews: null, photo: null, asOf: '2025-02' })
    expect(new Set(places.map(({ openNow }) => openNow)).size).toBeGreaterThan(1)
  })

  it('keeps to the radius, and is empty when nothing is known', async () => {
    expect((await ask({ ...MONACO, radius: 100 })).places.every(({ distance }) => distance <= 100)).toBe(true)
    expect((await ask({ latitude: 0, longitude: -140 })).places).toEqual([])
  })

  it('shows places of an old guide without saying that they are open', async () => {
    const { places } = await ask({ latitude: 48.8566, longitude: 2.3522 })
    expect(places.length).toBeGreaterThan(5)
    expect(places.every(({ openNow, source }) => openNow === null && source.title.includes('Wiki'))).toBe(true)
  })

  it.each([
    ['nothing', {}],
    ['a point off the globe', { latitude: 143, longitude: 7 }],
    ['texts', { latitude: '43', longitude: '7' }],
    ['a radius around the world', { ...MONACO, radius: 1e9 }],
    ['no radius at all', { ...MONACO, radius: 0 }],
    ['a radius that is half a metre', { ...MONACO, radius: 0.5 }],
    ['another kind of place', { ...MONACO, type: 'casino' }],
  ])('refuses %s', async (_, body) => {
    const { error } = await invoke(body)
    const response = (error as { context: Response }).context
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_input' } })
  })

  it('asks the map server when one is set, and falls back and says so when it fails', async () => {
    const overpass = await startFakeProvider(() => ({ status: 504, body: '<html>Gateway Timeout</html>' }))
    const own = await startTestServer({ settings: { OVERPASS_URL: overpass.url }, now: () => EVENING })
    try {
      expect(await ask(MONACO, own)).toMatchObject({ provider: 'packed', unreachable: ['overpass'] })
      overpass.answer = () => ({
        status: 200,
        body: JSON.stringify({
          elements: [{ type: 'node', id: 1, lat: 43.7393, lon: 7.4275, tags: { name: 'Chez Nous' } }],
        }),
      })
      expect(await ask(MONACO, own)).toMatchObject({ provider: 'overpass', places: [{ name: 'Chez Nous' }] })
    } finally {
      await own.stop()
      await overpass.stop()
    }
  })
})
