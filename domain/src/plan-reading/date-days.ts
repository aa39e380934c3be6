import { addDays, type CalendarDate, weekdayOf } from '../kernel/index.ts'
import { dateFrom, type WrittenDate } from './read-date.ts'
import type { Heading } from './read-heading.ts'

export type DatedDays = {
  /** Null when no date was written, or an impossible one. */
  readonly dates: readonly (CalendarDate | null)[]
  /** For each day, the written text of an impossible date: “31 February”. */
  readonly impossible: readonly (string | null)[]
  /** `5/12` could be either, and nothing in the plan decides. */
  readonly isAmbiguous: boolean
}

const YEARS_TO_A_LEAP_DAY = 9

type Known = {
  readonly today: CalendarDate
  /** The first date from outside the plan, such as a form field. */
  readonly firstDate: CalendarDate | null
  /** Whether the day comes first, as everywhere but in the United States; null when the language does not tell. */
  readonly isDayFirst: boolean | null
}

/** A date without a year is the next one; a day without a date follows from its neighbours. */
export function dateDays(headings: readonly Pick<Heading, 'number' | 'date'>[], known: Known): DatedDays {
  const slashed = headings.flatMap(({ date }) => (date?.isSlashed ? [date] : []))
  const orders = slashed.length === 0 ? [true] : likelyOrders(slashed, known)
  const isAmbiguous = orders.length > 1
  const isDayFirst = orders[0] ?? true
  const own = headings.map(({ date }) => {
    if (!date || (date.isSlashed && isAmbiguous)) return null
    return resolve(date, isDayFirst, known.today)
  })
  const impossible = headings.map(({ date }) => (date && !isRealDate(date, known.today) ? date.written : null))
  return {
    dates: own.map((date, index) => date ?? (impossible[index] ? null : count(headings, own, index, known.firstDate))),
    impossible,
    isAmbiguous,
  }
}

/** In either order, if both are usual. */
function isRealDate(date: WrittenDate, today: CalendarDate): boolean {
  return [true, ...(date.isSlashed ? [false] : [])].some((order) => resolve(date, order, today) !== null)
}

function count(
  headings: readonly Pick<Heading, 'number'>[],
  own: readonly (CalendarDate | null)[],
  index: number,
  firstDate: CalendarDate | null,
): CalendarDate | null {
  const near = own.findIndex((date) => date !== null)
  const place = (at: number): number => headings[at]?.number ?? at + 1
  const [from, base] = near === -1 ? [1, firstDate] : [place(near), own[near] ?? null]
  return base && addDays(base, place(index) - from)
}

/** The only order that gives real, consecutive dates; both if both do. */
function likelyOrders(written: readonly WrittenDate[], { today, isDayFirst }: Known): readonly boolean[] {
  if (isDayFirst !== null) return [isDayFirst]
  const dates = written.filter((date) => isRealDate(date, today))
  const orders = [true, false].filter((order) => {
    const read = dates.map((date) => resolve(date, order, today))
    const isReal = read.every((date) => date !== null)
    const isRising = read.every((date, index) => index === 0 || (date ?? '') > (read[index - 1] ?? ''))
    return isReal && isRising
  })
  if (orders.length < 2) return orders
  const fits = (order: boolean, test: (date: CalendarDate, index: number) => boolean): boolean =>
    dates.every((date, index) => {
      const read = resolve(date, order, today)
      return read !== null && test(read, index)
    })
  const byWeekday = orders.filter((order) =>
    fits(order, (date, index) => dates[index]?.weekday === null || dates[index]?.weekday === weekdayOf(date)),
  )
  if (byWeekday.length === 1 && dates.some(({ weekday }) => weekday !== null)) return byWeekday
  const inARow = orders.filter((order) => {
    const read = dates.map((date) => resolve(date, order, today))
    return read.every((date, index) => index === 0 || date === addDays(read[index - 1] ?? today, 1))
  })
  return dates.length > 1 && inARow.length === 1 ? inARow : orders
}

function resolve(
  { day, month, year, isSlashed }: WrittenDate,
  isDayFirst: boolean,
  today: CalendarDate,
): CalendarDate | null {
  const [d, m] = isSlashed && !isDayFirst ? [month, day] : [day, month]
  if (year !== null) return dateFrom(year, m, d)
  const thisYear = Number(today.slice(0, 4))
  // 29 February may be some years away.
  const years = Array.from({ length: YEARS_TO_A_LEAP_DAY }, (_, index) => thisYear + index)
  return years.map((each) => dateFrom(each, m, d)).find((date) => date !== null && date >= today) ?? null
}
