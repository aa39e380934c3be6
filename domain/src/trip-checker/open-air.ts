import type { TripPlace } from '../trip/index.ts'

/** Open-air kinds: missing hours mean nothing. */
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

/** Always open. A beach with opening hours has a gate. */
export function isAlwaysOpen({ kind, hours }: Pick<TripPlace, 'kind' | 'hours'>): boolean {
  return isOpenAir(kind) && (hours === null || hours.text === ALWAYS)
}

export function isOpenAir(kind: string): boolean {
  return OPEN_AIR.has(kind)
}
