import type { Base } from './base.ts'
import type { Heading } from './route-request.ts'

/** The progress in that direction, in degrees. */
export function progress(from: Base, to: Base, heading: Heading): number {
  const north = to.coordinates.latitude - from.coordinates.latitude
  const east = to.coordinates.longitude - from.coordinates.longitude
  return { 'north-south': -north, 'south-north': north, 'east-west': -east, 'west-east': east }[heading]
}
