/** TC-3, TC-13 and TC-14: findings about the calendar and the climate. */
import { weekdayOf } from '../../kernel/index.ts'
import type { CheckFacts } from '../check-facts.ts'
import type { DayLine } from '../day-line.ts'
import type { Finding } from '../finding.ts'
import { holidayOn } from '../holiday-knowledge.ts'
import { isOpenAir } from '../open-air.ts'

/** Means of day and night: noon is some five degrees warmer. */
const HOT_C = 29
const COLD_C = 0
const WET_MM = 180

/** TC-3: the written weekday is not the weekday of that date. */
export function checkWrittenWeekday({ day }: DayLine, { writtenWeekdays }: CheckFacts): readonly Finding[] {
  const written = writtenWeekdays?.[day.id]
  if (written === undefined || !day.date) return []
  const actual = weekdayOf(day.date)
  if (written === actual) return []
  const base = { code: 'wrong-weekday', severity: 'error', dayId: day.id, stopIds: [], at: null } as const
  return [{ ...base, because: 'written', written, actual }]
}

/** TC-14: hours without a holiday rule may differ on one. */
export function checkHoliday({ day, stops }: DayLine, { holidays }: CheckFacts): readonly Finding[] {
  const holiday = day.date && holidayOn(holidays, day.city.country, day.date)
  if (!holiday) return []
  const inDoubt = stops.filter(({ place }) => place?.hours && !/\bPH\b|24\/7/i.test(place.hours.text))
  const stopIds = inDoubt.map(({ stop }) => stop.id)
  const severity = stopIds.length > 0 ? 'warning' : 'note'
  return [{ code: 'holiday', severity, dayId: day.id, stopIds, at: null, ...holiday }]
}

/** TC-13: once for every city and month, on the first day of it. */
export function checkSeason(lines: readonly DayLine[], { climate = [] }: CheckFacts): readonly Finding[] {
  const seen = new Set<string>()
  return lines.flatMap((line): readonly Finding[] => {
    const { city, date } = line.day
    const year = climate.find(({ cityId }) => cityId === city.cityId)
    if (!date || !year) return []
    const month = Number(date.slice(5, 7))
    if (seen.has(`${city.cityId} ${month}`)) return []
    seen.add(`${city.cityId} ${month}`)
    return weatherOf(line, month, year.meanC[month - 1], year.rainMm[month - 1])
  })
}

function weatherOf({ day, stops }: DayLine, month: number, meanC = 15, rainMm = 0): readonly Finding[] {
  const outside = stops.filter(({ place }) => place && !(place.isIndoor ?? !isOpenAir(place.kind)))
  const stopIds = outside.map(({ stop }) => stop.id)
  const base = { code: 'season', dayId: day.id, stopIds, at: null, month } as const
  const severity = stopIds.length > 0 ? 'warning' : 'note'
  const found: Finding[] = []
  if (meanC >= HOT_C) found.push({ ...base, severity, because: 'heat', value: Math.round(meanC) })
  if (meanC <= COLD_C) found.push({ ...base, severity: 'note', because: 'cold', value: Math.round(meanC) })
  if (rainMm >= WET_MM) found.push({ ...base, severity, because: 'rain', value: Math.round(rainMm) })
  return found
}
