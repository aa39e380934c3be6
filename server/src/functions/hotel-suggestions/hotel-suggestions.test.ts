import { HotelSuggestionsResponse } from '@app/contracts/hotel-suggestions'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'

// The first queries find nothing until the index is loaded, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

describe('hotel-suggestions', () => {
  let server: TestServer
  const invoke = (body: object) => server.anonClient().functions.invoke('hotel-suggestions', { body })
  beforeAll(async () => {
    server = await startTestServer()
    await vi.waitFor(
      async () => expect((await invoke({ query: 'ritz' })).data).toMatchObject({ isReady: true }),
      50_000,
    )
  })
  afterAll(() => server.stop())
  const suggest = async (query: string) => {
    const { data, error } = await invoke({ query })
    expect(error).toBeNull()
    return HotelSuggestionsResponse.parse(data).hotels
  }

  it.each([
    ['hotel sacher', 'Hotel Sacher'],
    ['sacher', 'Hotel Sacher'],
    ['sacher, austria', 'Hotel Sacher'],
    ['danieli venice', 'Danieli'],
    ['vier jahreszeiten kempinsky', 'Hotel Vier Jahreszeiten Kempinski München'],
  ])('finds by %s', async (query, name) => {
    expect((await suggest(query)).map((hotel) => hotel.name)).toContain(name)
  })

  it('returns city, country and stars, and null for unknown stars', async () => {
    const hotels = await suggest('hotel sacher')
    expect(hotels.find(({ city }) => city === 'Salzburg')).toEqual({
      name: 'Hotel Sacher',
      city: 'Salzburg',
      country: 'Austria',
      displayName: 'Hotel Sacher, Salzburg, Austria',
      rating: 5,
      coordinates: { latitude: expect.closeTo(47.8, 1), longitude: expect.closeTo(13.04, 1) },
    })
    expect((await suggest('ibis')).some(({ rating }) => rating === null)).toBe(true)
  })

  it('shows the cities of a chain, and all its hotels in a city when one is named', async () => {
    const citiesOf = async (query: string) => new Set((await suggest(query)).map(({ city }) => city)).size
    expect(await citiesOf('hilton')).toBeGreaterThan(3)
    expect(await citiesOf('hilton london')).toBe(1)
  })

  it.each([
    ['paris', 'Paris'],
    ['hotel paris', 'Paris'],
    ['madrid', 'Madrid'],
    ['hilton paris', 'Paris'],
    ['berlin ibis', 'Berlin'],
  ])('offers hotels in the city that “%s” names before hotels with that name elsewhere', async (query, city) => {
    const [first, second] = await suggest(query)
    expect([first?.city, second?.city]).toEqual([city, city])
  })

  it('offers no hotel of a brand elsewhere when the city is named', async () => {
    expect((await suggest('marriott new york')).filter(({ city }) => city !== 'New York')).toEqual([])
    expect((await suggest('holiday inn chicago')).filter(({ city }) => city !== 'Chicago')).toEqual([])
  })

  it('shows eight, each once', async () => {
    const shown = (await suggest('hotel')).map(({ displayName }) => displayName)
    expect(shown).toHaveLength(8)
    expect(new Set(shown).size).toBe(8)
  })

  it.each([
    ['nothing', ''],
    ['one character', 'h'],
    ['an emoji', '🏨🏨'],
    ['10,000 characters', 'hilton'.repeat(1_700)],
    ['SQL', "'; drop table hotels; --"],
    ['SQL behind a hotel', "ritz'; drop table hotels; --"],
    ['SQL that compares', "' or '1'='1"],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['HTML around a hotel', '<b>Ritz</b>'],
    ['half an emoji', '\ud83d'],
  ])('has no suggestion for %s', async (_, query) => expect(await suggest(query)).toEqual([]))

  it('refuses an invalid request', async () => {
    const { error } = await invoke({ query: 5 })
    expect((error as { context: Response }).context.status).toBe(400)
  })
})
