/** Mapbox Vector Tiles, read and written. https://github.com/mapbox/vector-tile-spec/tree/master/2.1 */
import { PbfReader, PbfWriter } from 'pbf'

import { type GeometryKind, readShapes, type Shape, writeShapes } from './tile-geometry.ts'

export type Value = string | number | boolean
export type Properties = Readonly<Record<string, Value>>
export type Feature = {
  readonly kind: GeometryKind
  readonly properties: Properties
  readonly shapes: readonly Shape[]
}
export type Layer = { readonly name: string; readonly extent: number; readonly features: readonly Feature[] }

const KINDS = ['point', 'line', 'polygon'] as const

type RawFeature = { tags: number[]; kind: number; geometry: number[] }
type RawLayer = { name: string; extent: number; keys: string[]; values: Value[]; features: RawFeature[] }

export function readTile(bytes: Uint8Array): readonly Layer[] {
  return new PbfReader(bytes).readFields<Layer[]>((tag, layers, pbf) => {
    if (tag === 3) layers.push(readLayer(pbf))
  }, [])
}

function readLayer(pbf: PbfReader): Layer {
  const empty: RawLayer = { name: '', extent: 4096, keys: [], values: [], features: [] }
  const { name, extent, keys, values, features } = pbf.readMessage(readLayerField, empty)
  return {
    name,
    extent,
    features: features.map(({ tags, kind, geometry }) => ({
      kind: KINDS[kind - 1] ?? 'point',
      properties: readProperties(tags, keys, values),
      shapes: readShapes(geometry),
    })),
  }
}

function readLayerField(tag: number, layer: RawLayer, pbf: PbfReader): void {
  if (tag === 1) layer.name = pbf.readString()
  else if (tag === 2) layer.features.push(pbf.readMessage(readFeatureField, { tags: [], kind: 0, geometry: [] }))
  else if (tag === 3) layer.keys.push(pbf.readString())
  else if (tag === 4) layer.values.push(pbf.readMessage(readValueField, { value: '' as Value }).value)
  else if (tag === 5) layer.extent = pbf.readVarint()
}

function readFeatureField(tag: number, feature: RawFeature, pbf: PbfReader): void {
  if (tag === 2) feature.tags = pbf.readPackedVarint()
  else if (tag === 3) feature.kind = pbf.readVarint()
  else if (tag === 4) feature.geometry = pbf.readPackedVarint()
}

function readValueField(tag: number, read: { value: Value }, pbf: PbfReader): void {
  if (tag === 1) read.value = pbf.readString()
  else if (tag === 2) read.value = pbf.readFloat()
  else if (tag === 3) read.value = pbf.readDouble()
  else if (tag === 4) read.value = pbf.readVarint(true)
  else if (tag === 5) read.value = pbf.readVarint()
  else if (tag === 6) read.value = pbf.readSVarint()
  else if (tag === 7) read.value = pbf.readBoolean()
}

function readProperties(tags: readonly number[], keys: readonly string[], values: readonly Value[]): Properties {
  const pairs = Array.from({ length: tags.length / 2 }, (_, index) => {
    return [keys[tags[2 * index] ?? 0] ?? '', values[tags[2 * index + 1] ?? 0] ?? ''] as const
  })
  return Object.fromEntries(pairs)
}

export function writeTile(layers: readonly Layer[]): Uint8Array {
  const pbf = new PbfWriter()
  for (const layer of layers) if (layer.features.length > 0) pbf.writeMessage(3, writeLayer, layer)
  return pbf.finish()
}

function writeLayer({ name, extent, features }: Layer, pbf: PbfWriter): void {
  const keys = new Map<string, number>()
  const values = new Map<Value, number>()
  pbf.writeVarintField(15, 2)
  pbf.writeStringField(1, name)
  for (const { kind, properties, shapes } of features) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [indexIn(keys, key), indexIn(values, value)])
    pbf.writeMessage(2, writeFeature, { tags, kind: KINDS.indexOf(kind) + 1, geometry: writeShapes(kind, shapes) })
  }
  for (const key of keys.keys()) pbf.writeStringField(3, key)
  for (const value of values.keys()) pbf.writeMessage(4, writeValue, value)
  pbf.writeVarintField(5, extent)
}

function writeFeature({ tags, kind, geometry }: RawFeature, pbf: PbfWriter): void {
  if (tags.length > 0) pbf.writePackedVarint(2, tags)
  pbf.writeVarintField(3, kind)
  pbf.writePackedVarint(4, geometry)
}

function writeValue(value: Value, pbf: PbfWriter): void {
  if (typeof value === 'string') pbf.writeStringField(1, value)
  else if (typeof value === 'boolean') pbf.writeBooleanField(7, value)
  else if (Number.isInteger(value) && value >= 0) pbf.writeVarintField(5, value)
  else pbf.writeDoubleField(3, value)
}

function indexIn<Key>(known: Map<Key, number>, key: Key): number {
  const index = known.get(key) ?? known.size
  known.set(key, index)
  return index
}
