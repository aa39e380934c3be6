import { doubleArea, simplifyShape } from './simplify-shape.ts'
import type { Shape } from './tile-geometry.ts'
import { type Feature, type Layer, type Properties, writeTile } from './vector-tile.ts'

export type Drawn = { readonly layer: string; readonly properties: Properties }

/** The features of a source that our style draws, with their layer, attributes and tolerance. */
export type Plan = {
  /** Null leaves a feature out. */
  draw(layer: string, feature: Feature, zoom: number): Drawn | null
  /** In units of the tile. */
  tolerance(layer: string, zoom: number): number
  /** Rings smaller than this many square units are left out. */
  smallest(layer: string, zoom: number): number
  /** In drawing order, which is also the order in the file. */
  readonly layers: readonly string[]
}

/** Features that look the same are merged: half of a tile is repeated attributes. */
export function redrawTile(sources: readonly Layer[], zoom: number, plan: Plan): Uint8Array | null {
  const drawn = new Map<string, Map<string, Feature>>()
  for (const { name, features } of sources) {
    for (const feature of features) {
      const { layer, properties } = plan.draw(name, feature, zoom) ?? {}
      if (layer === undefined || properties === undefined) continue
      const shapes = thin(feature, plan.tolerance(layer, zoom), plan.smallest(layer, zoom))
      if (shapes.length > 0) join(drawn, layer, { kind: feature.kind, properties, shapes })
    }
  }
  const extent = sources[0]?.extent ?? 4096
  const layers = plan.layers.map((name) => ({ name, extent, features: [...(drawn.get(name)?.values() ?? [])] }))
  return drawn.size > 0 ? writeTile(layers) : null
}

function join(drawn: Map<string, Map<string, Feature>>, layer: string, feature: Feature): void {
  const features = drawn.get(layer) ?? new Map<string, Feature>()
  drawn.set(layer, features)
  // Named points stay separate: each has its own name.
  const key = feature.kind === 'point' ? String(features.size) : `${feature.kind} ${JSON.stringify(feature.properties)}`
  const before = features.get(key)
  features.set(key, before ? { ...before, shapes: [...before.shapes, ...feature.shapes] } : feature)
}

function thin({ kind, shapes }: Feature, tolerance: number, smallest: number): readonly Shape[] {
  return shapes.flatMap((shape) => {
    if (kind === 'polygon' && doubleArea(shape) < 2 * smallest) return []
    const simple = tolerance > 0 ? simplifyShape(kind, shape, tolerance) : shape
    return simple ? [simple] : []
  })
}
