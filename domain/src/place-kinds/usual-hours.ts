import type { PlaceHours } from '../trip/index.ts'
import { factsOfKind } from './kind-facts.ts'

/** As OpenStreetMap names them. */
export const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/**
 * The hours of a kind, always marked `usual`. `closedOn` has the usual closing days of one place (Tuesdays for the
 * Louvre), which replace those of its kind; all seven mean that it is closed for years.
 */
export function usualHours(kind: string, closedOn?: readonly Weekday[]): PlaceHours | null {
  const pattern = factsOfKind(kind).usualHours
  if (pattern === null) return null
  if (closedOn === undefined) return { text: pattern, basis: 'usual' }
  return { text: withoutDays(pattern, closedOn), basis: 'usual' }
}

/** Hours of another place of the same kind, on the remaining days. */
function withoutDays(pattern: string, closedOn: readonly Weekday[]): string {
  const hours = pattern === '24/7' ? '00:00-24:00' : pattern.slice(pattern.indexOf(' ') + 1)
  if (closedOn.length === WEEKDAYS.length) return 'off'
  if (closedOn.length === 0) return pattern === '24/7' ? pattern : `Mo-Su ${hours}`
  return `${WEEKDAYS.filter((day) => !closedOn.includes(day)).join(',')} ${hours}`
}
