/** Directories of PMTiles. https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md#4-directories */
import { gunzipSync } from 'node:zlib'

import { ArchiveError } from './archive-source.ts'

export type Entry = {
  readonly tileId: number
  readonly offset: number
  readonly length: number
  /** How many tiles from this one on have the same content; 0 refers to another directory. */
  readonly runLength: number
}

const GZIP = 2
const NOT_COMPRESSED = 1
/** A directory of a planet has some thousand entries; this is a bomb. */
const MOST_BYTES = 16_000_000

export function unpack(bytes: Uint8Array, compression: number): Uint8Array {
  if (compression === NOT_COMPRESSED) return bytes
  if (compression !== GZIP) throw new ArchiveError(`compression ${compression} is not supported`)
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES })
  } catch {
    throw new ArchiveError('a compressed part cannot be read')
  }
}

export function readDirectory(bytes: Uint8Array): readonly Entry[] {
  const read = createVarintReader(bytes)
  const count = read()
  // An entry has four numbers of at least a byte each.
  if (count * 4 > bytes.length) throw new ArchiveError('a directory is cut off')
  const column = (): readonly number[] => Array.from({ length: count }, read)
  const [steps, runLengths, lengths, offsets] = [column(), column(), column(), column()]
  let [tileId, end] = [0, 0]
  return steps.map((step, index) => {
    tileId += step
    const [length = 0, runLength = 0, stored = 0] = [lengths[index], runLengths[index], offsets[index]]
    const offset = stored === 0 && index > 0 ? end : stored - 1
    if (offset < 0 || !Number.isSafeInteger(offset + length)) throw new ArchiveError('a directory is wrong')
    end = offset + length
    return { tileId, offset, length, runLength }
  })
}

export function writeDirectory(entries: readonly Entry[]): Uint8Array {
  const bytes: number[] = []
  const write = (value: number): void => {
    let rest = value
    while (rest >= 128) {
      bytes.push((rest % 128) + 128)
      rest = Math.floor(rest / 128)
    }
    bytes.push(rest)
  }
  write(entries.length)
  entries.forEach(({ tileId }, index) => write(tileId - (entries[index - 1]?.tileId ?? 0)))
  for (const { runLength } of entries) write(runLength)
  for (const { length } of entries) write(length)
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1]
    write(before && offset === before.offset + before.length ? 0 : offset + 1)
  })
  return Uint8Array.from(bytes)
}

function createVarintReader(bytes: Uint8Array): () => number {
  let at = 0
  return () => {
    let [value, factor] = [0, 1]
    for (;;) {
      const byte = bytes[at]
      if (byte === undefined || factor > 2 ** 49) throw new ArchiveError('a directory is cut off')
      at += 1
      value += (byte & 127) * factor
      if (byte < 128) return value
      factor *= 128
    }
  }
}
