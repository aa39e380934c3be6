import type { MonthlyClimate } from '@app/domain/climate'
import { addDays, type CalendarDate, daysBetween } from '@app/domain/kernel'

export type WeeksClimate = {
  readonly meanC: number
  /** In a usual week of the stay. */
  readonly rainMmPerWeek: number
  /** January is 0. */
  readonly months: readonly number[]
}

const DAYS_IN_MONTH = 30.4
const WEEK = 7

/** The averages of the months, each as heavy as its days in the stay. Null when a month is not known. */
export function climateOfDates(climate: MonthlyClimate, from: CalendarDate, until: CalendarDate): WeeksClimate | null {
  const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, day) => monthOf(addDays(from, day)))
  const warmth = days.flatMap((month) => climate.meanC[month] ?? [])
  const rain = days.flatMap((month) => climate.rainMm[month] ?? [])
  if (warmth.length !== days.length || rain.length !== days.length) return null
  return {
    meanC: mean(warmth),
    rainMmPerWeek: (mean(rain) / DAYS_IN_MONTH) * WEEK,
    months: [...new Set(days)],
  }
}

function monthOf(date: CalendarDate): number {
  return Number(date.slice(5, 7)) - 1
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
