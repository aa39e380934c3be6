import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { searchOfflineCities } from './index.ts'

const FILE = join(import.meta.dirname, '../../packed/city-search-offline.json')
const LABELLED = join(import.meta.dirname, '../../../bench/autocomplete/labelled-queries.tsv')
const LARGEST_BYTES = 110_000
// The best compression takes its time on a busy machine.
const PATIENCE_MS = 60_000

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

  it('prefers what is near', () => {
    const near = { latitude: 33.4, longitude: -86.9 }
    expect(searchOfflineCities('birmingham', { limit: 1, near })[0]?.country).toBe('United States')
  })

  it('answers nearly all that the server is asked', () => {
    const lines = readFileSync(LABELLED, 'utf8').trim().split('\n').slice(1)
    const missed = lines.filter((line) => {
      const [, , query = '', name = ''] = line.split('\t')
      return !searchOfflineCities(query, { limit: 8 }).some((city) => city.name === name)
    })
    // Names in rare languages and scripts have no room on a device.
    expect(missed.length / lines.length).toBeLessThan(0.04)
  })
})

it('holds 10,000 cities within the budget of a browser', { timeout: PATIENCE_MS }, () => {
  const content = readFileSync(FILE)
  const { names } = JSON.parse(content.toString()) as { names: string }
  expect(names.split('\n')).toHaveLength(10_000)
  expect(brotliCompressSync(content).length).toBeLessThanOrEqual(LARGEST_BYTES)
})
