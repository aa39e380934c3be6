import type { Reached, ReachGroup } from './load-passport-reach.ts'
import { passportReachText as text } from './passport-reach-text.ts'

type Look = {
  readonly fill: string
  /** Lines over the fill, so that no meaning depends on colour alone; of an 8 by 8 tile. */
  readonly lines: string | null
}

export const REACH_LOOKS = {
  own: { fill: 'fill-ink', lines: null },
  free: { fill: 'fill-moss', lines: null },
  'visa-free': { fill: 'fill-moss', lines: null },
  eta: { fill: 'fill-tide', lines: 'M0 4H8' },
  'visa-on-arrival': { fill: 'fill-tide', lines: null },
  'e-visa': { fill: 'fill-sun', lines: 'M4 0V8' },
  'visa-required': { fill: 'fill-edge', lines: 'M-2 2L2-2M0 8L8 0M6 10L10 6' },
  'no-admission': { fill: 'fill-signal', lines: 'M0 0L8 8M0 8L8 0' },
  unknown: { fill: 'fill-line', lines: null },
} as const satisfies Readonly<Record<ReachGroup, Look>>

/** The group and its days in words. */
export function wordsOf({ group, days }: Reached): string {
  const words = text(`group.${group}`)
  return days === null ? words : `${words}, ${text('days', { days: String(days) })}`
}
