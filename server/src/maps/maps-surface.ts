import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type MapPack, REGION_PACKS, WORLD_PACK } from '@app/datasets/map-packs'
import { Hono } from 'hono'

import { AppError } from '../errors/app-error.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Surface } from '../http/surface.ts'
import { parseRange } from '../storage/http/byte-range.ts'
import type { MayKeepRegions } from './may-keep-regions.ts'

const FOLDER = join(import.meta.dirname, '../../../datasets/packed/basemap')
const PACKS: ReadonlyMap<string, MapPack> = new Map([WORLD_PACK, ...REGION_PACKS].map((pack) => [pack.file, pack]))

/** The native app has its own origin. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'range, authorization, apikey',
  'access-control-expose-headers': 'content-range, content-length, etag',
  'cross-origin-resource-policy': 'cross-origin',
}

/** The largest range that a map view requests, as in the page; more is a download. */
const LARGEST_PIECE_BYTES = 65_536

/**
 * /maps/{file}.pmtiles: whole or a range of it. A file name contains its hash, so caches may keep it for ever. Everyone
 * may view regions in ranges; downloading them whole requires the trial or a plan.
 */
export function createMapsSurface(mayKeepRegions: MayKeepRegions): Surface<Hono<AppEnv>> {
  const read = createReader()
  const app = new Hono<AppEnv>()
  app.options('/:file', () => new Response(null, { status: 204, headers: OPEN }))
  app.get('/:file', async (c) => {
    const pack = PACKS.get(c.req.param('file'))
    if (!pack) return c.notFound()
    const etag = `"${pack.sha256.slice(0, 22)}"`
    const headers: Record<string, string> = {
      ...OPEN,
      etag,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
      'content-type': 'application/vnd.pmtiles',
    }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    const isStale = (c.req.header('if-range') ?? etag) !== etag
    const range = isStale ? null : parseRange(c.req.header('range'), pack.bytes)
    const isPiece = range !== null && range.end - range.start < LARGEST_PIECE_BYTES
    const isKept = pack !== WORLD_PACK && !isPiece
    if (isKept && !(await mayKeepRegions(c.req.raw.headers))) throw new AppError('not_allowed', { headers: OPEN })
    // A shared cache would serve it to anyone.
    if (isKept) headers['cache-control'] = headers['cache-control']!.replace('public', 'private')
    const bytes = await read(pack)
    if (!range) return c.body(bytes, 200, { ...headers, 'content-length': String(pack.bytes) })
    const part = bytes.subarray(range.start, range.end + 1)
    headers['content-range'] = `bytes ${range.start}-${range.end}/${pack.bytes}`
    return c.body(part, 206, { ...headers, 'content-length': String(part.length) })
  })
  return { prefix: '/maps', app, maxBodyBytes: 0 }
}

/** All packs together are six megabytes: each is read once, when it is first requested. */
function createReader(): (pack: MapPack) => Promise<Uint8Array<ArrayBuffer>> {
  const reading = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return ({ file }) => {
    const bytes = reading.get(file) ?? readFile(join(FOLDER, file)).then((content) => new Uint8Array(content))
    reading.set(file, bytes)
    return bytes
  }
}
