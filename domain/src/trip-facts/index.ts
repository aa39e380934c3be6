import type { CalendarDate } from '../kernel/index.ts'
import { USUAL_LONGEST_WALK_METRES } from '../travel-time/index.ts'
import type { CheckFacts } from '../trip-checker/index.ts'
import type { DayFacts } from '../trip-edit/index.ts'
import type { Trip, TripCity } from '../trip/index.ts'

const SHORT_WALK_METRES = 600

/** Null when no calendar of that country covers the date. */
export function isHolidayOf({ holidays = [] }: CheckFacts) {
  return (date: CalendarDate, country: string): boolean | null => {
    const calendar = holidays.find((each) => each.country === country && each.from <= date && date <= each.to)
    return calendar ? calendar.days.some((day) => day.date === date) : null
  }
}

export function rainOf({ climate = [] }: CheckFacts) {
  return (city: TripCity, month: number): number | null =>
    climate.find(({ cityId }) => cityId === city.cityId)?.rainMm[month - 1] ?? null
}

/** Mean of day and night in that month, of many years; null when not known. */
export function meanOf({ climate = [] }: CheckFacts) {
  return (city: TripCity, month: number): number | null =>
    climate.find(({ cityId }) => cityId === city.cityId)?.meanC[month - 1] ?? null
}

/** The traveller's transport and holidays, for the times of an edited day. */
export function dayFactsOf({ days, wishes }: Trip, facts: CheckFacts): DayFacts {
  const isHoliday = isHolidayOf(facts)
  const countryOn = new Map(days.map(({ date, city }) => [date, city.country]))
  return {
    longestWalkMetres: wishes.mobility === 'short-walks' ? SHORT_WALK_METRES : USUAL_LONGEST_WALK_METRES,
    ride: 'transit',
    isHoliday: (date) => isHoliday(date, countryOn.get(date) ?? days[0]?.city.country ?? ''),
  }
}
