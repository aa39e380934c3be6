import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { searchPlaces } from '@app/domain/place-search'
import { describe, expect, it } from 'vitest'

import { loadCities } from './index.ts'

const PACKED = join(import.meta.dirname, '../../packed/city-search')
const LABELLED = join(import.meta.dirname, '../../../bench/autocomplete/labelled-queries.tsv')
const MEGABYTE = 1024 * 1024

const cities = loadCities(PACKED)
const labelsFor = (query: string): readonly string[] =>
  searchPlaces(cities.index, query, { limit: 8 }).map(({ entry }) => `${cities.name(entry)}, ${cities.country(entry)}`)

/** Latitudes lie at even places, longitudes at odd ones; only the far ones are worth a look. */
const sample = (degrees: readonly number[], odd: number) =>
  degrees.filter((value, i) => i % 2 === odd && value > 60 + odd * 100)

const labelled = readFileSync(LABELLED, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kind = '', among = '', query = '', name = '', country = ''] = line.split('\t')
    return { kind, among, query, wanted: `${name}, ${country}` }
  })

describe('labelled queries', () => {
  it('are enough to mean something, and of every kind', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(300)
    expect(new Set(labelled.map(({ kind }) => kind))).toEqual(
      new Set(['prefix', 'word', 'typo', 'foreign', 'script', 'code', 'country']),
    )
  })

  it.each(['prefix', 'word', 'typo', 'foreign', 'script', 'code', 'country'])('of kind %s are all answered', (kind) => {
    const missed = labelled
      .filter((label) => label.kind === kind)
      .flatMap(({ among, query, wanted }) => {
        const found = labelsFor(query).slice(0, among === 'first' ? 1 : 8)
        return found.includes(wanted) ? [] : [{ query, wanted, found }]
      })
    expect(missed).toEqual([])
  })
})

describe('packed cities', () => {
  it('hold the world', () => {
    expect(cities.count).toBeGreaterThan(199_000)
    expect(cities.index.entryGroup.length).toBe(cities.count)
    const countries = new Set(Array.from({ length: cities.count }, (_, city) => cities.country(city)))
    expect(countries.size).toBeGreaterThan(240)
    expect([...countries].every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
  })

  it('lie on the globe', () => {
    const degrees = [...cities.index.entryPosition].map((hundredths) => Math.abs(hundredths) / 100)
    expect(Math.max(...sample(degrees, 0))).toBeLessThanOrEqual(90)
    expect(Math.max(...sample(degrees, 1))).toBeLessThanOrEqual(180)
  })

  it.each([
    [2_867_714, 'Munich', 'DE'],
    [5_128_581, 'New York', 'US'],
    [1_850_147, 'Tokyo', 'JP'],
    [745_044, 'Istanbul', 'TR'],
    [2_950_159, 'Berlin', 'DE'],
  ])('know %i as %s', (id, name, country) => {
    const found = searchPlaces(cities.index, name, { limit: 1 })[0]
    expect(found && [cities.geonameId(found.entry), cities.name(found.entry), cities.country(found.entry)]).toEqual([
      id,
      name,
      country,
    ])
  })

  it('stay within what a server may hold and a repository may carry', () => {
    const held = Object.values(cities.index).reduce(
      (sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : JSON.stringify(part).length),
      0,
    )
    expect(held).toBeLessThan(40 * MEGABYTE)
    const files = ['index.bin.zst', 'names.bin.zst'].map((name) => statSync(join(PACKED, name)).size)
    expect(files.reduce((sum, size) => sum + size)).toBeLessThan(8 * MEGABYTE)
  })
})
