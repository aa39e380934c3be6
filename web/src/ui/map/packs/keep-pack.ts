import type { MapPack } from '@app/datasets/map-packs'

import { type AddressOf, blockOf, countBlocks, countKeptBytes } from './pack-blocks.ts'

const AT_ONCE = 3

type How = { readonly signal: AbortSignal; readonly onProgress: (bytes: number) => void }

/** Fetches what is not here yet of a pack. Stopped, it keeps what it has and goes on from there the next time. */
export async function keepPack(pack: MapPack, addressOf: AddressOf, { signal, onProgress }: How): Promise<void> {
  const left = Array.from({ length: countBlocks(pack) }, (_, number) => number)
  let bytes = 0
  const one = async (): Promise<void> => {
    for (let number = left.shift(); number !== undefined; number = left.shift()) {
      signal.throwIfAborted()
      const { length } = await blockOf(pack, number, addressOf)
      bytes += length
      onProgress(bytes)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  // Where nothing can be stored, every block came and none stayed.
  const kept = (await countKeptBytes([pack])).get(pack.file) ?? 0
  if (kept < pack.bytes) throw new Error(`only ${kept} of ${pack.bytes} bytes could be kept`)
}
