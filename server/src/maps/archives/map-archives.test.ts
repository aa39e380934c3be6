import { createHash } from 'node:crypto'
import { mkdtemp, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { REGION_PACKS } from '@app/datasets/map-packs'
import { PMTiles, zxyToTileId } from 'pmtiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { tileContent, writeSyntheticArchive } from '../../../test/synthetic-archive.ts'
import { ArchiveError, openSource } from './archive-source.ts'
import { openArchive } from './archive.ts'
import { createMapArchives } from './map-archives.ts'
import { frameOf, gridOf } from './tiles-of-frame.ts'

/** 32 by 32 tiles around Vienna, and a city of 4 by 3 tiles within. */
const SQUARE = { zoom: 14, left: 8928, top: 5680, side: 32 }
const BOUNDS = frameOf([8928, 5680, 8959, 5711])
const CITY = frameOf([8936, 5690, 8939, 5692])
const TILE_BYTES = 3_000

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
let folder = ''
let path = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'map-archives-'))
  path = join(folder, 'planet.pmtiles')
  await writeSyntheticArchive(path, { square: SQUARE, tileBytes: TILE_BYTES, bounds: BOUNDS })
})
afterAll(() => rm(folder, { recursive: true }))

const archivesOf = (...archives: string[]) => createMapArchives({ archives, log, now: Date.now })

async function offered(archives: ReturnType<typeof archivesOf>, frame: typeof CITY) {
  const offers = await archives.offer(frame)
  return offers === 'too-large' ? [] : offers
}

async function offerOf(archives: ReturnType<typeof archivesOf>, frame: typeof CITY) {
  const offers = await archives.offer(frame)
  if (offers === 'too-large' || !offers[0]) throw new Error('nothing was offered')
  const cut = await archives.openCut(offers[0].file)
  if (!cut) throw new Error('the cut is unknown')
  return { offer: offers[0], cut }
}

describe('a cut', () => {
  it('is an archive of its own, with the tiles of the frame at every zoom and no others', async () => {
    const { offer, cut } = await offerOf(archivesOf(path), CITY)
    expect(offer).toMatchObject({
      title: 'Synthetic',
      date: '2026-10',
      schema: 'openmaptiles',
      minZoom: 8,
      maxZoom: 14,
    })
    expect(offer.bytes).toBe(cut.bytes)
    const reader = new PMTiles({
      getKey: () => 'cut',
      getBytes: async (offset, length) => ({
        data: (await cut.read(offset, Math.min(cut.bytes, offset + length))).buffer,
      }),
    })
    for (const [z, x, y] of [
      [14, 8936, 5690],
      [14, 8939, 5692],
      [11, 1117, 711],
      [8, 139, 88],
    ] as const)
      expect(new Uint8Array((await reader.getZxy(z, x, y))!.data)).toEqual(
        tileContent(zxyToTileId(z, x, y), TILE_BYTES),
      )
    expect(await reader.getZxy(14, 8935, 5690)).toBeUndefined()
    expect(await reader.getZxy(14, 8936, 5693)).toBeUndefined()
  })

  it('gives the same bytes in pieces of any size, and from another server', async () => {
    const { cut } = await offerOf(archivesOf(path), CITY)
    const { cut: other } = await offerOf(archivesOf(path), CITY)
    const whole = await cut.read(0, cut.bytes)
    const pieces: Uint8Array[] = []
    for (let at = 0; at < cut.bytes; at += 7_777) pieces.push(await other.read(at, Math.min(cut.bytes, at + 7_777)))
    expect(Buffer.concat(pieces).equals(whole)).toBe(true)
  })

  it('is found again for a frame that is a little smaller than its tiles', async () => {
    const [west, south, east, north] = CITY
    const { offer } = await offerOf(archivesOf(path), CITY)
    const { offer: other } = await offerOf(archivesOf(path), [west + 0.001, south + 0.001, east - 0.001, north - 0.001])
    expect(other.file).toBe(offer.file)
    expect(gridOf(CITY)).toEqual([8936, 5690, 8939, 5692])
  })

  it('of a file that was replaced is gone, rather than a mixture of two maps', async () => {
    const copy = join(folder, 'replaced.pmtiles')
    await writeSyntheticArchive(copy, { square: SQUARE, tileBytes: 200, bounds: BOUNDS })
    const archives = archivesOf(copy)
    const { offer, cut } = await offerOf(archives, CITY)
    await utimes(copy, new Date(), new Date(Date.now() + 60_000))
    await expect(cut.read(0, cut.bytes)).rejects.toThrow('replaced')
    expect(await archivesOf(copy).openCut(offer.file)).toBeNull()
  })

  it('is made of the maps that ship too, and a frame around one of them is offered as that file', async () => {
    const archives = archivesOf()
    const vancouver = REGION_PACKS.find(({ id }) => id === 'vancouver')!
    const [downtown] = await offered(archives, [-123.14, 49.27, -123.1, 49.29])
    expect(downtown?.file).toMatch(/^cut-vancouver-/)
    expect(downtown?.bytes).toBeLessThan(vancouver.bytes / 2)
    const [whole] = await offered(archives, [-124, 49, -122, 50])
    expect(whole?.file).toBe(vancouver.file)
    expect(await archives.offer([0, 0, 1, 1])).toEqual([])
  })

  it('of more than a device may keep is refused before anything is read', async () => {
    const huge = join(folder, 'huge.pmtiles')
    await writeSyntheticArchive(huge, { square: SQUARE, tileBytes: 10, bounds: [-170, -80, 170, 80] })
    expect(await archivesOf(huge).offer([-10, 35, 30, 60])).toBe('too-large')
  })

  it.each([
    'cut-vancouver-00000000-1-1-2-2.pmtiles',
    'cut-etc-12345678-1-1-2-2.pmtiles',
    'cut-../../x',
    'cut-vancouver-8f-9-9-1-1.pmtiles',
  ])('has no other name: %s', async (file) => expect(await archivesOf(path).openCut(file)).toBeNull())
})

describe('an archive at an address', () => {
  let server: Server
  let url = ''
  let asked: string[] = []
  let answer: 'ranges' | 'whole' | 'endless' | 'moved' | 'silent' | 'changed' = 'ranges'
  beforeAll(async () => {
    const { bytes, read } = await openSource(path)
    server = createServer((request, response) => {
      const range = String(request.headers.range)
      asked.push(range)
      const [, from, to] = /bytes=(\d+)-(\d+)/.exec(range)!.map(Number)
      const headers = { etag: answer === 'changed' ? '"2"' : '"1"', 'content-range': `bytes ${from}-${to}/${bytes}` }
      if (answer === 'moved') return response.writeHead(302, { location: `${url}/elsewhere` }).end()
      if (answer === 'silent') return response.destroy()
      void read(from!, to! - from! + 1).then((body) => {
        response.writeHead(answer === 'whole' ? 200 : 206, headers)
        response.write(body)
        return answer === 'endless' ? response.end(Buffer.alloc(100_000)) : response.end()
      })
      return undefined
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/planet.pmtiles`
  })
  afterAll(() => void server.close())

  it('is read only where the city is: directories and its tiles', async () => {
    answer = 'ranges'
    asked = []
    const { offer, cut } = await offerOf(archivesOf(url), CITY)
    const ranges = asked.map((range) => /(\d+)-(\d+)/.exec(range)!.map(Number))
    const directories = ranges.reduce((sum, [, from, to]) => sum + to! - from! + 1, 0)
    expect(directories).toBeLessThan(40_000)
    asked = []
    const whole = await cut.read(0, cut.bytes)
    const read = asked
      .map((range) => /(\d+)-(\d+)/.exec(range)!.map(Number))
      .reduce((sum, [, from, to]) => sum + to! - from! + 1, 0)
    expect(read).toBeLessThan(2 * offer.bytes + 200_000)
    expect(read).toBeLessThan((await stat(path)).size / 4)
    const { cut: fromFile } = await offerOf(archivesOf(path), CITY)
    const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
    expect(hash(whole)).toBe(hash(await fromFile.read(0, fromFile.bytes)))
  })

  it.each(['whole', 'endless', 'moved', 'silent', 'changed'] as const)(
    'that answers %s is never believed',
    async (kind) => {
      answer = 'ranges'
      const { cut } = await offerOf(archivesOf(url), CITY)
      answer = kind
      await expect(cut.read(0, cut.bytes)).rejects.toThrow(ArchiveError)
      answer = 'ranges'
    },
  )
})

describe('what is no archive', () => {
  const isRefused = async (name: string, bytes: Uint8Array) => {
    const file = join(folder, name)
    await writeFile(file, bytes)
    await expect(openSource(file).then(openArchive)).rejects.toThrow()
    expect(await archivesOf(file).offer(CITY)).toEqual([])
  }
  it('offers nothing, and the others still do', async () => {
    await isRefused('page.pmtiles', Buffer.from('<html>not here</html>'))
    await isRefused('empty.pmtiles', new Uint8Array(4_000))
    const short = join(folder, 'short.pmtiles')
    await writeSyntheticArchive(short, { square: SQUARE, tileBytes: 100, bounds: BOUNDS })
    await truncate(short, 700)
    expect(await archivesOf(short, path, join(folder, 'missing.pmtiles')).offer(CITY)).toHaveLength(1)
  })

  it('has layers that our style cannot draw', async () => {
    const other = join(folder, 'other.pmtiles')
    await writeSyntheticArchive(other, { square: SQUARE, tileBytes: 100, bounds: BOUNDS, layers: ['earth', 'roads'] })
    expect(await archivesOf(other).offer(CITY)).toEqual([])
  })
})
