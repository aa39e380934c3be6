/** Writes PMTiles version 3, clustered. https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

import { zoomOf, type Archive } from './read-archive.ts'
import { type DirectoryEntry, writeDirectory } from './tile-directory.ts'

const HEADER_BYTES = 127
/** A reader fetches this much first; directories beyond it go into leaves. */
const FIRST_BYTES = 16_384
const LEAF_ENTRIES = 2_000
const GZIP = 2
const VECTOR_TILES = 1

type Sections = {
  readonly root: Uint8Array
  readonly metadata: Uint8Array
  readonly leaves: Uint8Array
  readonly data: Uint8Array
}

/** The same tiles give the same bytes, independent of time and machine. */
export function writeArchive({ bounds, tiles }: Archive, about: object): Uint8Array {
  const { entries, data, contents } = layOut(tiles)
  const metadata = gzipSync(JSON.stringify(about), { level: 9 })
  const sections = { ...divide(entries), metadata, data }
  const counts = [tiles.length, entries.length, contents]
  const zooms = tiles.map(({ id }) => zoomOf(id))
  const header = writeHeader(sections, counts, [Math.min(...zooms), Math.max(...zooms)], bounds)
  return Buffer.concat([header, sections.root, metadata, sections.leaves, data])
}

/** Equal tiles are stored once. */
function layOut(tiles: Archive['tiles']) {
  const entries: DirectoryEntry[] = []
  const known = new Map<string, Pick<DirectoryEntry, 'offset' | 'length'>>()
  const chunks: Uint8Array[] = []
  let end = 0
  for (const { id, bytes } of tiles) {
    const hash = createHash('sha256').update(bytes).digest('base64')
    let place = known.get(hash)
    if (!place) {
      const packed = gzipSync(bytes, { level: 9 })
      place = { offset: end, length: packed.length }
      end += packed.length
      chunks.push(packed)
      known.set(hash, place)
    }
    const last = entries.at(-1)
    const continues = last && last.offset === place.offset && last.tileId + last.runLength === id
    if (continues) entries[entries.length - 1] = { ...last, runLength: last.runLength + 1 }
    else entries.push({ ...place, tileId: id, runLength: 1 })
  }
  return { entries, data: Buffer.concat(chunks), contents: known.size }
}

function divide(entries: readonly DirectoryEntry[]): Pick<Sections, 'root' | 'leaves'> {
  const whole = writeDirectory(entries)
  if (HEADER_BYTES + whole.length <= FIRST_BYTES) return { root: whole, leaves: new Uint8Array() }
  const leaves: Uint8Array[] = []
  const pointers: DirectoryEntry[] = []
  let offset = 0
  for (let from = 0; from < entries.length; from += LEAF_ENTRIES) {
    const leaf = writeDirectory(entries.slice(from, from + LEAF_ENTRIES))
    pointers.push({ tileId: entries[from]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: writeDirectory(pointers), leaves: Buffer.concat(leaves) }
}

function writeHeader(
  { root, metadata, leaves, data }: Sections,
  counts: readonly number[],
  zooms: readonly [number, number],
  bounds: Archive['bounds'],
): Uint8Array {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 0, 'latin1')
  header.writeUInt8(3, 7)
  let offset = HEADER_BYTES
  ;[root, metadata, leaves, data].forEach(({ length }, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * index)
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * index)
    offset += length
  })
  counts.forEach((count, index) => header.writeBigUInt64LE(BigInt(count), 72 + 8 * index))
  header.set([1, GZIP, GZIP, VECTOR_TILES, ...zooms], 96)
  const [west, south, east, north] = bounds
  ;[west, south, east, north].forEach((degrees, index) =>
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index),
  )
  header.writeUInt8(zooms[0], 118)
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119)
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123)
  return header
}
