import { isWrangelStrip, mendBand } from './mend-band.ts'
import type { Shape } from './tile-geometry.ts'
import type { Feature, Layer } from './vector-tile.ts'

const EXTENT = 4096
/** Islands of Fiji are on both sides of the date line, all of them within this distance. */
const NEAR_LINE_DEGREES = 5

/** The source draws shapes cut by the date line once around the world; only their parts at the line are kept. */
export function mendDateLine(layers: readonly Layer[], tile: readonly [z: number, x: number, y: number]): Layer[] {
  const [z, x] = tile
  const longitude = (across: number): number => ((x + across / EXTENT) / 2 ** z) * 360 - 180
  const mend = (feature: Feature): readonly Shape[] =>
    feature.properties['name'] === 'Fiji'
      ? feature.shapes.flatMap((shape) => oneSide(shape, longitude))
      : feature.shapes.filter((shape) => z > 1 || !isStrip(shape))
  return withCountries(layers).map((layer) => {
    if (layer.name !== 'countries') return layer
    const [russia, others] = [layer.features.filter(isRussia), layer.features.filter((feature) => !isRussia(feature))]
    const rings = russia.flatMap(({ shapes }) => shapes)
    const mainland = rings.filter((ring) => !isWrangelStrip(ring, tile))
    const wrangel = rings.filter((ring) => isWrangelStrip(ring, tile)).flatMap((ring) => oneSide(ring, longitude))
    const shapes = [...mendBand(mainland, tile), ...wrangel]
    const features = others.map((feature) => ({ ...feature, shapes: mend(feature) }))
    return { ...layer, features: [...features, { kind: 'polygon', properties: { name: 'Russia' }, shapes }] }
  })
}

function withCountries(layers: readonly Layer[]): readonly Layer[] {
  const hasCountries = layers.some(({ name }) => name === 'countries')
  return hasCountries ? layers : [{ name: 'countries', extent: EXTENT, features: [] }, ...layers]
}

function isRussia({ properties }: Feature): boolean {
  return properties['name'] === 'Russia'
}

function oneSide(shape: Shape, longitude: (across: number) => number): readonly Shape[] {
  const points = Array.from(
    { length: shape.length / 2 },
    (_, at) => [shape[2 * at] ?? 0, shape[2 * at + 1] ?? 0] as const,
  )
  const near = points.filter(([across]) => 180 - Math.abs(longitude(across) % 360) < NEAR_LINE_DEGREES)
  const east = near.filter(([across]) => longitude(across) > 0)
  const side = east.length * 2 >= near.length ? east : near.filter((point) => !east.includes(point))
  return side.length >= 3 ? [side.flat()] : []
}

/** As wide as the tile, with almost no height: no land looks like this at low zoom. */
function isStrip(shape: Shape): boolean {
  const xs = shape.filter((_, at) => at % 2 === 0)
  const ys = shape.filter((_, at) => at % 2 === 1)
  return Math.max(...xs) - Math.min(...xs) >= EXTENT && Math.max(...ys) - Math.min(...ys) < 60
}
