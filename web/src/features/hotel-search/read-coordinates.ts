import type { Coordinates } from '@app/domain/kernel'

const PAIR = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/

/** `38.72,-9.14`; what lies off the globe is nothing. */
export function readCoordinates(text: string): Coordinates | undefined {
  const [, latitude, longitude] = (PAIR.exec(text) ?? []).map(Number)
  if (latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}
