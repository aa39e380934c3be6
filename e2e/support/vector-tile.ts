/** Small vector tiles for journeys. https://github.com/mapbox/vector-tile-spec/tree/master/2.1 */

type Point = readonly [x: number, y: number]
export type TileFeature = {
  readonly kind: 'point' | 'line' | 'polygon'
  readonly points: readonly Point[]
  readonly properties: Readonly<Record<string, string | number>>
}
export type TileLayers = Readonly<Record<string, readonly TileFeature[]>>

export const TILE_EXTENT = 4096
const KINDS = ['point', 'line', 'polygon'] as const

export function writeVectorTile(layers: TileLayers): Buffer {
  return Buffer.from(Object.entries(layers).flatMap(([name, features]) => field(3, writeLayer(name, features))))
}

function writeLayer(name: string, features: readonly TileFeature[]): number[] {
  const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))]
  const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))]
  const written = features.map(({ kind, points, properties }) => {
    const tags = Object.entries(properties).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)])
    return [
      ...field(2, tags.flatMap(varint)),
      ...number(3, KINDS.indexOf(kind) + 1),
      ...field(4, commandsOf(kind, points).flatMap(varint)),
    ]
  })
  return [
    ...number(15, 2),
    ...field(1, bytesOf(name)),
    ...written.flatMap((feature) => field(2, feature)),
    ...keys.flatMap((key) => field(3, bytesOf(key))),
    ...values.flatMap((value) => field(4, typeof value === 'string' ? field(1, bytesOf(value)) : number(5, value))),
    ...number(5, TILE_EXTENT),
  ]
}

const [MOVE, DRAW, CLOSE] = [1, 2, 7] as const

function commandsOf(kind: TileFeature['kind'], points: readonly Point[]): number[] {
  const steps = points.map(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0]
    return [zigzag(x - beforeX), zigzag(y - beforeY)]
  })
  const [first = [], ...rest] = steps
  const drawn = rest.length > 0 ? [DRAW | (rest.length << 3), ...rest.flat()] : []
  return [MOVE | (1 << 3), ...first, ...drawn, ...(kind === 'polygon' ? [CLOSE | (1 << 3)] : [])]
}

function field(tag: number, content: readonly number[]): number[] {
  return [...varint((tag << 3) | 2), ...varint(content.length), ...content]
}

function number(tag: number, value: number): number[] {
  return [...varint(tag << 3), ...varint(value)]
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)]
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31)
}

function bytesOf(text: string): number[] {
  return [...Buffer.from(text)]
}
