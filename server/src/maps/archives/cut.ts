import type { Frame } from '@app/contracts/map-regions'

import { ArchiveError } from './archive-source.ts'
import { type Archive } from './archive.ts'
import { type Entry, writeDirectory } from './directory.ts'
import { frameOf, type Grid, tileIdsOf } from './tiles-of-frame.ts'

/** A part of an archive as an archive of its own. It is never stored: each piece is read when it is asked for. */
export type Cut = {
  readonly bytes: number
  readonly tiles: number
  readonly bounds: Frame
  readonly minZoom: number
  readonly maxZoom: number
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>
}

const HEADER_BYTES = 127
/** A reader fetches this much first; directories beyond it go into leaves. */
const FIRST_BYTES = 16_384
const LEAF_ENTRIES = 2_000
const NOT_COMPRESSED = 1
const VECTOR_TILES = 1
/** Reading a gap of this size costs less than another request. */
const GAP_BYTES = 32_768
const MOST_AT_ONCE_BYTES = 4_000_000
const AT_ONCE = 4

/** Content of some tiles: where it is in the cut and where in the archive. */
type Piece = { readonly at: number; readonly from: number; readonly length: number }

/** Null when the archive has no tile there. The same archive and grid give the same bytes on every server. */
export async function planCut(archive: Archive, grid: Grid): Promise<Cut | null> {
  const { header, source } = archive
  const found = await archive.find(tileIdsOf(grid, header.minZoom, header.maxZoom))
  if (found.length === 0) return null
  const { entries, pieces, dataBytes, contents } = layOut(found)
  const bounds = frameOf(grid)
  const zooms = [zoomOf(found[0]!.tileId), zoomOf(found.at(-1)!.tileId)] as const
  const head = writeHead({
    entries,
    contents,
    dataBytes,
    bounds,
    zooms,
    tiles: found.length,
    compression: header.tileCompression,
  })
  const bytes = head.length + dataBytes
  return {
    bytes,
    tiles: found.length,
    bounds,
    minZoom: zooms[0],
    maxZoom: zooms[1],
    async read(start, end) {
      const result = new Uint8Array(end - start)
      if (start < head.length) result.set(head.subarray(start, end))
      const wanted = partsWithin(pieces, start - head.length, end - head.length)
      const runs = joinReads(wanted)
      while (runs.length > 0)
        await Promise.all(
          runs.splice(0, AT_ONCE).map(async ({ from, length, parts }) => {
            const run = await source.read(header.tileDataOffset + from, length)
            for (const part of parts)
              result.set(run.subarray(part.from - from, part.from - from + part.length), part.at + head.length - start)
          }),
        )
      return result
    },
  }
}

/** Contents in the order of their first tile, each once. */
function layOut(found: readonly Entry[]) {
  const entries: Entry[] = []
  const pieces: Piece[] = []
  const places = new Map<number, number>()
  let dataBytes = 0
  for (const { tileId, offset: from, length } of found) {
    let at = places.get(from)
    if (at === undefined) {
      at = dataBytes
      places.set(from, at)
      pieces.push({ at, from, length })
      dataBytes += length
    }
    const last = entries.at(-1)
    if (last && last.offset === at && last.tileId + last.runLength === tileId)
      entries[entries.length - 1] = { ...last, runLength: last.runLength + 1 }
    else entries.push({ tileId, offset: at, length, runLength: 1 })
  }
  return { entries, pieces, dataBytes, contents: pieces.length }
}

type Head = {
  readonly entries: readonly Entry[]
  readonly contents: number
  readonly dataBytes: number
  readonly bounds: Frame
  readonly zooms: readonly [number, number]
  readonly tiles: number
  readonly compression: number
}

/** Header, directories and metadata, not compressed: gzip of another version would give other bytes. */
function writeHead({ entries, contents, dataBytes, bounds, zooms, tiles, compression }: Head): Uint8Array {
  const { root, leaves } = divide(entries)
  const metadata = new TextEncoder().encode('{"vector_layers":[]}')
  const head = Buffer.alloc(HEADER_BYTES)
  head.write('PMTiles', 0, 'latin1')
  head.writeUInt8(3, 7)
  let offset = HEADER_BYTES
  ;[root.length, metadata.length, leaves.length, dataBytes].forEach((length, index) => {
    head.writeBigUInt64LE(BigInt(offset), 8 + 16 * index)
    head.writeBigUInt64LE(BigInt(length), 16 + 16 * index)
    offset += length
  })
  ;[tiles, entries.length, contents].forEach((count, index) => head.writeBigUInt64LE(BigInt(count), 72 + 8 * index))
  head.set([1, NOT_COMPRESSED, compression, VECTOR_TILES, ...zooms], 96)
  bounds.forEach((degrees, index) => head.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index))
  head.writeUInt8(zooms[0], 118)
  head.writeInt32LE(Math.round(((bounds[0] + bounds[2]) / 2) * 1e7), 119)
  head.writeInt32LE(Math.round(((bounds[1] + bounds[3]) / 2) * 1e7), 123)
  return Buffer.concat([head, root, metadata, leaves])
}

function divide(entries: readonly Entry[]): { readonly root: Uint8Array; readonly leaves: Uint8Array } {
  const whole = writeDirectory(entries)
  if (HEADER_BYTES + whole.length <= FIRST_BYTES) return { root: whole, leaves: new Uint8Array() }
  const leaves: Uint8Array[] = []
  const pointers: Entry[] = []
  let offset = 0
  for (let from = 0; from < entries.length; from += LEAF_ENTRIES) {
    const leaf = writeDirectory(entries.slice(from, from + LEAF_ENTRIES))
    pointers.push({ tileId: entries[from]!.tileId, offset, length: leaf.length, runLength: 0 })
    leaves.push(leaf)
    offset += leaf.length
  }
  const root = writeDirectory(pointers)
  if (HEADER_BYTES + root.length > FIRST_BYTES) throw new ArchiveError('too many tiles for one directory')
  return { root, leaves: Buffer.concat(leaves) }
}

/** The parts of the pieces that lie between two positions of the data. */
function partsWithin(pieces: readonly Piece[], start: number, end: number): readonly Piece[] {
  const parts: Piece[] = []
  for (let index = firstEndingAfter(pieces, start); index < pieces.length; index += 1) {
    const { at, from, length } = pieces[index]!
    if (at >= end) break
    const skipped = Math.max(0, start - at)
    parts.push({ at: at + skipped, from: from + skipped, length: Math.min(length, end - at) - skipped })
  }
  return parts
}

function firstEndingAfter(pieces: readonly Piece[], start: number): number {
  let [low, high] = [0, pieces.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const { at, length } = pieces[middle]!
    if (at + length <= start) low = middle + 1
    else high = middle
  }
  return low
}

type Run = { readonly from: number; readonly length: number; readonly parts: readonly Piece[] }

/** Neighbours in the archive are read together. */
function joinReads(parts: readonly Piece[]): Run[] {
  const runs: { from: number; length: number; parts: Piece[] }[] = []
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    const last = runs.at(-1)
    const length = last ? part.from + part.length - last.from : 0
    const isNear = last !== undefined && part.from - (last.from + last.length) <= GAP_BYTES
    if (last && isNear && length <= MOST_AT_ONCE_BYTES) {
      last.length = Math.max(last.length, length)
      last.parts.push(part)
    } else runs.push({ from: part.from, length: part.length, parts: [part] })
  }
  return runs
}

function zoomOf(tileId: number): number {
  let [zoom, first] = [0, 0]
  while (tileId >= first + 4 ** zoom) {
    first += 4 ** zoom
    zoom += 1
  }
  return zoom
}
