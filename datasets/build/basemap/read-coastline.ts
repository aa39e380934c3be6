/** Shorelines of an OpenStreetMap extract. https://wiki.openstreetmap.org/wiki/PBF_Format */
import { inflateSync } from 'node:zlib'

import { PbfReader } from 'pbf'

export type Position = readonly [longitude: number, latitude: number]
/** With the land on its left and the water on its right, as in OpenStreetMap. */
export type Shore = readonly Position[]

type Block = { strings: string[]; groups: Uint8Array[]; granularity: number }
type Way = { keys: number[]; values: number[]; refs: number[] }
type Dense = { ids: number[]; latitudes: number[]; longitudes: number[] }

const utf8 = new TextDecoder()

export function readCoastline(file: Buffer): readonly Shore[] {
  const nodes = new Map<number, Position>()
  const ways: (readonly number[])[] = []
  for (const { strings, groups, granularity } of readBlocks(file)) {
    const toDegrees = (value: number): number => (value * granularity) / 1e9
    for (const group of groups)
      new PbfReader(group).readFields((tag, _, pbf) => {
        if (tag === 2)
          keepNodes(pbf.readMessage(readDense, { ids: [], latitudes: [], longitudes: [] }), nodes, toDegrees)
        if (tag === 3) {
          const { keys, values, refs } = pbf.readMessage(readWay, { keys: [], values: [], refs: [] })
          const isShore = keys.some((key, at) => strings[key] === 'natural' && strings[values[at] ?? 0] === 'coastline')
          if (isShore) ways.push(sums(refs))
        }
      }, null)
  }
  return joinWays(ways).map((refs) => refs.flatMap((ref) => (nodes.has(ref) ? [nodes.get(ref) ?? [0, 0]] : [])))
}

function* readBlocks(file: Buffer): Generator<Block> {
  for (let at = 0; at < file.length;) {
    const headerEnd = at + 4 + file.readUInt32BE(at)
    const header = new PbfReader(file.subarray(at + 4, headerEnd)).readFields(
      (tag, read, pbf) => {
        if (tag === 1) read.type = pbf.readString()
        if (tag === 3) read.size = pbf.readVarint()
      },
      { type: '', size: 0 },
    )
    at = headerEnd + header.size
    if (header.type === 'OSMData') yield readBlock(unpackBlob(file.subarray(headerEnd, at)))
  }
}

function unpackBlob(blob: Uint8Array): Uint8Array {
  const read = new PbfReader(blob).readFields<{ raw?: Uint8Array; packed?: Uint8Array }>((tag, found, pbf) => {
    if (tag === 1) found.raw = pbf.readBytes()
    if (tag === 3) found.packed = pbf.readBytes()
  }, {})
  return read.packed ? inflateSync(read.packed) : (read.raw ?? new Uint8Array())
}

function readBlock(bytes: Uint8Array): Block {
  const strings = (tag: number, list: string[], pbf: PbfReader): void => {
    if (tag === 1) list.push(utf8.decode(pbf.readBytes()))
  }
  return new PbfReader(bytes).readFields<Block>(
    (tag, block, pbf) => {
      if (tag === 1) block.strings = pbf.readMessage<string[]>(strings, [])
      if (tag === 2) block.groups.push(pbf.readBytes())
      if (tag === 17) block.granularity = pbf.readVarint()
    },
    { strings: [], groups: [], granularity: 100 },
  )
}

function readDense(tag: number, dense: Dense, pbf: PbfReader): void {
  if (tag === 1) dense.ids = pbf.readPackedSVarint()
  if (tag === 8) dense.latitudes = pbf.readPackedSVarint()
  if (tag === 9) dense.longitudes = pbf.readPackedSVarint()
}

function readWay(tag: number, way: Way, pbf: PbfReader): void {
  if (tag === 2) way.keys = pbf.readPackedVarint()
  if (tag === 3) way.values = pbf.readPackedVarint()
  if (tag === 8) way.refs = pbf.readPackedSVarint()
}

function keepNodes(
  { ids, latitudes, longitudes }: Dense,
  nodes: Map<number, Position>,
  toDegrees: (value: number) => number,
): void {
  const [norths, easts] = [sums(latitudes), sums(longitudes)]
  sums(ids).forEach((id, at) => nodes.set(id, [toDegrees(easts[at] ?? 0), toDegrees(norths[at] ?? 0)]))
}

function sums(steps: readonly number[]): readonly number[] {
  let sum = 0
  return steps.map((step) => (sum += step))
}

/** A shore consists of many ways; each continues where another ends. */
function joinWays(ways: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const byStart = new Map(ways.map((way) => [way[0], way]))
  const ends = new Set(ways.map((way) => way.at(-1)))
  const isUsed = new Set<readonly number[]>()
  // First those without a predecessor, then the rest: rings.
  const starts = [...ways.filter((way) => !ends.has(way[0])), ...ways]
  return starts.flatMap((first) => {
    if (isUsed.has(first)) return []
    const chain = [...first]
    isUsed.add(first)
    for (let next = byStart.get(chain.at(-1)); next && !isUsed.has(next); next = byStart.get(chain.at(-1))) {
      isUsed.add(next)
      chain.push(...next.slice(1))
    }
    return [chain]
  })
}
