/** Reads PMTiles version 3 in ranges. https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
import { bytesToHeader, type Header } from 'pmtiles'

import { ArchiveError, type ArchiveSource } from './archive-source.ts'
import { type Entry, readDirectory, unpack } from './directory.ts'

export type Archive = {
  readonly source: ArchiveSource
  readonly header: Header
  /** Names of the layers, as the archive lists them. */
  readonly layers: readonly string[]
  readonly name: string
  /** Year and month of its data; empty when it does not say. */
  readonly date: string
  /** Entries of these tiles, which are given in ascending order; tiles that it does not have are left out. */
  find(tileIds: Float64Array): Promise<readonly Entry[]>
}

const HEADER_BYTES = 127
const VECTOR_TILES = 1
const MOST_METADATA_BYTES = 2_000_000
const LEAVES_KEPT = 64

export async function openArchive(source: ArchiveSource): Promise<Archive> {
  const start = await source.read(0, Math.min(source.bytes, 16_384))
  const header = readHeader(start)
  const part = async (offset: number, length: number): Promise<Uint8Array> => {
    if (offset + length > source.bytes) throw new ArchiveError('the archive is cut off')
    const known = offset + length <= start.length ? start.subarray(offset, offset + length) : null
    return unpack(known ?? (await source.read(offset, length)), header.internalCompression)
  }
  const root = readDirectory(await part(header.rootDirectoryOffset, header.rootDirectoryLength))
  const leaves = new Map<number, readonly Entry[]>()
  const leafOf = async ({ offset, length }: Entry): Promise<readonly Entry[]> => {
    const at = (header.leafDirectoryOffset ?? 0) + offset
    const leaf = leaves.get(at) ?? readDirectory(await part(at, length))
    leaves.delete(at)
    leaves.set(at, leaf)
    const [oldest] = leaves.keys()
    if (leaves.size > LEAVES_KEPT && oldest !== undefined) leaves.delete(oldest)
    return leaf
  }
  return {
    source,
    header,
    ...describe(await readMetadata(header, part)),
    find: (tileIds) => findIn(root, tileIds, leafOf, 0),
  }
}

function readHeader(start: Uint8Array<ArrayBuffer>): Header {
  const magic = new TextDecoder().decode(start.subarray(0, 7))
  if (start.length < HEADER_BYTES || magic !== 'PMTiles' || start[7] !== 3)
    throw new ArchiveError('it is not a PMTiles archive of version 3')
  const header = bytesToHeader(start.buffer.slice(0, HEADER_BYTES))
  if (header.tileType !== VECTOR_TILES) throw new ArchiveError('its tiles are not vector tiles')
  return header
}

async function readMetadata(
  { jsonMetadataOffset, jsonMetadataLength }: Header,
  part: (offset: number, length: number) => Promise<Uint8Array>,
): Promise<unknown> {
  if (jsonMetadataLength > MOST_METADATA_BYTES) return {}
  try {
    return JSON.parse(new TextDecoder().decode(await part(jsonMetadataOffset, jsonMetadataLength)))
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

/** Planetiler, which makes most archives of this schema, writes down how old the OpenStreetMap data is. */
const DATE_KEY = 'planetiler:osm:osmosisreplicationtime'

function describe(metadata: unknown): Pick<Archive, 'layers' | 'name' | 'date'> {
  const given = (typeof metadata === 'object' && metadata !== null ? metadata : {}) as Readonly<Record<string, unknown>>
  const { name, vector_layers: layers, [DATE_KEY]: date } = given
  const ids = (Array.isArray(layers) ? layers : []).map((layer: { id?: unknown } | null) => layer?.id)
  return {
    name: typeof name === 'string' ? name.slice(0, 80) : '',
    date: typeof date === 'string' ? (/^\d{4}-\d{2}/.exec(date)?.[0] ?? '') : '',
    layers: ids.filter((id) => typeof id === 'string'),
  }
}

/** The specification allows a root, leaves, and no more than two levels in practice; deeper is a circle. */
const DEEPEST = 3

async function findIn(
  directory: readonly Entry[],
  tileIds: Float64Array,
  leafOf: (entry: Entry) => Promise<readonly Entry[]>,
  depth: number,
): Promise<readonly Entry[]> {
  if (depth > DEEPEST) throw new ArchiveError('its directories go in circles')
  const found: Entry[] = []
  let at = 0
  for (let index = 0; index < tileIds.length;) {
    const tileId = tileIds[index]!
    while (at + 1 < directory.length && directory[at + 1]!.tileId <= tileId) at += 1
    const entry = directory[at]
    if (!entry || entry.tileId > tileId) {
      index += 1
      continue
    }
    if (entry.runLength > 0) {
      if (tileId < entry.tileId + entry.runLength) found.push({ ...entry, tileId, runLength: 1 })
      index += 1
      continue
    }
    const next = directory[at + 1]?.tileId ?? Infinity
    let end = index
    while (end < tileIds.length && tileIds[end]! < next) end += 1
    found.push(...(await findIn(await leafOf(entry), tileIds.subarray(index, end), leafOf, depth + 1)))
    index = end
  }
  return found
}
