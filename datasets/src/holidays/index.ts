import { calendarDate, type CalendarDate } from '@app/domain/kernel'

import { openTable, type Origin } from '../columns/read-column.ts'
import type { ReadPacked } from '../columns/read-packed.ts'

export type Holiday = {
  readonly date: CalendarDate
  readonly name: string
  /** BCP 47, of the name. */
  readonly language: string
  /** A lunar date: it may be a day earlier or later. */
  readonly isEstimated: boolean
  /** The day off that replaces one on a weekend. */
  readonly isObserved: boolean
}

export type Holidays = {
  readonly size: number
  readonly origin: Origin
  readonly countries: readonly string[]
  /** From the first day to the last, both included. */
  readonly between: (country: string, from: CalendarDate, to: CalendarDate) => readonly Holiday[]
}

const DAY_MS = 86_400_000

/** National ones only, 2026 to 2028. */
export async function loadHolidays(read: ReadPacked): Promise<Holidays> {
  const table = openTable(await read('holidays.json.br'), 'holidays', 1)
  const text = {
    country: table.text('country'),
    name: table.text('name'),
    language: table.text('language'),
    isEstimated: table.text('isEstimated'),
    isObserved: table.text('isObserved'),
  }
  const days = table.numbers('day')
  const rows = Map.groupBy(days.keys(), text.country)
  return {
    size: table.rows,
    origin: table.origin,
    countries: [...rows.keys()],
    between: (country, from, to) =>
      (rows.get(country) ?? [])
        .map((row) => ({
          date: calendarDate(new Date((days[row] ?? 0) * DAY_MS).toISOString().slice(0, 10)),
          name: text.name(row),
          language: text.language(row),
          isEstimated: text.isEstimated(row) === '1',
          isObserved: text.isObserved(row) === '1',
        }))
        .filter(({ date }) => date >= from && date <= to),
  }
}
