import type { Coordinates } from '@app/domain/kernel'

const WIDEST_ZOOM = 8
const NEAREST_ZOOM = 14
/** About the width of a map on a phone, in pixels. */
const SEEN_PX = 300
const TILE_PX = 512

/** Sights far out of town do not shift the view: the median of each direction counts. */
export function middleOf(points: readonly Coordinates[]): Coordinates {
  return {
    latitude: median(points.map(({ latitude }) => latitude)),
    longitude: median(points.map(({ longitude }) => longitude)),
  }
}

/** The highest zoom at which four of five sights are in view. */
export function zoomFor(points: readonly Coordinates[]): number {
  const middle = middleOf(points)
  const cosine = Math.cos((middle.latitude * Math.PI) / 180)
  const distances = points
    .map(({ latitude, longitude }) =>
      Math.max(Math.abs(latitude - middle.latitude) / cosine, Math.abs(longitude - middle.longitude)),
    )
    .toSorted((a, b) => a - b)
  const reach = distances[Math.floor((distances.length - 1) * 0.8)] ?? 0
  const zoom = Math.log2((360 * SEEN_PX) / (2 * Math.max(reach, 1e-4) * TILE_PX))
  return Math.min(NEAREST_ZOOM, Math.max(WIDEST_ZOOM, Math.floor(zoom * 2) / 2))
}

/** The highest zoom at which all points fit into this size. */
export function frameAll(
  points: readonly Coordinates[],
  width: number,
  height: number,
): { readonly middle: Coordinates; readonly pixelsPerDegree: number } {
  const between = (degrees: readonly number[]) => {
    const [least, most] = [Math.min(...degrees), Math.max(...degrees)]
    return { middle: (least + most) / 2, span: most - least }
  }
  const [east, north] = [
    between(points.map(({ longitude }) => longitude)),
    between(points.map(({ latitude }) => latitude)),
  ]
  const cosine = Math.cos((north.middle * Math.PI) / 180)
  const nearest = (TILE_PX * 2 ** NEAREST_ZOOM) / 360
  return {
    middle: { latitude: north.middle, longitude: east.middle },
    pixelsPerDegree: Math.min(nearest, width / (east.span || 1e-6), (height * cosine) / (north.span || 1e-6)),
  }
}

/** Of a map that shows so many pixels for a degree, on half steps. */
export function zoomOf(pixelsPerDegree: number): number {
  return Math.floor(Math.log2((pixelsPerDegree * 360) / TILE_PX) * 2) / 2
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
