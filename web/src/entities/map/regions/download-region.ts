import { digestOf, fetchPiece, PieceError, type PieceProblem } from '../packs/fetch-piece.ts'
import type { PackFile } from '../packs/kept-region.ts'
import { type AddressOf, BLOCK_BYTES, countBlocks, putBlocks, readWhole, sizeOfBlock } from '../packs/pack-blocks.ts'
import { blocksOf, type PackDb, packDb } from '../packs/pack-db.ts'

export type DownloadProblem = PieceProblem | 'full' | 'no-storage'

export class DownloadError extends Error {
  readonly problem: DownloadProblem
  constructor(problem: DownloadProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A megabyte per request: a region of a gigabyte in blocks would be sixteen thousand. */
const BLOCKS_PER_PIECE = 16
const AT_ONCE = 3
const ATTEMPTS = 3

type How = {
  readonly addressOf: AddressOf
  readonly signal: AbortSignal
  readonly onProgress: (bytes: number) => void
}

/**
 * Loads the missing blocks of a map and stores each with its hash. When stopped it keeps them, and continues there the
 * next time. Throws a DownloadError, or the reason of the signal.
 */
export async function downloadRegion(pack: PackFile, { addressOf, signal, onProgress }: How): Promise<void> {
  const db = await packDb().catch(() => {
    throw new DownloadError('no-storage')
  })
  await adoptUnhashed(db, pack)
  const missing = await findMissing(db, pack)
  let bytes = pack.bytes - missing.reduce((sum, number) => sum + sizeOfBlock(pack, number), 0)
  onProgress(bytes)
  const pieces = [...Map.groupBy(missing, (number) => Math.floor(number / BLOCKS_PER_PIECE)).values()]
  const one = async (): Promise<void> => {
    for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift()) {
      signal.throwIfAborted()
      const blocks = await loadBlocks(pack, piece, addressOf(pack.file), signal)
      await putBlocks(db, pack.file, blocks).catch(refuseWhenFull)
      bytes += blocks.reduce((sum, [, block]) => sum + block.length, 0)
      onProgress(bytes)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one)).catch((error: unknown) => {
    // The others have nothing left to begin.
    pieces.length = 0
    throw error instanceof PieceError ? new DownloadError(error.problem) : error
  })
  signal.throwIfAborted()
  if ((await findMissing(db, pack)).length > 0) throw new DownloadError('no-storage')
}

/** Compares every block with its hash; those that differ are loaded again. Returns how many there were. */
export async function repairRegion(pack: PackFile, how: How): Promise<number> {
  const db = await packDb()
  let damaged = 0
  for (let number = 0; number < countBlocks(pack); number += 1) {
    how.signal.throwIfAborted()
    if (await readWhole(db, pack, number)) continue
    damaged += 1
    const key = [pack.file, number] as [string, number]
    await Promise.all([db.delete('blocks', key), db.delete('digests', key)])
  }
  if (damaged > 0) await downloadRegion(pack, how)
  return damaged
}

/** Blocks that an earlier version of the app stored have no hashes: the hash of the whole file tells whether they are right. */
async function adoptUnhashed(db: PackDb, pack: PackFile): Promise<void> {
  const range = blocksOf(pack.file)
  const [blocks, digests] = await Promise.all([db.count('blocks', range), db.count('digests', range)])
  if (!pack.sha256 || blocks !== countBlocks(pack) || digests === blocks) return
  const whole = await db.getAll('blocks', range)
  const digest = await digestOf(new Uint8Array(await new Blob(whole).arrayBuffer()))
  const isRight =
    digest !== null && [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === pack.sha256
  if (isRight)
    await putBlocks(
      db,
      pack.file,
      whole.map((block, number) => [number, block]),
    )
}

/** A block without its hash counts as missing. */
async function findMissing(db: PackDb, pack: PackFile): Promise<readonly number[]> {
  const range = blocksOf(pack.file)
  const [blocks, digests] = await Promise.all([db.getAllKeys('blocks', range), db.getAllKeys('digests', range)])
  const hashed = new Set(digests.map(([, number]) => number))
  // Without cryptography there are no hashes to wait for.
  const canHash = Boolean(globalThis.crypto.subtle)
  const kept = new Set(blocks.map(([, number]) => number).filter((number) => hashed.has(number) || !canHash))
  return Array.from({ length: countBlocks(pack) }, (_, number) => number).filter((number) => !kept.has(number))
}

type Numbered = readonly [number: number, block: Uint8Array<ArrayBuffer>]

async function loadBlocks(
  pack: PackFile,
  numbers: readonly number[],
  address: string,
  signal: AbortSignal,
): Promise<readonly Numbered[]> {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  const start = first * BLOCK_BYTES
  const end = last * BLOCK_BYTES + sizeOfBlock(pack, last)
  const piece = await withAttempts(() => fetchPiece({ address, start, end, signal }), signal)
  return numbers.map((number): Numbered => {
    const from = number * BLOCK_BYTES - start
    return [number, piece.slice(from, from + sizeOfBlock(pack, number))]
  })
}

/** A damaged piece is asked for again; a server that refuses, or that has another map by now, is not. */
async function withAttempts<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      const isWorthIt = error instanceof PieceError && (error.problem === 'damaged' || error.problem === 'busy')
      if (!isWorthIt || attempt === ATTEMPTS) throw error
    }
  }
}

function refuseWhenFull(error: unknown): never {
  throw new DownloadError(isFull(error) ? 'full' : 'no-storage')
}

export function isFull(error: unknown): boolean {
  return ((error ?? {}) as { readonly name?: unknown }).name === 'QuotaExceededError'
}
