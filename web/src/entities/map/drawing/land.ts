import type { Coordinates } from '@app/domain/kernel'

import { clipShape, type Frame } from './clip.ts'
import type { Point, Projection } from './projection.ts'

/** Closed shapes of land inside the frame, ready to be filled. */
export function landShapes(
  shores: readonly (readonly Coordinates[])[],
  project: Projection,
  frame: Frame,
  centre: Coordinates,
): readonly (readonly Point[])[] {
  const farSide = { latitude: -centre.latitude, longitude: ((centre.longitude + 360) % 360) - 180 }
  return (
    shores
      // Land around the far side of the globe would be turned inside out and flood the chart.
      .filter((shore) => !contains(shore, farSide))
      .map((shore) => clipShape(shore.map(project), frame))
      .filter(({ length }) => length > 2)
  )
}

/** Even-odd rule on longitudes and latitudes. */
function contains(shore: readonly Coordinates[], { latitude, longitude }: Coordinates): boolean {
  let isInside = false
  shore.forEach((a, index) => {
    const b = shore.at(index - 1) ?? a
    if (a.latitude > latitude === b.latitude > latitude) return
    const crossing = a.longitude + ((latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude)
    if (longitude < crossing) isInside = !isInside
  })
  return isInside
}
