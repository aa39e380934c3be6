import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type MapPack, REGION_PACKS, WORLD_PACK } from '@app/datasets/map-packs'
import { Hono } from 'hono'

import type { AppEnv } from '../http/app-env.ts'
import type { Surface } from '../http/surface.ts'
import { parseRange } from '../storage/http/byte-range.ts'

const FOLDER = join(import.meta.dirname, '../../../datasets/packed/basemap')
const PACKS: ReadonlyMap<string, MapPack> = new Map([WORLD_PACK, ...REGION_PACKS].map((pack) => [pack.file, pack]))

/** The native app asks from an origin of its own. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'range',
  'access-control-expose-headers': 'content-range, content-length, etag',
  'cross-origin-resource-policy': 'cross-origin',
}

/** /maps/{file}.pmtiles: whole or a range of it. A file's name holds its hash, so whoever has it may keep it. */
export function createMapsSurface(): Surface {
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
    const bytes = await read(pack)
    if (!range) return c.body(bytes, 200, { ...headers, 'content-length': String(pack.bytes) })
    const part = bytes.subarray(range.start, range.end + 1)
    headers['content-range'] = `bytes ${range.start}-${range.end}/${pack.bytes}`
    return c.body(part, 206, { ...headers, 'content-length': String(part.length) })
  })
  return { prefix: '/maps', app, maxBodyBytes: 0 }
}

/** All packs together are six megabytes: each is read once, when it is first asked for. */
function createReader(): (pack: MapPack) => Promise<Uint8Array<ArrayBuffer>> {
  const reading = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return ({ file }) => {
    const bytes = reading.get(file) ?? readFile(join(FOLDER, file)).then((content) => new Uint8Array(content))
    reading.set(file, bytes)
    return bytes
  }
}
