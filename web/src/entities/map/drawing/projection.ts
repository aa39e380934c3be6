import type { Coordinates } from '@app/domain/kernel'

export type Point = readonly [x: number, y: number]
export type Projection = (place: Coordinates) => Point

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Azimuthal equidistant: every great circle through the centre is a straight line, and distances from it are true.
 * https://en.wikipedia.org/wiki/Azimuthal_equidistant_projection
 */
export function azimuthal(centre: Coordinates, pixelsPerDegree: number, middle: Point): Projection {
  const phi0 = radians(centre.latitude)
  const pixelsPerRadian = (pixelsPerDegree * 180) / Math.PI
  return ({ latitude, longitude }) => {
    const phi = radians(latitude)
    const lambda = radians(longitude - centre.longitude)
    const cosine = Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(lambda)
    const angle = Math.acos(Math.min(1, Math.max(-1, cosine)))
    const stretch = angle < 1e-9 ? 1 : angle / Math.sin(angle)
    const x = stretch * Math.cos(phi) * Math.sin(lambda)
    const y = stretch * (Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(lambda))
    return [middle[0] + pixelsPerRadian * x, middle[1] - pixelsPerRadian * y]
  }
}
