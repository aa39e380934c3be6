import { type CalendarDate, minorDigitsOf, type Money } from '@app/domain/kernel'

type Estimated = {
  readonly place: string
  readonly days: number
  /** Null: no day was given, but perhaps a month. */
  readonly startsOn: CalendarDate | null
  readonly month: number | null
  readonly adults: number
  readonly childAges: readonly number[]
  readonly sum: Money
}

/** An estimate as the sentence that the planner reads, so that the traveller can still change every word of it. */
export function planWish({ place, days, startsOn, month, adults, childAges, sum }: Estimated): string {
  const when = startsOn ? ` from ${inWords(startsOn)}` : month === null ? '' : ` in ${monthName(month)}`
  return [
    `${days} ${days === 1 ? 'day' : 'days'} in ${place}${when}`,
    `for ${adults} ${adults === 1 ? 'adult' : 'adults'}${childrenOf(childAges)}`,
    `budget ${Math.round(sum.minorUnits / 10 ** minorDigitsOf(sum.currency))} ${sum.currency}`,
  ].join(', ')
}

function childrenOf(ages: readonly number[]): string {
  if (ages.length === 0) return ''
  const last = ages.at(-1)
  const list = ages.length === 1 ? String(last) : `${ages.slice(0, -1).join(', ')} and ${last}`
  return ` and ${ages.length} ${ages.length === 1 ? 'child' : 'children'} aged ${list}`
}

function inWords(day: CalendarDate): string {
  return `${Number(day.slice(8))} ${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`
}

function monthName(month: number): string {
  return new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month - 1, 1))
}
