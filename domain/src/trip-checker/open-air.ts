/** Kinds without a door: that nobody wrote their hours down means nothing. */
const OPEN_AIR: ReadonlySet<string> = new Set([
  'artwork',
  'beach',
  'bridge',
  'district',
  'monument',
  'mountain',
  'nature',
  'neighbourhood',
  'square',
  'street',
  'viewpoint',
])

export function isOpenAir(kind: string): boolean {
  return OPEN_AIR.has(kind)
}
