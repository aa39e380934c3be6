import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { loadGuide } from '../../src/guide/index.ts'
import { PACKED } from '../packed-folder.ts'
import { readRegister, tableById } from '../registered-table.ts'
import { MOST_PART_BYTES, packSource } from './pack-guide.ts'
import { readGuide } from './read-guide.ts'
import { smallGuide, withFolder } from './testing/small-guide.ts'

const FOLDER = join(PACKED, 'guide')
/** The total transferred size; measured at 2.86 MB with 1,193 destinations. A browser loads single countries. */
const MOST_BYTES = 3_000_000

/** Read by the search of places, not by the page of a country. */
const OF_ALL = ['destinations.json', 'place-names.json']

const table = tableById((await readRegister()).tables)('guide')

describe('the packed guide', async () => {
  const files = await readdir(FOLDER)
  const weights = await Promise.all(
    files.map(async (file) => ({ file, bytes: gzipSync(await readFile(join(FOLDER, file)), { level: 9 }).length })),
  )

  it('has at most 60 KB in each file of a country', () => {
    const countries = weights.filter(({ file }) => !OF_ALL.includes(file))
    expect(countries.filter(({ bytes }) => bytes > MOST_PART_BYTES)).toEqual([])
    // The names of places stay on the server.
    const sent = weights.filter(({ file }) => file !== 'place-names.json')
    expect(sent.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_BYTES)
  })
})

describe('the register', () => {
  it('dates the guide by the newest month of a country', async () => {
    const months = (await readGuide()).countries.map(({ cells }) => cells['as_of'] ?? '')
    expect(table.sources.map(({ checkedAt }) => checkedAt)).toEqual([`${months.toSorted().at(-1)}-01`])
    expect(table.status).toBe('editorial')
  })
})

describe('packing', () => {
  const pack = async (change: (guide: ReturnType<typeof smallGuide>) => void = () => {}) => {
    const guide = smallGuide()
    change(guide)
    return withFolder(guide, async (folder) => packSource(await readGuide(folder), table))
  }

  it('gives the same text for the same source', async () => {
    expect(await pack()).toEqual(await pack())
  })

  it('loses nothing in a round trip', async () => {
    const guide = await readerOf(await pack(({ pt }) => pt.tables.names.push({ id: 'lisbon.a', id_ID: 'Satu' })))
    const lisbon = await guide.destination('lisbon')
    expect(guide.destinations.map(({ id }) => id)).toEqual(['lisbon', 'porto', 'portugal', 'seville'])
    expect(guide.find('lisbon')).toMatchObject({ gatewayAirport: 'LIS', radiusKm: 12, parentId: 'portugal', part: 0 })
    expect(guide.find('lisbon')?.otherNames).toContainEqual({ language: 'de', name: 'Lissabon' })
    expect(lisbon).toMatchObject({ asOf: '2026-11', country: { code: 'PT', prices: { beer: { low: 2, high: 4 } } } })
    expect(lisbon?.sights).toHaveLength(12)
    expect(lisbon?.sights[0]).toMatchObject({
      id: 'lisbon.a',
      coordinates: { latitude: 38.701, longitude: -9.139 },
      otherNames: [{ language: 'id', name: 'Satu' }],
    })
    expect(lisbon?.legs.map(({ mode }) => mode)).toEqual(['train', 'bus', 'car'])
    expect(lisbon?.routes).toHaveLength(3)
    expect(await guide.country('FR')).toBeUndefined()
    expect(await guide.destination('atlantis')).toBeUndefined()
  })

  it('packs a destination of a country without facts, with those of the country one travels from', async () => {
    const packed = await pack((guide) => {
      guide.es.country = {}
      const [, bus = {}] = guide.pt.tables.legs
      guide.pt.tables.legs.push({ ...bus, from: 'lisbon', to: 'seville' })
    })
    const guide = await readerOf(packed)
    expect(guide.countries).not.toContain('ES')
    const seville = await guide.destination('seville')
    expect(seville).toMatchObject({ destination: { id: 'seville', countries: ['ES'] }, country: { code: 'PT' } })
    expect(await guide.country('ES')).toBeUndefined()
  })

  it('splits a country that is too large, and the reader joins it', async () => {
    const packed = await pack(({ pt }) => {
      for (const id of ['lisbon', 'porto']) pt.tables.sights.push(...manySights(id, pt.tables.sights[0] ?? {}))
    })
    const files = (packed.parts ?? []).map(({ file }) => file)
    expect(files).toEqual([
      'guide/es.json',
      'guide/pt.json',
      'guide/pt-1.json',
      'guide/pt-2.json',
      'guide/place-names.json',
    ])
    const guide = await readerOf(packed)
    const [country, porto] = [await guide.country('PT'), await guide.destination('porto')]
    expect(country?.sights).toHaveLength(12 + 2 * MANY)
    expect(country?.legs).toHaveLength(3)
    expect(porto?.sights).toHaveLength(MANY)
    expect(porto?.legs).toHaveLength(3)
    expect(guide.find('porto')?.part).not.toBe(guide.find('lisbon')?.part)
  })
})

const MANY = 1000

/** Incompressible names: a hash of the number. */
function manySights(destination: string, model: Record<string, string>): Record<string, string>[] {
  return Array.from({ length: MANY }, (_, index) => {
    const name = Array.from({ length: 8 }, (__, at) => Math.imul(index * 8 + at + 1, 2_654_435_761) >>> 0)
    const text = name.map((word) => word.toString(36)).join(' ')
    return { ...model, dest: destination, id: `${destination}.s${index}`, name: text }
  })
}

function readerOf(packed: ReturnType<typeof packSource>) {
  const texts = new Map(
    [packed.parts ?? [], { file: packed.table.file, text: packed.text }].flat().map((part) => [part.file, part.text]),
  )
  return loadGuide(async (file) => texts.get(file) ?? '')
}
