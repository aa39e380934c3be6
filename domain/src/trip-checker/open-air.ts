import type { TripPlace } from '../trip/index.ts'

/** Kinds without a door: that nobody wrote their hours down means nothing. */
const OPEN_AIR: ReadonlySet<string> = new Set([
  'artwork',
  'beach',
  'bridge',
  'canyon',
  'desert',
  'district',
  'food_street',
  'lake',
  'monument',
  'mountain',
  'nature',
  'neighbourhood',
  'rice_terrace',
  'square',
  'street',
  'trail',
  'viewpoint',
  'village',
  'waterfront',
])

const ALWAYS = '24/7'

/** Nobody shuts it. A beach with hours of its own has a gate. */
export function isAlwaysOpen({ kind, hours }: Pick<TripPlace, 'kind' | 'hours'>): boolean {
  return isOpenAir(kind) && (hours === null || hours.text === ALWAYS)
}

export function isOpenAir(kind: string): boolean {
  return OPEN_AIR.has(kind)
}
