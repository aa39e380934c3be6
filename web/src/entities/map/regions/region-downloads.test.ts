// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { createHash, webcrypto } from 'node:crypto'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BLOCK_BYTES } from '../packs/pack-blocks.ts'
import { packDb } from '../packs/pack-db.ts'
import { DownloadError, downloadRegion, repairRegion } from './download-region.ts'
import { regionDownloads } from './region-downloads.ts'
import { regionStore } from './region-store.ts'
import { searchPlaces } from './search-places.ts'

const CONTENT = Uint8Array.from({ length: 40 * BLOCK_BYTES + 500 }, (_, index) => (index * 31) % 251)
const PACK = { file: 'cut-1-12345678-1-1-2-2.pmtiles', bytes: CONTENT.length }
const REGION = {
  ...PACK,
  title: 'Test',
  bounds: [7, 43, 8, 44] as [number, number, number, number],
  date: '2026-10',
  minZoom: 8,
  maxZoom: 14,
  schema: 'own' as const,
  hasPlaces: true,
}
const PLACES = [
  ['Pharmacie du Port', 'pharmacy', 43.5, 7.5, 'Mo-Fr 08:00-20:00', ''],
  ['', 'atm', 43.51, 7.51, '', ''],
  ['Pharmacie de la Gare', 'pharmacy', 43.6, 7.5, '', '2 Rue'],
  ['Pizzeria Porto', 'restaurant', 43.5, 7.5, '', ''],
]
type Answer = 'right' | 'damaged' | 'damaged-once' | 'no-plan' | 'gone' | 'offline'

let asked: string[] = []
let answer: Answer = 'right'
const addressOf = (file: string) => `/maps/${file}`

function digestHeader(bytes: Uint8Array) {
  return { 'content-digest': `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:` }
}

beforeEach(async () => {
  asked = []
  answer = 'right'
  const db = await packDb()
  for (const store of ['blocks', 'digests', 'regions', 'places'] as const) await db.clear(store)
  await regionStore.read()
  // jsdom has no cryptography of its own.
  vi.stubGlobal('crypto', webcrypto)
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { range = '' } = (init?.headers ?? {}) as { range?: string }
    init?.signal?.throwIfAborted()
    if (url.includes('/places/')) return Response.json(PLACES)
    asked.push(range)
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    if (answer === 'no-plan') return new Response(null, { status: 403 })
    if (answer === 'gone') return new Response(null, { status: 404 })
    const [from = 0, to = 0] = /bytes=(\d+)-(\d+)/.exec(range)!.slice(1).map(Number)
    const bytes = CONTENT.slice(from, to + 1)
    const headers = digestHeader(bytes)
    if (answer !== 'right') bytes[7] = (bytes[7] ?? 0) ^ 1
    if (answer === 'damaged-once') answer = 'right'
    return new Response(bytes, { status: 206, headers })
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const how = (stop = new AbortController(), onProgress: (bytes: number) => void = () => undefined) => ({
  addressOf,
  signal: stop.signal,
  onProgress,
})
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof DownloadError ? error.problem : String(error)),
  )
const keptBlocks = async () => (await packDb()).count('blocks')

describe('a download', () => {
  it('comes in pieces of a megabyte, tells its progress, and is whole', async () => {
    const steps: number[] = []
    await downloadRegion(
      PACK,
      how(undefined, (bytes) => void steps.push(bytes)),
    )
    expect(asked).toHaveLength(3)
    expect(steps.at(-1)).toBe(CONTENT.length)
    expect(await keptBlocks()).toBe(41)
    asked = []
    await downloadRegion(PACK, how())
    expect(asked).toEqual([])
  })

  it('that was stopped, also by a closed tab, goes on where it was', async () => {
    const stop = new AbortController()
    await expect(
      downloadRegion(
        PACK,
        how(stop, (bytes) => bytes > 0 && stop.abort()),
      ),
    ).rejects.toThrow()
    const before = await keptBlocks()
    expect(before).toBeGreaterThan(0)
    asked = []
    const steps: number[] = []
    await downloadRegion(
      PACK,
      how(undefined, (bytes) => void steps.push(bytes)),
    )
    expect(steps[0]).toBeGreaterThanOrEqual(BLOCK_BYTES)
    const blocksAsked = asked
      .map((range) => /(\d+)-(\d+)/.exec(range)!.slice(1).map(Number))
      .reduce((sum, [from = 0, to = 0]) => sum + Math.ceil((to - from + 1) / BLOCK_BYTES), 0)
    expect(blocksAsked).toBe(41 - before)
  })

  it('asks again for a piece that was damaged on its way, and never stores one', async () => {
    answer = 'damaged-once'
    await downloadRegion(PACK, how())
    expect(asked).toHaveLength(4)
    answer = 'damaged'
    await (await packDb()).clear('blocks')
    expect(await problemOf(downloadRegion(PACK, how()))).toBe('damaged')
    expect(await keptBlocks()).toBe(0)
  })

  it.each([
    ['no-plan', 'not-allowed'],
    ['gone', 'gone'],
    ['offline', 'offline'],
  ] as const)('says why it ended: %s', async (kind, problem) => {
    answer = kind
    expect(await problemOf(downloadRegion(PACK, how()))).toBe(problem)
  })

  it('to a full device keeps what fitted, and says so', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    put.mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    expect(await problemOf(downloadRegion(PACK, how()))).toBe('full')
    put.mockRestore()
    await downloadRegion(PACK, how())
    expect(await keptBlocks()).toBe(41)
  })

  it('that is checked finds the damaged and the missing block, and loads only these', async () => {
    await downloadRegion(PACK, how())
    const db = await packDb()
    await db.put('blocks', new Uint8Array(BLOCK_BYTES), [PACK.file, 3])
    await db.delete('blocks', [PACK.file, 40])
    asked = []
    expect(await repairRegion(PACK, how())).toBe(2)
    expect(asked).toEqual([
      `bytes=${3 * BLOCK_BYTES}-${4 * BLOCK_BYTES - 1}`,
      `bytes=${40 * BLOCK_BYTES}-${CONTENT.length - 1}`,
    ])
    expect(await repairRegion(PACK, how())).toBe(0)
  })

  it('of an earlier version of the app is taken over when the whole file is right, and loaded anew when not', async () => {
    const db = await packDb()
    const sha256 = createHash('sha256').update(CONTENT).digest('hex')
    const putOld = async (content: Uint8Array<ArrayBuffer>) => {
      await db.clear('digests')
      for (let number = 0; number < 41; number += 1)
        await db.put('blocks', content.slice(number * BLOCK_BYTES, (number + 1) * BLOCK_BYTES), [PACK.file, number])
    }
    await putOld(CONTENT)
    await downloadRegion({ ...PACK, sha256 }, how())
    expect(asked).toEqual([])
    await putOld(CONTENT.slice().fill(0, 9, 10))
    await downloadRegion({ ...PACK, sha256 }, how())
    expect(asked).toHaveLength(3)
  })
})

describe('the downloads of a page', () => {
  const stateOf = async () => (await regionStore.read()).regions.map(({ name, state }) => `${name}: ${state}`)

  it('keep a region with its places, which are found by kind, by word and by name, the nearest first', async () => {
    await regionDownloads.start(REGION, 'Monaco')
    expect(await stateOf()).toEqual(['Monaco: kept'])
    expect(regionDownloads.get().size).toBe(0)
    const find = async (query: Parameters<typeof searchPlaces>[1]) =>
      (await searchPlaces([REGION.file], query, { lat: 43.61, lng: 7.5 })).map(({ name, kind }) => name || kind)
    expect(await find('pharmacy')).toEqual(['Pharmacie de la Gare', 'Pharmacie du Port'])
    expect(await find({ text: 'Chemists' })).toEqual(['Pharmacie de la Gare', 'Pharmacie du Port'])
    expect(await find({ text: 'cash machine' })).toEqual(['atm'])
    expect(await find({ text: 'porto' })).toEqual(['Pizzeria Porto'])
    expect(await find({ text: '  ' })).toEqual([])
  })

  it('go on after a failure without starting again, and after a pause only when asked', async () => {
    answer = 'offline'
    await regionDownloads.start(REGION, 'Monaco')
    expect(regionDownloads.get().get(REGION.file)).toMatchObject({ phase: 'stopped', problem: 'offline' })
    expect(await stateOf()).toEqual(['Monaco: wanted'])
    await regionDownloads.pause(REGION.file)
    answer = 'right'
    await regionDownloads.resume()
    expect(await stateOf()).toEqual(['Monaco: paused'])
    await regionDownloads.start(REGION, 'Monaco')
    expect(await stateOf()).toEqual(['Monaco: kept'])
  })

  it('of two tabs load a map once: the second waits, and finds it done', async () => {
    const turns: (() => Promise<void>)[] = []
    const locks = {
      request: (_: string, __: object, work: () => Promise<void>) =>
        new Promise<void>((resolve, reject) => void turns.push(() => work().then(resolve, reject))),
    }
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }))
    vi.resetModules()
    const otherTab = (await import('./region-downloads.ts')).regionDownloads
    const [first, second] = [regionDownloads.start(REGION, 'Monaco'), otherTab.start(REGION, 'Monaco')]
    await vi.waitFor(() => expect(turns).toHaveLength(2))
    expect(otherTab.get().get(REGION.file)?.phase).toBe('elsewhere')
    await turns[0]!()
    await turns[1]!()
    await Promise.all([first, second])
    expect(asked).toHaveLength(3)
    expect(otherTab.get().size).toBe(0)
  })

  it('replace an older map only when the newer one is whole', async () => {
    await regionDownloads.start(REGION, 'Monaco')
    const newer = { ...REGION, file: 'cut-1-87654321-1-1-2-2.pmtiles' }
    answer = 'offline'
    await regionDownloads.start(newer, 'Monaco', REGION.file)
    expect((await stateOf()).toSorted()).toEqual(['Monaco: kept', 'Monaco: wanted'])
    answer = 'right'
    await regionDownloads.resume()
    expect((await regionStore.read()).regions.map(({ file }) => file)).toEqual([newer.file])
  })

  it('keep the world, which has no places to look for', async () => {
    await regionDownloads.start({ ...REGION, hasPlaces: false, bounds: [-180, -85, 180, 85], maxZoom: 6 }, 'World')
    expect(await stateOf()).toEqual(['World: kept'])
  })

  it('on a device without room for even the first note say so', async () => {
    vi.spyOn(regionStore, 'put').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
    await regionDownloads.start({ ...REGION, file: 'cut-1-11111111-1-1-2-2.pmtiles' }, 'Monaco')
    expect(regionDownloads.get().get('cut-1-11111111-1-1-2-2.pmtiles')).toMatchObject({ problem: 'full' })
    expect(asked).toEqual([])
  })

  it('leave nothing of a map that was deleted', async () => {
    await regionDownloads.start(REGION, 'Monaco')
    await regionDownloads.remove(REGION.file)
    const db = await packDb()
    const left = await Promise.all(
      (['blocks', 'digests', 'regions', 'places'] as const).map((store) => db.count(store)),
    )
    expect(left).toEqual([0, 0, 0, 0])
  })
})
