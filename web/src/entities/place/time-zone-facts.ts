import type { CalendarDate } from '@app/domain/kernel'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
const DAYS_AHEAD = 366

/** `UTC+2`, `UTC−3:30`, at noon UTC of that day. */
export function offsetOn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return /^GMT(?:[+-]0)?$/.test(name) ? 'UTC' : name.replace('GMT', 'UTC').replace('-', '−')
}

/** The next clock change; null without one within a year. */
export function nextClockChange(
  timeZone: string,
  today: CalendarDate,
): { readonly date: CalendarDate; readonly offset: string } | null {
  const noon = (day: number): Date => new Date(Date.parse(`${today}T12:00:00Z`) + day * DAY_HOURS * HOUR_MS)
  const now = offsetOn(timeZone, noon(0))
  for (let day = 7; day <= DAYS_AHEAD; day += 7) {
    if (offsetOn(timeZone, noon(day)) === now) continue
    const first = [6, 5, 4, 3, 2, 1, 0].map((back) => day - back).find((each) => offsetOn(timeZone, noon(each)) !== now)
    const date = noon(first ?? day)
      .toISOString()
      .slice(0, 10) as CalendarDate
    return { date, offset: offsetOn(timeZone, noon(day)) }
  }
  return null
}
