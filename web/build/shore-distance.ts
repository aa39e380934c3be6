import type { Coordinates } from '@app/domain/kernel'

const EARTH_RADIUS_KM = 6371.0088

/** How far a place is from the nearest point of any shore. */
export function shoreDistance(shores: readonly (readonly Coordinates[])[]): (place: Coordinates) => number {
  const points = shores.flat().map(toVector)
  return (place) => {
    const [x, y, z] = toVector(place)
    let nearest = -1
    for (const [px, py, pz] of points) nearest = Math.max(nearest, x * px + y * py + z * pz)
    return Math.acos(Math.min(1, nearest)) * EARTH_RADIUS_KM
  }
}

function toVector({ latitude, longitude }: Coordinates): readonly [number, number, number] {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}
