import { digestOf, fetchPiece, isSameDigest } from './fetch-piece.ts'
import type { PackFile } from './kept-region.ts'
import { blocksOf, type PackDb, packDb } from './pack-db.ts'

/** One request includes the neighbours of a tile, because they are adjacent in the file. */
export const BLOCK_BYTES = 65_536

type Block = Uint8Array<ArrayBuffer>

/** A block is loaded once, also when many tiles of one view need it. */
const underWay = new Map<string, Promise<Block>>()

/** Bytes of a pack: from this device if stored, else from the server, and then stored. */
export async function readBytes(
  pack: PackFile,
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

export function countBlocks({ bytes }: Pick<PackFile, 'bytes'>): number {
  return Math.ceil(bytes / BLOCK_BYTES)
}

export function sizeOfBlock({ bytes }: Pick<PackFile, 'bytes'>, number: number): number {
  return Math.min(BLOCK_BYTES, bytes - number * BLOCK_BYTES)
}

function blockOf(pack: PackFile, number: number, addressOf: AddressOf): Promise<Block> {
  const key = `${pack.file} ${number}`
  const found = underWay.get(key) ?? findOrFetch(pack, number, addressOf).finally(() => underWay.delete(key))
  underWay.set(key, found)
  return found
}

async function findOrFetch(pack: PackFile, number: number, addressOf: AddressOf): Promise<Block> {
  // Without storage (a private window, a full disk) a map still works with a network.
  const db = await packDb().catch(() => null)
  const kept = db && (await readWhole(db, pack, number).catch(() => null))
  if (kept) return kept
  const start = number * BLOCK_BYTES
  const block = await fetchPiece({ address: addressOf(pack.file), start, end: start + sizeOfBlock(pack, number) })
  if (db) await putBlocks(db, pack.file, [[number, block]]).catch(() => undefined)
  return block
}

/** Null for a block that is missing, or that is not what came from the server: a disk can damage it. */
export async function readWhole(db: PackDb, pack: PackFile, number: number): Promise<Block | null> {
  const [block, digest] = await Promise.all([
    db.get('blocks', [pack.file, number]),
    db.get('digests', [pack.file, number]),
  ])
  if (!block || block.length !== sizeOfBlock(pack, number)) return null
  const now = digest && (await digestOf(block))
  return !digest || !now || isSameDigest(digest, now) ? block : null
}

/** All of them or none, each with its hash. */
export async function putBlocks(
  db: PackDb,
  file: string,
  blocks: readonly (readonly [number: number, block: Block])[],
): Promise<void> {
  const digests = await Promise.all(blocks.map(([, block]) => digestOf(block)))
  const tx = db.transaction(['blocks', 'digests'], 'readwrite')
  const [kept, hashes] = [tx.objectStore('blocks'), tx.objectStore('digests')]
  const puts = blocks.flatMap(([number, block], index) => {
    const digest = digests[index]
    return [kept.put(block, [file, number]), ...(digest ? [hashes.put(digest, [file, number])] : [])]
  })
  // On a full disk the writes end with "aborted", and only the transaction knows why.
  await Promise.allSettled(puts)
  await tx.done
}

/** The number of stored bytes of each file. */
export async function countKeptBytes(packs: readonly PackFile[]): Promise<ReadonlyMap<string, number>> {
  const db = await packDb()
  const sizes = new Map<string, number>()
  for (const pack of packs) {
    const keys = await db.getAllKeys('blocks', blocksOf(pack.file))
    sizes.set(
      pack.file,
      keys.reduce((sum, [, number]) => sum + sizeOfBlock(pack, number), 0),
    )
  }
  return sizes
}

export async function deleteBlocks(file: string): Promise<void> {
  const db = await packDb()
  await Promise.all([db.delete('blocks', blocksOf(file)), db.delete('digests', blocksOf(file))])
}

/** A new release has new files; blocks of the old ones only take space, unless the traveller asked to have them. */
export async function dropOldBlocks(packs: readonly Pick<PackFile, 'file'>[]): Promise<void> {
  const db = await packDb()
  const current = new Set([...packs.map(({ file }) => file), ...(await db.getAllKeys('regions'))])
  const files = new Set((await db.getAllKeys('blocks')).map(([file]) => file))
  for (const file of files) if (!current.has(file)) await deleteBlocks(file)
}
