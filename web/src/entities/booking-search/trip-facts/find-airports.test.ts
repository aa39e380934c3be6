import type { CitySuggestion } from '@app/contracts/city-suggestions'
import { beforeEach, expect, it, vi } from 'vitest'

import type { FoundCities } from '../../place/search/find-cities.ts'
import { findAirports } from './find-airports.ts'

const findCities = vi.hoisted(() => vi.fn<(config: unknown, query: string) => Promise<FoundCities>>())
// The search of cities has its own tests.
vi.mock('../../place/search/find-cities.ts', () => ({ findCities }))
const addRegionsOffline = vi.hoisted(() => vi.fn<(query: string, cities: unknown[]) => Promise<unknown[]>>())
vi.mock('../../place/search/offline-search.ts', () => ({ addRegionsOffline }))

const CONFIG = { supabaseUrl: null, supabaseKey: 'k', origin: '' }
const city = (name: string, country: string): CitySuggestion => ({ name, country, displayName: `${name}, ${country}` })
const codes = async (query: string) =>
  (await findAirports(CONFIG, query, 6, new AbortController().signal)).map(({ code }) => code)

beforeEach(() => {
  addRegionsOffline.mockReset()
  addRegionsOffline.mockImplementation(async (_, cities) => cities)
  findCities.mockReset()
  findCities.mockResolvedValue({ cities: [], from: 'server' })
})

it('needs no server for the names of an airport or its city', async () => {
  expect(await codes('heathrow')).toEqual(['LHR'])
  expect(findCities).not.toHaveBeenCalled()
})

it.each([
  ['Москва', [city('Moscow', 'Russia')], 'SVO'],
  ['東京', [city('Tokyo', 'Japan')], 'HND'],
  ['دبي', [city('Dubai', 'United Arab Emirates')], 'DXB'],
  ['Сиэтл', [city('Seattle', 'United States')], 'SEA'],
])('%s is another name of a city with airports', async (query, cities, first) => {
  findCities.mockResolvedValue({ cities, from: 'server' })
  expect((await codes(query))[0]).toBe(first)
})

it('offers each airport once, and none for a city without one', async () => {
  const cities = [city('Tokyo', 'Japan'), city('Kamakura', 'Japan'), city('Tokyo', 'Japan')]
  findCities.mockResolvedValue({ cities, from: 'server' })
  expect(await codes('東京近郊')).toEqual(['HND', 'NRT'])
})

it('tolerates a typo in the name of an airport, and keeps matches by city', async () => {
  findCities.mockResolvedValue({ cities: [city('Handan', 'China')], from: 'server' })
  expect(await codes('hanedda')).toEqual(['HND', 'HDG'])
})

it('offers the airports of a region, an island or a park, the gateway first', async () => {
  const region = { id: 'bali', kind: 'island', airports: ['DPS'], coordinates: { latitude: -8.4, longitude: 115.2 } }
  addRegionsOffline.mockImplementation(async (_, cities) => [{ ...city('Bali', 'Indonesia'), region }, ...cities])
  const found = await findAirports(CONFIG, 'bali', 6, new AbortController().signal)
  expect(found[0]).toMatchObject({ code: 'DPS', gatewayTo: 'Bali' })
  expect(new Set(found.map(({ code }) => code)).size).toBe(found.length)
  expect(findCities).not.toHaveBeenCalled()
})
