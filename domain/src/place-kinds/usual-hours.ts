import type { PlaceHours } from '../trip/index.ts'
import { factsOfKind } from './kind-facts.ts'

/** As OpenStreetMap names them. */
export const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/**
 * The pattern of a kind, always marked `usual`. `closedOn` is what is usual of one place (the Louvre on Tuesdays) and
 * then stands instead of the closing days of its kind; all seven are a house that is closed for years.
 */
export function usualHours(kind: string, closedOn?: readonly Weekday[]): PlaceHours | null {
  const pattern = factsOfKind(kind).usualHours
  if (pattern === null) return null
  if (closedOn === undefined) return { text: pattern, basis: 'usual' }
  return { text: withoutDays(pattern, closedOn), basis: 'usual' }
}

/** Hours of another place of the same kind, on the days that are left. */
function withoutDays(pattern: string, closedOn: readonly Weekday[]): string {
  const hours = pattern === '24/7' ? '00:00-24:00' : pattern.slice(pattern.indexOf(' ') + 1)
  if (closedOn.length === WEEKDAYS.length) return 'off'
  if (closedOn.length === 0) return pattern === '24/7' ? pattern : `Mo-Su ${hours}`
  return `${WEEKDAYS.filter((day) => !closedOn.includes(day)).join(',')} ${hours}`
}
