import { CitySuggestionsResponse } from '@app/contracts/city-suggestions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'

describe('city-suggestions', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())
  const invoke = (body: object) => server.anonClient().functions.invoke('city-suggestions', { body })
  const suggest = async (query: string, near?: object) => {
    const { data, error } = await invoke(near ? { query, near } : { query })
    expect(error).toBeNull()
    return CitySuggestionsResponse.parse(data).cities
  }

  it.each([
    ['mun', 'Munich, Germany'],
    ['ミュンヘン', 'Munich, Germany'],
    ['ميونخ', 'Munich, Germany'],
    ['barclona', 'Barcelona, Spain'],
    ['LHR', 'London, United Kingdom'],
    ['san d', 'San Diego, United States'],
    ['paris, us', 'Paris, Texas, United States'],
    ['paris tx', 'Paris, Texas, United States'],
    ['portland maine', 'Portland, Maine, United States'],
    ['nyc', 'New York, United States'],
    ['la', 'Los Angeles, United States'],
    ['brooklyn', 'Brooklyn, New York, United States'],
    ['nur-sultan', 'Astana, Kazakhstan'],
    ['japan', 'Tokyo, Japan'],
    ['bali', 'Bali, Indonesia'],
    ['victoria', 'Victoria, Canada'],
    ['rome itly', 'Rome, Italy'],
    ['italy rome', 'Rome, Italy'],
    ['valencia venezula', 'Valencia, Venezuela'],
    ['edinborough', 'Edinburgh, United Kingdom'],
    ['marriott new york', 'New York, United States'],
    ['ibis porto', 'Porto, Portugal'],
    ['Rue de Rivoli 99, 75001 Paris, France', 'Paris, France'],
    ['221b baker street london', 'London, United Kingdom'],
  ])('answers the official client for %s', async (query, displayName) => {
    expect((await suggest(query))[0]).toMatchObject({ displayName })
  })

  it.each([
    ['heathrow', 'London, United Kingdom'],
    ['gatwik', 'London, United Kingdom'],
    ["o'hare", 'Chicago, United States'],
    ['o hare', 'Chicago, United States'],
    ['laguardia', 'New York, United States'],
    ['changi', 'Singapore, Singapore'],
    ['charles de gaulle', 'Paris, France'],
    ['barajas', 'Madrid, Spain'],
    ['logan', 'Boston, United States'],
    ['tullamarine', 'Melbourne, Australia'],
    ['chek lap kok', 'Hong Kong, Hong Kong'],
    ['jomo kenyatta', 'Nairobi, Kenya'],
    ['sky harbor', 'Phoenix, United States'],
    ['narita', 'Tokyo, Japan'],
    ['fiumicino', 'Rome, Italy'],
    ['dulles', 'Washington, United States'],
  ])('offers the city that the airport %s serves', async (query, displayName) => {
    const shown = (await suggest(query)).map((city) => city.displayName)
    expect(shown.slice(0, 2)).toContain(displayName)
  })

  it('lists cities of the typed name before cities with that name in other languages', async () => {
    const shown = (await suggest('san')).map(({ name }) => name)
    expect(shown).toHaveLength(8)
    // Santiago de Cali is shown as Cali.
    for (const name of shown) expect(name).toMatch(/^San|^Cali$/)
  })

  it('prefers near cities when a position is given', async () => {
    expect((await suggest('birmingham'))[0]?.country).toBe('United Kingdom')
    expect((await suggest('birmingham', { latitude: 33.4, longitude: -86.9 }))[0]?.country).toBe('United States')
  })

  it('caches queries with a position apart from the same text without one', async () => {
    expect((await suggest('33.4 -86.9\nbirmingham'))[0]?.country).toBe('United Kingdom')
    const near = { latitude: 33.44, longitude: -86.92 }
    expect((await suggest('birmingham', near))[0]?.country).toBe('United States')
    expect((await suggest('birmingham'))[0]?.country).toBe('United Kingdom')
  })

  it('offers an island and its towns, and says so', async () => {
    const [island, ...towns] = await suggest('santorini')
    expect(island).toMatchObject({ displayName: 'Santorini, Greece', region: { kind: 'island', airports: ['JTR'] } })
    const shown = towns.map(({ displayName }) => displayName)
    expect(shown.slice(0, 2).toSorted()).toEqual(['Fira, Santorini, Greece', 'Oia, Santorini, Greece'])
  })

  it('distinguishes cities of one name in one country', async () => {
    const shown = (await suggest('portland')).map(({ displayName }) => displayName)
    expect(shown).toEqual(expect.arrayContaining(['Portland, Oregon, United States', 'Portland, Maine, United States']))
    expect((await suggest('portland')).map(({ name }) => name)).not.toContain('Portland, Oregon')
  })

  it('shows eight, each once', async () => {
    const shown = (await suggest('springfield')).map(({ displayName }) => displayName)
    expect(new Set(shown).size).toBe(shown.length)
    expect(await suggest('san')).toHaveLength(8)
  })

  it.each([
    ['nothing', ''],
    ['one character', 'p'],
    ['an emoji', '🏝️🏝️'],
    ['10,000 characters', 'paris'.repeat(2_000)],
    ['SQL', "'; drop table cities; --"],
    ['SQL behind a city', "paris'; drop table cities; --"],
    ['SQL that compares', "' or '1'='1"],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['HTML around a city', '<b>1, Paris</b>'],
    ['marks of direction alone', '\u202e\u200f\u200e'],
    ['half an emoji', '\ud83d'],
    ['words of no city', 'qzxv wkjq'],
  ])('has no suggestion for %s', async (_, query) => {
    expect(await suggest(query)).toEqual([])
  })

  it.each([
    ['no query', {}],
    ['a number', { query: 5 }],
    ['a zero byte', { query: 'par\0is' }],
    ['a place off the globe', { query: 'paris', near: { latitude: 400, longitude: 0 } }],
  ])('refuses %s', async (_, body) => {
    const { error } = await invoke(body)
    const response = (error as { context: Response }).context
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_input' } })
  })
})
