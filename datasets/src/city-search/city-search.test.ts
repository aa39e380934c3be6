import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'

import { searchPlaces } from '@app/domain/place-search'
import { describe, expect, it } from 'vitest'

import { loadCities } from './index.ts'

const PACKED = join(import.meta.dirname, '../../packed/city-search')
const LABELLED = join(import.meta.dirname, '../../../bench/autocomplete/labelled-queries.tsv')
const MEGABYTE = 1024 * 1024
const KINDS = ['prefix', 'word', 'typo', 'foreign', 'script', 'code', 'country', 'state', 'region']

const cities = loadCities(PACKED)
const labelsFor = (query: string): readonly string[] =>
  searchPlaces(cities.index, query, { limit: 8, addresses: true }).flatMap(({ entry }) => [
    `${cities.name(entry)}, ${cities.country(entry)}`,
    `${cities.name(entry)}, ${cities.region(entry)}, ${cities.country(entry)}`,
  ])

/** Latitudes have even indexes, longitudes odd ones; only extreme values are compared. */
const sample = (degrees: readonly number[], odd: number) =>
  degrees.filter((value, i) => i % 2 === odd && value > 60 + odd * 100)

const displayed = (query: string): string | undefined => {
  const [found] = searchPlaces(cities.index, query, { limit: 1 })
  return found && cities.displayName(found.entry)
}

const labelled = readFileSync(LABELLED, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kind = '', among = '', query = '', name = '', country = '', region = ''] = line.split('\t')
    return { kind, among, query, wanted: region ? `${name}, ${region}, ${country}` : `${name}, ${country}` }
  })

describe('labelled queries', () => {
  it('are a meaningful number, of every kind', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(300)
    expect(new Set(labelled.map(({ kind }) => kind))).toEqual(new Set(KINDS))
  })

  it.each(KINDS)('of kind %s are all answered', (kind) => {
    const missed = labelled
      .filter((label) => label.kind === kind)
      .flatMap(({ among, query, wanted }) => {
        const found = labelsFor(query).slice(0, among === 'first' ? 2 : 16)
        return found.includes(wanted) ? [] : [{ query, wanted, found }]
      })
    expect(missed).toEqual([])
  })
})

describe('packed cities', () => {
  it('cover the world', () => {
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

  it.each([
    ['xiamen', 'Xiamen, China'],
    ['amoy', 'Xiamen, China'],
    ['makkah', 'Mecca, Saudi Arabia'],
    ['bahawalpur', 'Bahawalpur, Pakistan'],
    ['bahawalnagar', 'Bahawalnagar, Punjab, Pakistan'],
    ['sendai', 'Sendai, Japan'],
    ['satsumasendai', 'Satsumasendai, Japan'],
    ['queens', 'Queens, New York, United States'],
    ['cali', 'Cali, Colombia'],
    ['gifu', 'Gifu, Japan'],
    ['cologne', 'Cologne, Germany'],
    ['kraków', 'Kraków, Poland'],
    ['hyderabad', 'Hyderabad, India'],
    ['springfield mo', 'Springfield, Missouri, United States'],
    ['granada', 'Granada, Spain'],
  ])('show %s as %s', (query, displayName) => expect(displayed(query)).toBe(displayName))

  it('match the register', () => {
    const { files, rows } = JSON.parse(readFileSync(join(PACKED, '../city-search.json'), 'utf8')) as {
      readonly rows: number
      readonly files: readonly { readonly file: string; readonly sha256: string }[]
    }
    expect(rows).toBe(cities.count)
    const hashes = files.map(({ file }) =>
      createHash('sha256')
        .update(zstdDecompressSync(readFileSync(join(PACKED, '..', file))))
        .digest('hex'),
    )
    expect(hashes).toEqual(files.map(({ sha256 }) => sha256))
  })

  it('stay within the limits of a server and a repository', () => {
    const held = Object.values(cities.index).reduce(
      (sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : JSON.stringify(part).length),
      0,
    )
    expect(held).toBeLessThan(40 * MEGABYTE)
    const files = ['index.bin.zst', 'names.bin.zst'].map((name) => statSync(join(PACKED, name)).size)
    expect(files.reduce((sum, size) => sum + size)).toBeLessThan(8 * MEGABYTE)
  })
})
