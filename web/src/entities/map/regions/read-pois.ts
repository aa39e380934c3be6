/** Points of one layer of a vector tile. https://github.com/mapbox/vector-tile-spec/tree/master/2.1 */
import type { RegionPlace } from '@app/contracts/map-regions'
import { PbfReader } from 'pbf'

import type { TileNumber } from '../packs/pack-tiles.ts'

type Value = string | number | boolean
type RawFeature = { tags: number[]; kind: number; geometry: number[] }
type RawLayer = { name: string; extent: number; keys: string[]; values: Value[]; features: RawFeature[] }

const LAYER = 'poi'
const POINT = 1

/** The points of interest of a tile in the OpenMapTiles schema; those without name and kind are of no use. */
export function readPois(tile: ArrayBuffer, at: TileNumber): readonly RegionPlace[] {
  const layers = new PbfReader(tile).readFields<RawLayer[]>((tag, read, pbf) => {
    if (tag === 3) read.push(pbf.readMessage(readLayerField, emptyLayer()))
  }, [])
  return layers.filter(({ name }) => name === LAYER).flatMap((layer) => placesIn(layer, at))
}

function emptyLayer(): RawLayer {
  return { name: '', extent: 4096, keys: [], values: [], features: [] }
}

function placesIn({ extent, keys, values, features }: RawLayer, at: TileNumber): RegionPlace[] {
  return features.flatMap(({ tags, kind, geometry }): RegionPlace[] => {
    const text = (key: string): string => {
      const index = tags.findIndex((tag, place) => place % 2 === 0 && keys[tag] === key)
      const value = index < 0 ? undefined : values[tags[index + 1] ?? -1]
      return typeof value === 'string' ? value : ''
    }
    const kindOf = text('subclass') || text('class')
    if (kind !== POINT || geometry.length < 3 || !kindOf) return []
    const [x, y] = [zigzag(geometry[1] ?? 0), zigzag(geometry[2] ?? 0)]
    // Tiles overlap a little: a point belongs to the tile that it lies in.
    if (x < 0 || y < 0 || x >= extent || y >= extent) return []
    const count = 2 ** at.z
    const longitude = ((at.x + x / extent) / count) * 360 - 180
    const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * (at.y + y / extent)) / count))) * 180) / Math.PI
    return [[nameOf(text('name'), text('name:latin')), kindOf, round(latitude), round(longitude), '', '']]
  })
}

function nameOf(name: string, latin: string): string {
  return latin && name && latin !== name ? `${latin} (${name})` : name || latin
}

function zigzag(value: number): number {
  return (value >> 1) ^ -(value & 1)
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}

function readLayerField(tag: number, layer: RawLayer, pbf: PbfReader): void {
  if (tag === 1) layer.name = pbf.readString()
  // Only one layer is wanted: its name comes before its features.
  else if (layer.name !== '' && layer.name !== LAYER) return
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
  else if (tag === 4 || tag === 5) read.value = pbf.readVarint(tag === 4)
}
