import type { Shape } from './tile-geometry.ts'
import type { Layer } from './vector-tile.ts'

const EXTENT = 4096
/** Islands of Fiji lie on both sides of the date line, none of them farther from it than this. */
const NEAR_LINE_DEGREES = 5

/** The source draws islands cut by the date line once around the world; what is left is what lies at the line. */
export function mendDateLine(layers: readonly Layer[], [z, x]: readonly [z: number, x: number, y: number]): Layer[] {
  const longitude = (across: number): number => ((x + across / EXTENT) / 2 ** z) * 360 - 180
  return layers.map((layer) =>
    layer.name === 'countries'
      ? {
          ...layer,
          features: layer.features.map((feature) =>
            feature.properties['name'] === 'Fiji'
              ? { ...feature, shapes: feature.shapes.flatMap((shape) => oneSide(shape, longitude)) }
              : { ...feature, shapes: feature.shapes.filter((shape) => z > 1 || !isStrip(shape)) },
          ),
        }
      : layer,
  )
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

/** As wide as the tile, and next to no height: no land looks like this from so far away. */
function isStrip(shape: Shape): boolean {
  const xs = shape.filter((_, at) => at % 2 === 0)
  const ys = shape.filter((_, at) => at % 2 === 1)
  return Math.max(...xs) - Math.min(...xs) >= EXTENT && Math.max(...ys) - Math.min(...ys) < 60
}
