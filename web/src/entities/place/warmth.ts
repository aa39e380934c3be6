/** From frost to heat, in the same colours everywhere on the site. */
const WARMTH = [
  [0, 'fill-tide opacity-45'],
  [8, 'fill-tide opacity-25'],
  [14, 'fill-tide opacity-10'],
  [19, 'fill-sun opacity-30'],
  [24, 'fill-sun opacity-70'],
  [Number.POSITIVE_INFINITY, 'fill-signal opacity-55'],
] as const

export function warmthOf(celsius: number): string {
  return WARMTH.find(([below]) => celsius < below)?.[1] ?? ''
}
