import type { Coordinates } from '@app/domain/kernel'

const FARTHEST_LATITUDE = 80

/** Meridians and parallels at this interval. */
export function graticule(everyDegrees: number): readonly (readonly Coordinates[])[] {
  const meridians = range(-180, 180 - everyDegrees, everyDegrees).map((longitude) =>
    range(-FARTHEST_LATITUDE, FARTHEST_LATITUDE, 2).map((latitude) => ({ latitude, longitude })),
  )
  const parallels = range(-FARTHEST_LATITUDE, FARTHEST_LATITUDE, everyDegrees).map((latitude) =>
    range(-180, 180, 2).map((longitude) => ({ latitude, longitude })),
  )
  return [...meridians, ...parallels]
}

function range(from: number, to: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}
