import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type MapPack, REGION_PACKS, WORLD_PACK } from '@app/datasets/map-packs'
import { type Context, Hono } from 'hono'

import { AppError } from '../errors/app-error.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Surface } from '../http/surface.ts'
import { parseRange } from '../storage/http/byte-range.ts'
import { ArchiveError } from './archives/archive-source.ts'
import { BASEMAP_FOLDER, type MapArchives } from './archives/map-archives.ts'
import type { MayKeepRegions } from './may-keep-regions.ts'
import { regionPlaces } from './region-places.ts'

const PACKS: ReadonlyMap<string, MapPack> = new Map([WORLD_PACK, ...REGION_PACKS].map((pack) => [pack.file, pack]))

/** The native app has its own origin. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'range, authorization, apikey',
  'access-control-expose-headers': 'content-range, content-length, content-digest, etag',
  'cross-origin-resource-policy': 'cross-origin',
}

/** The largest range that a map view requests, as in the page; more is a download. */
const LARGEST_PIECE_BYTES = 65_536
/** A cut is read for each request, so nobody gets more of it at once. */
const LARGEST_CUT_PIECE_BYTES = 2_097_152

type Deps = { readonly mayKeepRegions: MayKeepRegions; readonly archives: MapArchives }

/**
 * /maps/{file}.pmtiles: whole or a range of it, with the hash of the bytes (RFC 9530), and /maps/places/{file}, the
 * places of our own list in it. A file name stands for its content, so caches may keep it for ever. Everyone may view
 * regions that ship in ranges; downloading them whole, and every cut, requires the trial or a plan.
 */
export function createMapsSurface({ mayKeepRegions, archives }: Deps): Surface<Hono<AppEnv>> {
  const read = createReader()
  const app = new Hono<AppEnv>()
  const demandPlan = async (c: Context<AppEnv>): Promise<void> => {
    if (!(await mayKeepRegions(c.req.raw.headers))) throw new AppError('not_allowed', { headers: OPEN })
  }
  app.options('/*', () => new Response(null, { status: 204, headers: OPEN }))
  app.get('/places/:file', async (c) => {
    const file = c.req.param('file')
    await demandPlan(c)
    const bounds = PACKS.get(file)?.bounds ?? (await openCut(archives, file))?.bounds
    if (!bounds) return c.notFound()
    return c.json(await regionPlaces(bounds), 200, { ...OPEN, 'cache-control': 'private, max-age=86400' })
  })
  app.get('/:file', async (c) => {
    const file = c.req.param('file')
    const pack = PACKS.get(file)
    if (!pack) return answerCut(c, await (demandCut(file) ? demandPlan(c).then(() => openCut(archives, file)) : null))
    const etag = `"${pack.sha256.slice(0, 22)}"`
    const headers: Record<string, string> = { ...FOR_EVER, etag }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    const isStale = (c.req.header('if-range') ?? etag) !== etag
    const range = isStale ? null : parseRange(c.req.header('range'), pack.bytes)
    const isPiece = range !== null && range.end - range.start < LARGEST_PIECE_BYTES
    const isKept = pack !== WORLD_PACK && !isPiece
    if (isKept) await demandPlan(c)
    // A shared cache would serve it to anyone.
    if (isKept) headers['cache-control'] = headers['cache-control']!.replace('public', 'private')
    const bytes = await read(pack)
    if (!range) return c.body(bytes, 200, { ...headers, 'content-length': String(pack.bytes) })
    return answerPart(c, bytes.slice(range.start, range.end + 1), range.start, pack.bytes, headers)
  })
  return { prefix: '/maps', app, maxBodyBytes: 0 }
}

const FOR_EVER = {
  ...OPEN,
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=31536000, immutable, no-transform',
  'content-type': 'application/vnd.pmtiles',
}

function demandCut(file: string): boolean {
  return file.startsWith('cut-')
}

type Cut = NonNullable<Awaited<ReturnType<MapArchives['openCut']>>>

async function answerCut(c: Context<AppEnv>, cut: Cut | null): Promise<Response> {
  if (!cut) return c.notFound()
  const range = parseRange(c.req.header('range'), cut.bytes)
  if (!range || range.end - range.start >= LARGEST_CUT_PIECE_BYTES)
    throw new AppError('InvalidRange', { headers: { ...OPEN, 'content-range': `bytes */${cut.bytes}` } })
  const bytes = await fromArchive(() => cut.read(range.start, range.end + 1))
  const headers = { ...FOR_EVER, 'cache-control': 'private, max-age=86400, no-transform' }
  return answerPart(c, bytes, range.start, cut.bytes, headers)
}

function openCut(archives: MapArchives, file: string): Promise<Cut | null> {
  return fromArchive(() => archives.openCut(file))
}

/** An archive that is away for a while is not our failure, and the device tries again. */
async function fromArchive<Value>(work: () => Promise<Value>): Promise<Value> {
  return work().catch((error: unknown) => {
    throw error instanceof ArchiveError ? new AppError('map_archive_unavailable', { headers: OPEN }) : error
  })
}

function answerPart(
  c: Context<AppEnv>,
  bytes: Uint8Array<ArrayBuffer>,
  start: number,
  whole: number,
  headers: Readonly<Record<string, string>>,
): Response {
  return c.body(bytes, 206, {
    ...headers,
    'content-range': `bytes ${start}-${start + bytes.length - 1}/${whole}`,
    'content-length': String(bytes.length),
    'content-digest': `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`,
  })
}

/** All packs together are six megabytes: each is read once, when it is first requested. */
function createReader(): (pack: MapPack) => Promise<Uint8Array<ArrayBuffer>> {
  const reading = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return ({ file }) => {
    const bytes = reading.get(file) ?? readFile(join(BASEMAP_FOLDER, file)).then((content) => new Uint8Array(content))
    reading.set(file, bytes)
    return bytes
  }
}
