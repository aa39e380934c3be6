/** Archives of any size with made-up tiles, written in one pass: the content of a tile follows from its number. */
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

import { zxyToTileId } from 'pmtiles'

import { writeDirectory, type Entry } from '../src/maps/archives/directory.ts'

export type Square = { readonly zoom: number; readonly left: number; readonly top: number; readonly side: number }

type Wanted = {
  /** At the deepest zoom; every zoom from 8 on has the tiles above it. */
  readonly square: Square
  readonly tileBytes: number
  readonly bounds: readonly [number, number, number, number]
  readonly layers?: readonly string[]
}

const HEADER_BYTES = 127
const FIRST_ZOOM = 8
const LEAF_ENTRIES = 500
const NOT_COMPRESSED = 1

export function tileContent(tileId: number, bytes: number): Uint8Array {
  const content = new Uint8Array(bytes)
  const seed = createHash('sha256').update(String(tileId)).digest()
  for (let at = 0; at < bytes; at += 1) content[at] = (seed[at % 32]! + (at >> 5) * 7) & 255
  return content
}

/** Writes the archive and returns the number of its tiles. */
export async function writeSyntheticArchive(path: string, wanted: Wanted): Promise<number> {
  const { tileBytes, bounds, square, layers = ['transportation', 'poi'] } = wanted
  const ids = idsOf(square)
  const entries = ids.map((tileId, index): Entry => ({
    tileId,
    offset: index * tileBytes,
    length: tileBytes,
    runLength: 1,
  }))
  const leaves: Uint8Array[] = []
  const pointers: Entry[] = []
  for (let from = 0, offset = 0; from < entries.length; from += LEAF_ENTRIES) {
    const leaf = writeDirectory(entries.slice(from, from + LEAF_ENTRIES))
    pointers.push({ tileId: ids[from]!, offset, length: leaf.length, runLength: 0 })
    leaves.push(leaf)
    offset += leaf.length
  }
  const root = writeDirectory(pointers)
  const metadata = Buffer.from(
    JSON.stringify({
      name: 'Synthetic',
      'planetiler:osm:osmosisreplicationtime': '2026-10-04T00:00:00Z',
      vector_layers: layers.map((id) => ({ id })),
    }),
  )
  const leafBytes = Buffer.concat(leaves)
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 0, 'latin1')
  header.writeUInt8(3, 7)
  let offset = HEADER_BYTES
  ;[root.length, metadata.length, leafBytes.length, ids.length * tileBytes].forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * index)
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * index)
    offset += length
  })
  for (const index of [0, 1, 2]) header.writeBigUInt64LE(BigInt(ids.length), 72 + 8 * index)
  header.set([1, NOT_COMPRESSED, NOT_COMPRESSED, 1, FIRST_ZOOM, square.zoom], 96)
  bounds.forEach((degrees, index) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index))
  const file = await open(path, 'w')
  try {
    await file.write(Buffer.concat([header, root, metadata, leafBytes]))
    for (let from = 0; from < ids.length; from += 256)
      await file.write(Buffer.concat(ids.slice(from, from + 256).map((id) => tileContent(id, tileBytes))))
  } finally {
    await file.close()
  }
  return ids.length
}

function idsOf({ zoom: deepest, left, top, side }: Square): readonly number[] {
  const ids: number[] = []
  for (let zoom = FIRST_ZOOM; zoom <= deepest; zoom += 1) {
    const shift = 2 ** (deepest - zoom)
    const [first, last] = [Math.floor(left / shift), Math.floor((left + side - 1) / shift)]
    const [upper, lower] = [Math.floor(top / shift), Math.floor((top + side - 1) / shift)]
    for (let x = first; x <= last; x += 1) for (let y = upper; y <= lower; y += 1) ids.push(zxyToTileId(zoom, x, y))
  }
  return ids.toSorted((a, b) => a - b)
}
