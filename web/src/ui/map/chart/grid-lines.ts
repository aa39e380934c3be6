import type { Bounds } from '../packs/pack-tiles.ts'

/** From which zoom on a line is drawn every so many minutes of arc. */
const STEPS = [
  [12.5, 1],
  [10.5, 5],
  [9, 10],
  [7.5, 30],
  [6, 60],
  [4.5, 120],
  [3, 300],
  [0, 600],
] as const
const FARTHEST_MINUTES = 85 * 60

type GridLine = {
  readonly type: 'Feature'
  readonly properties: { readonly name: string }
  readonly geometry: { readonly type: 'LineString'; readonly coordinates: [number, number][] }
}

/** Meridians and parallels of a view, each with its degrees, as charts have them. */
export function gridLines([west, south, east, north]: Bounds, zoom: number) {
  const step = STEPS.find(([from]) => zoom >= from)?.[1] ?? 600
  // A little more than is seen, so that a line does not end while the map is being moved.
  const [wide, high] = [(east - west) / 2, (north - south) / 2]
  const lines = (from: number, to: number): readonly number[] => {
    const first = Math.ceil((from * 60) / step)
    return Array.from({ length: Math.max(0, Math.floor((to * 60) / step) - first + 1) }, (_, at) => (first + at) * step)
  }
  const meridians = lines(west - wide, east + wide).map((minutes) =>
    lineOf(nameOf(minutes, 'E', 'W'), [minutes / 60, south - high], [minutes / 60, north + high]),
  )
  const parallels = lines(south - high, north + high)
    .filter((minutes) => Math.abs(minutes) <= FARTHEST_MINUTES)
    .map((minutes) => lineOf(nameOf(minutes, 'N', 'S'), [west - wide, minutes / 60], [east + wide, minutes / 60]))
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

function nameOf(minutes: number, positive: string, negative: string): string {
  const around = ((((minutes + 10_800) % 21_600) + 21_600) % 21_600) - 10_800
  const size = Math.abs(around)
  const rest = size % 60
  const letter = around === 0 ? '' : around > 0 ? positive : negative
  return `${Math.floor(size / 60)}°${rest === 0 ? '' : `${String(rest).padStart(2, '0')}′`}${letter}`
}
