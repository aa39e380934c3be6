/**
 * Directories of PMTiles version 3, which locate the tiles.
 * https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md#4-directories
 */
import { gunzipSync, gzipSync } from 'node:zlib'

import { PbfReader, PbfWriter } from 'pbf'

export type DirectoryEntry = {
  readonly tileId: number
  readonly offset: number
  readonly length: number
  /** How many tiles from this one on have the same content; 0 refers to another directory. */
  readonly runLength: number
}

export function readDirectory(packed: Uint8Array): readonly DirectoryEntry[] {
  const pbf = new PbfReader(gunzipSync(packed))
  const count = pbf.readVarint()
  const column = (): readonly number[] => Array.from({ length: count }, () => pbf.readVarint())
  const [steps, runLengths, lengths, offsets] = [column(), column(), column(), column()]
  let [tileId, end] = [0, 0]
  return steps.map((step, index) => {
    tileId += step
    const [length = 0, runLength = 0, stored = 0] = [lengths[index], runLengths[index], offsets[index]]
    const offset = stored === 0 ? end : stored - 1
    end = offset + length
    return { tileId, offset, length, runLength }
  })
}

export function writeDirectory(entries: readonly DirectoryEntry[]): Uint8Array {
  const pbf = new PbfWriter()
  pbf.writeVarint(entries.length)
  entries.forEach(({ tileId }, index) => pbf.writeVarint(tileId - (entries[index - 1]?.tileId ?? 0)))
  for (const { runLength } of entries) pbf.writeVarint(runLength)
  for (const { length } of entries) pbf.writeVarint(length)
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1]
    pbf.writeVarint(before && offset === before.offset + before.length ? 0 : offset + 1)
  })
  return gzipSync(pbf.finish(), { level: 9 })
}
