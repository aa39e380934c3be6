import { TripPlacesResponse } from '@app/contracts/trips/trip-places'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const PARIS = 2_988_507

describe('trip-places', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ settings: { FEEDS: 'off' } })
  })
  afterAll(() => server.stop())
  const invoke = (body: object) => server.anonClient().functions.invoke('trip-places', { body })
  const ask = async (body: object) => {
    const { data, error } = await invoke(body)
    expect(error).toBeNull()
    return TripPlacesResponse.parse(data)
  }

  it('knows a city by its name and country', async () => {
    expect((await ask({ name: 'Paris, France' })).city?.cityId).toBe(PARIS)
    expect((await ask({ name: 'Xyzzyville Nowhere' })).city).toBeNull()
  })

  it('gives the places for days in Paris, and the same ones every time', async () => {
    const first = await ask({ cityId: PARIS })
    expect(first.city).toMatchObject({ name: 'Paris', country: 'FR', timeZone: 'Europe/Paris' })
    expect(first.places.slice(0, 40).map(({ name }) => name)).toContain('Eiffel Tower')
    expect(first.places.length).toBeLessThanOrEqual(200)
    expect(JSON.stringify(first).length).toBeLessThan(150_000)
    expect(await ask({ cityId: PARIS })).toEqual(first)
  })

  it('finds the city around a point, and nothing in the ocean', async () => {
    expect((await ask({ latitude: 48.86, longitude: 2.35 })).city?.cityId).toBe(PARIS)
    expect(await ask({ latitude: 0, longitude: -140 })).toMatchObject({ city: null, places: [] })
    expect(await ask({ cityId: 1 })).toMatchObject({ city: null, places: [] })
  })

  it('stays in the country of a point, though a larger town lies across the water', async () => {
    const ksamil = { latitude: 39.77, longitude: 20.0 }
    expect((await ask(ksamil)).city?.country).toBe('GR')
    const inAlbania = await ask({ ...ksamil, country: 'AL' })
    expect(inAlbania.city?.country).toBe('AL')
    expect(inAlbania.places.map(({ name }) => name).filter((name) => name.includes('Corfu'))).toEqual([])
  })

  it.each([{}, { cityId: 'Paris' }, { cityId: -1 }, { latitude: 91, longitude: 0 }, { cityId: PARIS, latitude: 1 }])(
    'refuses %o',
    async (body) => {
      const { error } = await invoke(body)
      expect((error as { context: Response }).context.status).toBe(400)
    },
  )
})
