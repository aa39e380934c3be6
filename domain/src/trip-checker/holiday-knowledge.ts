import { addDays, type CalendarDate } from '../kernel/index.ts'
import type { HolidayKnowledge } from '../opening-hours/index.ts'
import type { HolidayCalendar, HolidayFact } from './check-facts.ts'

export function holidayOn(
  calendars: readonly HolidayCalendar[] | undefined,
  country: string,
  date: CalendarDate,
): HolidayFact | null {
  return calendarOf(calendars, country, date)?.days.find((day) => day.date === date) ?? null
}

/** A lunar holiday makes the neighbouring days uncertain. */
export function holidayKnowledge(calendars: readonly HolidayCalendar[] | undefined, country: string): HolidayKnowledge {
  return {
    isHoliday: (date) => {
      const calendar = calendarOf(calendars, country, date)
      if (!calendar) return null
      const on = (day: CalendarDate): HolidayFact | undefined => calendar.days.find((each) => each.date === day)
      const exact = on(date)
      if (exact) return exact.isEstimated ? null : true
      const isBesideTheMoon = [-1, 1].some((step) => on(addDays(date, step))?.isEstimated)
      return isBesideTheMoon ? null : false
    },
  }
}

function calendarOf(
  calendars: readonly HolidayCalendar[] | undefined,
  country: string,
  date: CalendarDate,
): HolidayCalendar | undefined {
  return calendars?.find((each) => each.country === country && each.from <= date && date <= each.to)
}
