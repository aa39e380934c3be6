import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { BLOCK_BYTES, countKeptBytes, deleteBlocks, dropOldBlocks, readBytes } from './pack-blocks.ts'
import { packDb } from './pack-db.ts'
import { joinPacks, type TileNumber } from './pack-tiles.ts'

const CONTENT = Uint8Array.from({ length: 3 * BLOCK_BYTES + 500 }, (_, index) => (index * 31) % 251)
const PACK = {
  id: 'test',
  file: 'test-1.pmtiles',
  title: 'Test',
  area: '',
  date: '2026',
  bytes: CONTENT.length,
  sha256: '',
  bounds: [0, 0, 10, 10] as const,
  minZoom: 8,
  maxZoom: 14,
}
const addressOf = (file: string) => `/maps/${file}`

let asked: string[]
let isOffline: boolean
let knowsRanges: boolean

beforeEach(async () => {
  asked = []
  isOffline = false
  knowsRanges = true
  await deleteBlocks(PACK.file)
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: { range: string } }) => {
    asked.push(headers.range)
    if (isOffline) throw new TypeError('Failed to fetch')
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(headers.range) ?? []
    if (!knowsRanges) return new Response(CONTENT)
    return new Response(CONTENT.slice(Number(from), Number(to) + 1), { status: 206 })
  })
})

const read = async (offset: number, length: number) => new Uint8Array(await readBytes(PACK, offset, length, addressOf))

describe('bytes of a pack', () => {
  it.each([
    ['inside one block', 10, 100],
    ['over two', BLOCK_BYTES - 50, 100],
    ['over all', 0, CONTENT.length],
    ['at the end', CONTENT.length - 3, 3],
  ])('%s are the right ones', async (_, offset, length) => {
    expect(await read(offset, length)).toEqual(CONTENT.slice(offset, offset + length))
  })

  it('are loaded once, also by several callers at the same moment, and then come without a network', async () => {
    await Promise.all([read(0, 10), read(20, 10), read(500, 10)])
    expect(asked).toEqual([`bytes=0-${BLOCK_BYTES - 1}`])
    isOffline = true
    expect(await read(100, 50)).toEqual(CONTENT.slice(100, 150))
    await expect(read(BLOCK_BYTES, 1)).rejects.toThrow('Failed to fetch')
  })

  it('come from a server without range support too', async () => {
    knowsRanges = false
    expect(await read(BLOCK_BYTES, 9)).toEqual(CONTENT.slice(BLOCK_BYTES, BLOCK_BYTES + 9))
  })

  it('that the disk has damaged are not shown: they are loaded again', async () => {
    await read(0, 10)
    const db = await packDb()
    const block = (await db.get('blocks', [PACK.file, 0]))!
    await db.put('blocks', block.fill(0, 100, 200), [PACK.file, 0])
    expect(await read(100, 50)).toEqual(CONTENT.slice(100, 150))
    expect(asked).toHaveLength(2)
    isOffline = true
    expect(await read(100, 50)).toEqual(CONTENT.slice(100, 150))
  })

  it('of an older release are deleted, and those that the traveller keeps are not', async () => {
    const region = { ...PACK, bounds: [0, 0, 10, 10] as [number, number, number, number] }
    const db = await packDb()
    await read(0, 10)
    await db.put('regions', { ...region, schema: 'own', hasPlaces: false, state: 'kept', keptAtMs: 1, name: 'Test' })
    await dropOldBlocks([{ file: 'test-2.pmtiles' }])
    expect((await countKeptBytes([PACK])).get(PACK.file)).toBe(BLOCK_BYTES)
    await db.delete('regions', PACK.file)
    await dropOldBlocks([{ file: 'test-2.pmtiles' }])
    expect((await countKeptBytes([PACK])).get(PACK.file)).toBe(0)
  })

  it('of another release are never mixed with it', async () => {
    await expect(readBytes({ ...PACK, bytes: 10 ** 7 }, 5_000_000, 10, addressOf)).rejects.toThrow('bytes long')
  })
})

describe('joinPacks', () => {
  it('reads only the pack that contains the tile', async () => {
    isOffline = true
    const read = joinPacks(() => [PACK], addressOf)
    const readTile = (tile: TileNumber) => read(tile, new AbortController().signal)
    expect((await readTile({ z: 8, x: 10, y: 100 })).byteLength).toBe(0)
    expect((await readTile({ z: 7, x: 65, y: 62 })).byteLength).toBe(0)
    expect(asked).toEqual([])
    await expect(readTile({ z: 8, x: 130, y: 125 })).rejects.toThrow('Failed to fetch')
  })
})
