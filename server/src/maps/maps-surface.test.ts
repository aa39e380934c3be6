import { createHash } from 'node:crypto'

import { REGION_PACKS, WORLD_PACK } from '@app/datasets/map-packs'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import { toAppError } from '../errors/to-app-error.ts'
import type { AppEnv } from '../http/app-env.ts'
import { createMapArchives } from './archives/map-archives.ts'
import { gridOf } from './archives/tiles-of-frame.ts'
import { createMapsSurface } from './maps-surface.ts'

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const appFor = (isAllowed: boolean) => {
  const { prefix, app: surface } = createMapsSurface({
    mayKeepRegions: async () => isAllowed,
    archives: createMapArchives({ archives: [], log, now: Date.now }),
  })
  return new Hono<AppEnv>().route(prefix, surface).onError((error, c) => {
    const { status, headers } = toAppError(error)
    return c.body(null, status as 400, headers)
  })
}
const [app, guests] = [appFor(true), appFor(false)]
const ask = async (file: string, headers: Record<string, string> = {}) => app.request(`/maps/${file}`, { headers })

describe('/maps', () => {
  it.each([WORLD_PACK, ...REGION_PACKS])(
    'serves $file whole, cached for ever, and with the hash of the catalogue',
    async (pack) => {
      const response = await ask(pack.file)
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect([response.status, bytes.length]).toEqual([200, pack.bytes])
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(pack.sha256)
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(response.headers.get('cache-control')).toContain(pack === WORLD_PACK ? 'public' : 'private')
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    },
  )

  it.each([
    ['bytes=0-126', 206, 127, `bytes 0-126/${WORLD_PACK.bytes}`],
    ['bytes=-10', 206, 10, `bytes ${WORLD_PACK.bytes - 10}-${WORLD_PACK.bytes - 1}/${WORLD_PACK.bytes}`],
    [`bytes=0-${WORLD_PACK.bytes * 2}`, 206, WORLD_PACK.bytes, `bytes 0-${WORLD_PACK.bytes - 1}/${WORLD_PACK.bytes}`],
    [`bytes=${WORLD_PACK.bytes}-`, 416, 0, `bytes */${WORLD_PACK.bytes}`],
    ['bytes=9-3', 200, WORLD_PACK.bytes, null],
    ['bytes=0-1,5-6', 200, WORLD_PACK.bytes, null],
    ['lines=1-2', 200, WORLD_PACK.bytes, null],
  ])('%s: %i', async (range, status, length, contentRange) => {
    const response = await ask(WORLD_PACK.file, { range })
    expect(response.status).toBe(status)
    expect((await response.arrayBuffer()).byteLength).toBe(length)
    expect(response.headers.get('content-range')).toBe(contentRange)
  })

  it('answers 304 when nothing has changed, and sends the whole file when it has', async () => {
    const etag = (await ask(WORLD_PACK.file)).headers.get('etag') ?? ''
    expect((await ask(WORLD_PACK.file, { 'if-none-match': etag })).status).toBe(304)
    expect((await ask(WORLD_PACK.file, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    expect((await ask(WORLD_PACK.file, { range: 'bytes=0-9', 'if-range': '"old"' })).status).toBe(200)
  })

  it.each(['world.pmtiles', 'world-00000000.pmtiles', '..%2F..%2Fregister.json', `${WORLD_PACK.file}x`, '%00'])(
    'serves no other file: %s',
    async (file) => {
      expect((await ask(file)).status).toBe(404)
    },
  )
})

describe('a region without a plan', () => {
  const [region] = REGION_PACKS.toSorted((a, b) => b.bytes - a.bytes)
  const take = async (range?: string) =>
    guests.request(`/maps/${region?.file}`, range === undefined ? {} : { headers: { range } })

  it.each([
    ['whole', undefined],
    ['from its beginning on', 'bytes=0-'],
    ['nearly whole', 'bytes=1-'],
    ['in one piece too large', 'bytes=0-65536'],
    ['by a range that is none', 'bytes=0-1,5-6'],
  ])('is not served whole to %s', async (_, range) => {
    const response = await take(range)
    expect(response.status).toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('is served in ranges, and the world map whole', async () => {
    expect((await take('bytes=0-65535')).status).toBe(206)
    expect((await guests.request(`/maps/${WORLD_PACK.file}`)).status).toBe(200)
  })
})

describe('a part of a region', () => {
  const grid = gridOf([-123.14, 49.27, -123.1, 49.29]).join('-')
  const file = `cut-vancouver-${REGION_PACKS.find(({ id }) => id === 'vancouver')?.sha256.slice(0, 8)}-${grid}.pmtiles`

  it('is served in pieces, each with its hash, and is an archive', async () => {
    const response = await ask(file, { range: 'bytes=0-9999' })
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([response.status, new TextDecoder().decode(bytes.subarray(0, 7))]).toEqual([206, 'PMTiles'])
    expect(response.headers.get('content-digest')).toBe(
      `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`,
    )
    expect(response.headers.get('cache-control')).toContain('private')
  })

  it('is not served whole, which would be a large piece of work', async () => {
    expect((await ask(file)).status).toBe(416)
  })

  it('is refused without a plan, down to its first byte, with its places', async () => {
    const asked = [`/maps/${file}`, `/maps/places/${file}`, `/maps/places/${REGION_PACKS[0]?.file}`]
    for (const path of asked) expect((await guests.request(path, { headers: { range: 'bytes=0-0' } })).status).toBe(403)
  })

  it('comes with the places in it', async () => {
    const places = (await (await ask(`places/${file}`)).json()) as [string, string, number, number][]
    expect(places.filter(([, kind]) => kind === 'pharmacy').length).toBeGreaterThan(3)
    const all = (await (
      await ask(`places/${REGION_PACKS.find(({ id }) => id === 'vancouver')?.file}`)
    ).json()) as unknown[]
    expect(places.length).toBeLessThan(all.length)
  })
})
