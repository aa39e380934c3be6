import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { PMTiles } from 'pmtiles'
import { describe, expect, it } from 'vitest'

import { readTile } from '../../build/basemap/vector-tile.ts'
import { REGION_PACKS, WORLD_PACK } from './index.ts'

const FOLDER = join(import.meta.dirname, '../../packed/basemap')
const PACKS = [WORLD_PACK, ...REGION_PACKS]

const bytesOf = (file: string): Uint8Array<ArrayBuffer> => Uint8Array.from(readFileSync(join(FOLDER, file)))

async function namesIn(file: string, [z, x, y]: readonly [number, number, number], layer: string): Promise<unknown[]> {
  const bytes = bytesOf(file)
  const archive = new PMTiles({
    getKey: () => file,
    getBytes: async (offset, length) => ({ data: bytes.slice(offset, offset + length).buffer }),
  })
  const tile = await archive.getZxy(z, x, y)
  const layers = readTile(new Uint8Array(tile?.data ?? new ArrayBuffer()))
  return layers.find(({ name }) => name === layer)?.features.map(({ properties }) => properties['name']) ?? []
}

describe('map packs', () => {
  it.each(PACKS)('$file matches the catalogue', ({ file, bytes, sha256, bounds, date }) => {
    const content = bytesOf(file)
    expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256])
    expect(file).toContain(sha256.slice(0, 8))
    expect(bounds[0] < bounds[2] && bounds[1] < bounds[3]).toBe(true)
    expect(date).toMatch(/^\d{4}(-\d{2})?$/)
  })

  it('are all in the catalogue, and within their size limits', () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual(PACKS.map(({ file }) => file).toSorted())
    expect(WORLD_PACK.bytes).toBeLessThanOrEqual(2_500_000)
    expect(REGION_PACKS.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(4_000_000)
  })

  it('do not overlap', () => {
    for (const [at, a] of REGION_PACKS.entries())
      for (const b of REGION_PACKS.slice(at + 1)) {
        const [west, south, east, north] = a.bounds
        expect(b.bounds[0] > east || b.bounds[2] < west || b.bounds[1] > north || b.bounds[3] < south).toBe(true)
      }
  })

  it('contain well-known places', async () => {
    const { file } = WORLD_PACK
    expect(await namesIn(file, [0, 0, 0], 'countries')).toEqual(expect.arrayContaining(['Brazil', 'Fiji', 'Kenya']))
    expect(await namesIn(file, [6, 30, 24], 'places')).toContain('Lisbon')
    const monaco = REGION_PACKS.find(({ id }) => id === 'monaco')?.file ?? ''
    expect(await namesIn(monaco, [14, 8529, 5974], 'places')).toContain('Monaco-Ville')
    expect(await namesIn(monaco, [14, 8529, 5974], 'roads')).toContain('Avenue Albert II')
  })
})
