import type { CitySuggestion } from '@app/contracts/city-suggestions'
import { beforeEach, expect, it, vi } from 'vitest'

import type { FoundCities } from '../../api/suggestions/find-cities.ts'
import { findAirports } from './find-airports.ts'

const findCities = vi.hoisted(() => vi.fn<(config: unknown, query: string) => Promise<FoundCities>>())
// What the search of cities finds has tests of its own.
vi.mock('../../api/suggestions/find-cities.ts', () => ({ findCities }))

const CONFIG = { supabaseUrl: null, supabaseKey: 'k', origin: '' }
const city = (name: string, country: string): CitySuggestion => ({ name, country, displayName: `${name}, ${country}` })
const codes = async (query: string) =>
  (await findAirports(CONFIG, query, 6, new AbortController().signal)).map(({ code }) => code)

beforeEach(() => {
  findCities.mockReset()
  findCities.mockResolvedValue({ cities: [], from: 'server' })
})

it('needs no server for what an airport or its city is called', async () => {
  expect(await codes('heathrow')).toEqual(['LHR'])
  expect(findCities).not.toHaveBeenCalled()
})

it.each([
  ['Москва', [city('Moscow', 'Russia')], 'SVO'],
  ['東京', [city('Tokyo', 'Japan')], 'HND'],
  ['دبي', [city('Dubai', 'United Arab Emirates')], 'DXB'],
  ['Сиэтл', [city('Seattle', 'United States')], 'SEA'],
])('%s is a city by another of its names, and has airports', async (query, cities, first) => {
  findCities.mockResolvedValue({ cities, from: 'server' })
  expect((await codes(query))[0]).toBe(first)
})

it('offers each airport once, and none for a city without one', async () => {
  const cities = [city('Tokyo', 'Japan'), city('Kamakura', 'Japan'), city('Tokyo', 'Japan')]
  findCities.mockResolvedValue({ cities, from: 'server' })
  expect(await codes('東京近郊')).toEqual(['HND', 'NRT'])
})

it('forgives a slip in the name of an airport, and keeps what cities that are called so have', async () => {
  findCities.mockResolvedValue({ cities: [city('Handan', 'China')], from: 'server' })
  expect(await codes('hanedda')).toEqual(['HND', 'HDG'])
})
