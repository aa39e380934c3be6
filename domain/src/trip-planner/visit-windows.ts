import { addDays, calendarDate, type CalendarDate } from '../kernel/index.ts'
import { type OpeningWindow, windowsOn } from '../opening-hours/index.ts'
import { factsOfKind } from '../place-kinds/index.ts'
import type { TripDay, TripPlace } from '../trip/index.ts'
import { inBestTime } from './best-time-windows.ts'
import type { PlanOptions } from './plan-options.ts'

/** Without a date, the first of these days on which it opens is used: Wednesday to Tuesday, in June. */
const SOME_WEDNESDAY = calendarDate('2027-06-09')
const SOME_WEEK = Array.from({ length: 7 }, (_, index) => addDays(SOME_WEDNESDAY, index))
/** What opens on one day a week is left for a trip with dates, because the weekday is unknown. */
const LEAST_OPEN_DAYS = 4
const NO_HOLIDAY = { isHoliday: () => false }
const DAYLIGHT: readonly OpeningWindow[] = [{ opens: 8 * 60, closes: 21 * 60 }]
/** A balloon goes up at dawn, whatever the usual hours of its kind: the guide's time of day decides. */
const ANY_HOUR: readonly OpeningWindow[] = [{ opens: 4 * 60, closes: 27 * 60 }]
const ONLY_AT: ReadonlySet<string> = new Set(['dawn', 'sunset', 'evening', 'night'])
const OFFICE_HOURS: readonly OpeningWindow[] = [{ opens: 10 * 60, closes: 17 * 60 }]

/** When a place can be visited on a day: while it is open, at the time of day that it is visited for. */
export function openWindows(place: TripPlace, day: TripDay, options: PlanOptions): readonly OpeningWindow[] {
  return begunInTime(inBestTime(hoursOn(place, day, options), place, day), place)
}

/** A walk of half a day or more begins in the morning. */
function begunInTime(windows: readonly OpeningWindow[], { kind, visitMinutes }: TripPlace): readonly OpeningWindow[] {
  if (kind !== 'trail' || visitMinutes < LONG_WALK_MINUTES) return windows
  const latest = LATEST_LONG_WALK + visitMinutes
  return windows.flatMap(({ opens, closes }) => {
    return opens + visitMinutes <= latest ? [{ opens, closes: Math.min(closes, latest) }] : []
  })
}

const LONG_WALK_MINUTES = 240
const LATEST_LONG_WALK = 10 * 60 + 45

/** Its hours, or a careful guess that the checker will call unknown. */
function hoursOn(place: TripPlace, day: TripDay, { isHoliday }: PlanOptions): readonly OpeningWindow[] {
  const times = place.guide?.bestTimes ?? []
  const isTimed = times.length > 0 && times.every((time) => ONLY_AT.has(time))
  const guess = isTimed ? ANY_HOUR : place.isIndoor === false ? DAYLIGHT : OFFICE_HOURS
  const text = place.hours?.text ?? (isTimed ? null : factsOfKind(place.kind).usualHours)
  if (text === null) return guess
  if (day.date === null) {
    const week = SOME_WEEK.map((date) => windowsOn(text, date, NO_HOLIDAY) ?? guess)
    const open = week.filter((windows) => windows.length > 0)
    const isFirst = place.guide?.importance === 5
    return isFirst || open.length >= LEAST_OPEN_DAYS ? (open[0] ?? []) : []
  }
  const isHolidayThere = (on: CalendarDate): boolean | null => isHoliday?.(on, day.city.country) ?? null
  return windowsOn(text, day.date, { isHoliday: isHolidayThere }) ?? windowsOn(text, day.date, NO_HOLIDAY) ?? guess
}
