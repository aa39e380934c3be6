import { calendarDate } from '../kernel/index.ts'
import { type OpeningWindow, windowsOn } from '../opening-hours/index.ts'
import { factsOfKind } from '../place-kinds/index.ts'
import type { TripDay, TripPlace } from '../trip/index.ts'
import type { PlanOptions } from './plan-options.ts'

/** Where nobody knows the date, a Wednesday in June stands for any day: hardly anything closes then. */
const ANY_DAY = calendarDate('2027-06-09')
const DAYLIGHT: readonly OpeningWindow[] = [{ opens: 8 * 60, closes: 21 * 60 }]
const OFFICE_HOURS: readonly OpeningWindow[] = [{ opens: 10 * 60, closes: 17 * 60 }]

/** When a place can be visited on a day: its hours, or a careful guess that the checker will call unknown. */
export function openWindows(place: TripPlace, day: TripDay, { isHoliday }: PlanOptions): readonly OpeningWindow[] {
  const guess = place.isIndoor === false ? DAYLIGHT : OFFICE_HOURS
  const text = place.hours?.text ?? factsOfKind(place.kind).usualHours
  if (text === null) return guess
  const date = day.date ?? ANY_DAY
  const knows = day.date !== null && isHoliday !== undefined
  const isHolidayThere = (on: typeof date): boolean | null => (knows ? isHoliday(on, day.city.country) : null)
  return (
    windowsOn(text, date, { isHoliday: isHolidayThere }) ?? windowsOn(text, date, { isHoliday: () => false }) ?? guess
  )
}
