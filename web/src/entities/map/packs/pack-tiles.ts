import { PMTiles } from 'pmtiles'

import type { PackFile } from './kept-region.ts'
import { type AddressOf, readBytes } from './pack-blocks.ts'

/** A file of tiles, and the area that it has. */
export type TilePack = PackFile & { readonly bounds: Bounds; readonly minZoom: number }

export type TileNumber = { readonly z: number; readonly x: number; readonly y: number }
export type ReadTile = (tile: TileNumber, signal: AbortSignal) => Promise<ArrayBuffer>

/** A new one each time: the map transfers it to its worker. */
export const nothing = (): ArrayBuffer => new ArrayBuffer(0)

/** Uncompressed tiles of one pack. A missing tile is empty. */
export function openPack(pack: PackFile, addressOf: AddressOf): ReadTile {
  const archive = new PMTiles({
    getKey: () => pack.file,
    getBytes: async (offset, length) => ({
      // The first read requests more than a small file has.
      data: await readBytes(pack, offset, Math.min(length, pack.bytes - offset), addressOf),
    }),
  })
  return async ({ z, x, y }) => (await archive.getZxy(z, x, y))?.data ?? nothing()
}

/**
 * Several maps as one with holes. Where they overlap, one that has the whole tile comes before one that has a part of it,
 * and the first of those wins. The list is read at each tile, because regions come and go.
 */
export function joinPacks(list: () => readonly TilePack[], addressOf: AddressOf): ReadTile {
  const opened = new Map<string, ReadTile>()
  const open = (pack: TilePack): ReadTile => {
    const read = opened.get(pack.file) ?? openPack(pack, addressOf)
    opened.set(pack.file, read)
    return read
  }
  return async (tile, signal) => {
    const near = list().filter(({ minZoom, bounds }) => tile.z >= minZoom && overlaps(bounds, boundsOf(tile)))
    const [whole, part] = [
      near.filter((pack) => coversTile([pack], tile)),
      near.filter((pack) => !coversTile([pack], tile)),
    ]
    for (const pack of [...whole, ...part]) {
      const found = await open(pack)(tile, signal)
      if (found.byteLength > 0) return found
    }
    return nothing()
  }
}

/** One pack alone has everything that the tile shows. */
export function coversTile(packs: readonly Pick<TilePack, 'bounds' | 'minZoom'>[], tile: TileNumber): boolean {
  const [west, south, east, north] = boundsOf(tile)
  return packs.some(
    ({ bounds: [left, bottom, right, top], minZoom }) =>
      tile.z >= minZoom && left <= west && bottom <= south && east <= right && north <= top,
  )
}

export type Bounds = readonly [west: number, south: number, east: number, north: number]

export function overlaps(a: Bounds, b: Bounds): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

function boundsOf({ z, x, y }: TileNumber): Bounds {
  const count = 2 ** z
  const longitude = (column: number): number => (column / count) * 360 - 180
  const latitude = (row: number): number => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * 180) / Math.PI
  return [longitude(x), latitude(y + 1), longitude(x + 1), latitude(y)]
}
