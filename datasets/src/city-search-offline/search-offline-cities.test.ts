import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { findOfflineCityServed, searchOfflineCities } from './index.ts'

const FILE = join(import.meta.dirname, '../../packed/city-search-offline.json')
const LABELLED = join(import.meta.dirname, '../../../bench/autocomplete/labelled-queries.tsv')
const LARGEST_BYTES = 110_000
// The best compression takes its time on a busy machine.
const TIMEOUT_MS = 60_000

const first = (query: string) => searchOfflineCities(query, { limit: 8 })[0]?.displayName

describe('searchOfflineCities', () => {
  it.each([
    ['a beginning', 'barc', 'Barcelona, Spain'],
    ['a typo', 'lodnon', 'London, United Kingdom'],
    ['a local name', 'münchen', 'Munich, Germany'],
    ['a foreign name', 'Parigi', 'Paris, France'],
    ['Cyrillic', 'Лондон', 'London, United Kingdom'],
    ['a code', 'JFK', 'New York, United States'],
    ['a country', 'paris, fr', 'Paris, France'],
    ['a name that another city has in one language', 'victoria', 'Victoria, Canada'],
    ['a name without its river', 'newcastle', 'Newcastle upon Tyne, United Kingdom'],
    ['sounds', 'きょうと', 'Kyoto, Japan'],
  ])('finds by %s', (_, query, displayName) => {
    expect(first(query)).toBe(displayName)
  })

  it('lists places of the typed name before places with that name in other languages', () => {
    const shown = searchOfflineCities('san', { limit: 8 }).map(({ name }) => name)
    expect(shown.slice(0, 3)).toEqual(['Santiago', 'San Francisco', 'San Diego'])
    // Santiago de Cali is shown as Cali, and is meant only when it is typed so far.
    for (const name of shown) expect(name).toMatch(/^San/)
    expect(first('santiago de cali')).toBe('Cali, Colombia')
  })

  it('finds the city that an airport serves', () => {
    expect(findOfflineCityServed('LHR')).toMatchObject({ displayName: 'London, United Kingdom' })
    expect(findOfflineCityServed('QQQ')).toBeNull()
  })

  it('prefers nearby places', () => {
    const near = { latitude: 33.4, longitude: -86.9 }
    expect(searchOfflineCities('birmingham', { limit: 1, near })[0]?.country).toBe('United States')
  })

  it.each([
    ['nearly all that is written in Latin letters', (kind: string) => kind !== 'script', 0.04],
    // In other scripts a device only has the names of the best known cities.
    ['most of what other scripts ask for', (kind: string) => kind === 'script', 0.17],
  ])("answers %s of the server's queries", (_, isAsked, mostMissed) => {
    const lines = readFileSync(LABELLED, 'utf8').trim().split('\n').slice(1)
    const asked = lines.map((line) => line.split('\t')).filter(([kind = '']) => isAsked(kind))
    const missed = asked.filter(
      ([, , query = '', name = '']) => !searchOfflineCities(query, { limit: 8 }).some((city) => city.name === name),
    )
    expect(missed.length / asked.length).toBeLessThan(mostMissed)
  })
})

it('holds 10,000 cities within the budget of a browser', { timeout: TIMEOUT_MS }, () => {
  const content = readFileSync(FILE)
  const { names } = JSON.parse(content.toString()) as { names: string }
  expect(names.split('\n')).toHaveLength(10_000)
  expect(brotliCompressSync(content).length).toBeLessThanOrEqual(LARGEST_BYTES)
})
