import type { Bounds } from '../packs/pack-tiles.ts'

const [MINUTE, DEGREE] = [60, 3600]
/** The spacing of lines in seconds of arc by zoom: two or three of them are visible on a phone. */
const STEPS = [
  [17.5, 1],
  [16.5, 2],
  [15.5, 5],
  [14.5, 15],
  [13.5, 30],
  [12.5, MINUTE],
  [10.5, 5 * MINUTE],
  [9, 10 * MINUTE],
  [7.5, 30 * MINUTE],
  [6, DEGREE],
  [4.5, 2 * DEGREE],
  [3, 5 * DEGREE],
  [0, 10 * DEGREE],
] as const
const FARTHEST = 85 * DEGREE

type GridLine = {
  readonly type: 'Feature'
  readonly properties: { readonly name: string }
  readonly geometry: { readonly type: 'LineString'; readonly coordinates: [number, number][] }
}

/** Meridians and parallels of a view, each with its degrees. */
export function gridLines([west, south, east, north]: Bounds, zoom: number) {
  const step = STEPS.find(([from]) => zoom >= from)?.[1] ?? 10 * DEGREE
  // A little more than the view, so that a line does not end while the map is moved.
  const [wide, high] = [(east - west) / 2, (north - south) / 2]
  const lines = (from: number, to: number): readonly number[] => {
    const first = Math.ceil((from * DEGREE) / step)
    return Array.from(
      { length: Math.max(0, Math.floor((to * DEGREE) / step) - first + 1) },
      (_, at) => (first + at) * step,
    )
  }
  const meridians = lines(west - wide, east + wide).map((seconds) =>
    lineOf(nameOf(seconds, 'E', 'W'), [seconds / DEGREE, south - high], [seconds / DEGREE, north + high]),
  )
  const parallels = lines(south - high, north + high)
    .filter((seconds) => Math.abs(seconds) <= FARTHEST)
    .map((seconds) =>
      lineOf(nameOf(seconds, 'N', 'S'), [west - wide, seconds / DEGREE], [east + wide, seconds / DEGREE]),
    )
  return { type: 'FeatureCollection' as const, features: [...meridians, ...parallels] }
}

export type Grid = ReturnType<typeof gridLines>

function lineOf(name: string, from: [number, number], to: [number, number]): GridLine {
  const clamp = ([x, y]: [number, number]): [number, number] => [x, Math.max(-85, Math.min(85, y))]
  return {
    type: 'Feature',
    properties: { name },
    geometry: { type: 'LineString', coordinates: [clamp(from), clamp(to)] },
  }
}

function nameOf(seconds: number, positive: string, negative: string): string {
  const [half, whole] = [180 * DEGREE, 360 * DEGREE]
  const around = ((((seconds + half) % whole) + whole) % whole) - half
  const size = Math.abs(around)
  const letter = around === 0 ? '' : around > 0 ? positive : negative
  const minutes = twoDigits(Math.floor((size % DEGREE) / MINUTE))
  const rest = size % MINUTE === 0 ? '' : `${twoDigits(size % MINUTE)}″`
  return `${Math.floor(size / DEGREE)}°${size % DEGREE === 0 ? '' : `${minutes}′`}${rest}${letter}`
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
