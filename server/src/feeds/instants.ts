import type { Instant } from '@app/domain/safety-feeds'

const DAY_MS = 86_400_000
/** Clocks of servers differ, and some sources date by the day of their own time zone. */
const TOLERANCE_MS = DAY_MS
const FIRST = Date.parse('1990-01-01T00:00:00Z')

/** When something happened or was published; null when it cannot be read, or lies in the future. */
export function pastInstant(written: string | number | null | undefined, now: Instant): Instant | null {
  const at = typeof written === 'number' ? written : Date.parse(written ?? '')
  return Number.isFinite(at) && at >= FIRST && at <= now + TOLERANCE_MS ? Math.round(at) : null
}

/** When something begins or ends; null when it cannot be read, or lies too far ahead to be meant. */
export function plannedInstant(
  written: string | null | undefined,
  now: Instant,
  mostDaysAhead: number,
): Instant | null {
  const at = Date.parse(written ?? '')
  return Number.isFinite(at) && at >= FIRST && at <= now + mostDaysAhead * DAY_MS ? at : null
}

export const daysLater = (at: Instant, days: number): Instant => at + days * DAY_MS
