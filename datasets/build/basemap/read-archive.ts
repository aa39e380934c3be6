import { gunzipSync } from 'node:zlib'

import { readDirectory } from './tile-directory.ts'

export type Tile = { readonly id: number; readonly zoom: number; readonly bytes: Uint8Array }
export type Archive = {
  readonly bounds: readonly [west: number, south: number, east: number, north: number]
  readonly tiles: readonly Tile[]
}

/** Every tile of an archive in order, uncompressed. */
export function readArchive(file: Buffer): Archive {
  const number = (at: number): number => Number(file.readBigUInt64LE(at))
  const degrees = (at: number): number => file.readInt32LE(at) / 1e7
  const [leafStart, dataStart] = [number(40), number(56)]
  const tiles: Tile[] = []
  const visit = (offset: number, length: number): void => {
    for (const entry of readDirectory(file.subarray(offset, offset + length))) {
      const [from, to] = [dataStart + entry.offset, dataStart + entry.offset + entry.length]
      if (entry.runLength === 0) visit(leafStart + entry.offset, entry.length)
      for (let id = entry.tileId; id < entry.tileId + entry.runLength; id += 1)
        tiles.push({ id, zoom: zoomOf(id), bytes: gunzipSync(file.subarray(from, to)) })
    }
  }
  visit(number(8), number(16))
  return { bounds: [degrees(102), degrees(106), degrees(110), degrees(114)], tiles }
}

/** Ids count all tiles of zoom 0, then all of zoom 1, and so on. */
export function zoomOf(tileId: number): number {
  let [zoom, first] = [0, 0]
  while (tileId >= first + 4 ** zoom) {
    first += 4 ** zoom
    zoom += 1
  }
  return zoom
}
