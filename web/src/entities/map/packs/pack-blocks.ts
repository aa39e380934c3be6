import type { MapPack } from '@app/datasets/map-packs'

import { type PackDb, packDb } from './pack-db.ts'

/** One request includes the neighbours of a tile, because they are adjacent in the file. */
export const BLOCK_BYTES = 65_536

type Block = Uint8Array<ArrayBuffer>
type File = Pick<MapPack, 'file' | 'bytes'>

/** A block is loaded once, also when many tiles of one view need it. */
const underWay = new Map<string, Promise<Block>>()

/** Bytes of a pack: from this device if stored, else from the server, and then stored. */
export async function readBytes(
  pack: File,
  offset: number,
  length: number,
  addressOf: AddressOf,
): Promise<ArrayBuffer> {
  const first = Math.floor(offset / BLOCK_BYTES)
  const last = Math.floor((offset + length - 1) / BLOCK_BYTES)
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const blocks = await Promise.all(numbers.map((number) => blockOf(pack, number, addressOf)))
  const joined = new Uint8Array(length)
  blocks.forEach((block, index) => {
    const start = (first + index) * BLOCK_BYTES
    const from = Math.max(0, offset - start)
    joined.set(block.subarray(from, Math.max(from, offset + length - start)), Math.max(0, start - offset))
  })
  return joined.buffer
}

export type AddressOf = (file: string) => string

export function countBlocks({ bytes }: Pick<File, 'bytes'>): number {
  return Math.ceil(bytes / BLOCK_BYTES)
}

export function blockOf(pack: File, number: number, addressOf: AddressOf): Promise<Block> {
  const key = `${pack.file} ${number}`
  const found = underWay.get(key) ?? findOrFetch(pack, number, addressOf).finally(() => underWay.delete(key))
  underWay.set(key, found)
  return found
}

async function findOrFetch(pack: File, number: number, addressOf: AddressOf): Promise<Block> {
  // Without storage (a private window, a full disk) a map still works with a network.
  const db = await packDb().catch(() => null)
  const kept = await db?.get('blocks', [pack.file, number]).catch(() => undefined)
  if (kept) return kept
  const block = await fetchBlock(pack, number, addressOf(pack.file))
  await db?.put('blocks', block, [pack.file, number]).catch(() => undefined)
  return block
}

async function fetchBlock({ bytes }: File, number: number, address: string): Promise<Block> {
  const start = number * BLOCK_BYTES
  const end = Math.min(start + BLOCK_BYTES, bytes)
  const headers = { range: `bytes=${start}-${end - 1}` }
  const response = await fetch(address, { headers })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const body = new Uint8Array(await response.arrayBuffer())
  // A proxy may not support ranges and answer with the whole file.
  const block = response.status === 206 ? body : body.slice(start, end)
  if (block.length !== end - start) throw new Error(`${address} is ${body.length} bytes long`)
  return block
}

/** The number of stored bytes of each file. */
export async function countKeptBytes(packs: readonly File[]): Promise<ReadonlyMap<string, number>> {
  const db: PackDb = await packDb()
  const keys = await db.getAllKeys('blocks')
  const sizes = new Map<string, number>()
  for (const { file, bytes } of packs) {
    const numbers = keys.filter(([name]) => name === file).map(([, number]) => number)
    sizes.set(
      file,
      numbers.reduce((sum, number) => sum + Math.min(BLOCK_BYTES, bytes - number * BLOCK_BYTES), 0),
    )
  }
  return sizes
}

export async function deleteBlocks(file: string): Promise<void> {
  await (await packDb()).delete('blocks', IDBKeyRange.bound([file, 0], [file, Number.MAX_SAFE_INTEGER]))
}

/** A new release has new files; blocks of the old ones only take space. */
export async function dropOldBlocks(packs: readonly File[]): Promise<void> {
  const db = await packDb()
  const current = new Set(packs.map(({ file }) => file))
  const files = new Set((await db.getAllKeys('blocks')).map(([file]) => file))
  for (const file of files) if (!current.has(file)) await deleteBlocks(file)
}
