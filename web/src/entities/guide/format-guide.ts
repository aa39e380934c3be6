/** Figures and patterns of the guide in words: prices, usual hours, months, booking. */
import type { Booking, ClosedDay, MonthRange, Price, Tip, UsualTimes, WeekdayCode } from '@app/domain/guide'

import { formatClock } from '../trip/findings/format-plan.ts'
import { guideText as text } from './guide-text.ts'
import { CLOSED_DAY_WORDS } from './words/sight-words.ts'

const SHORT_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const LONG_MONTHS = 'January February March April May June July August September October November December'.split(' ')
const WEEKDAYS: readonly WeekdayCode[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
/** From this lead time on, months are easier to read. */
const LONG_AHEAD_DAYS = 60

type Amount = { readonly currency: string; readonly low: number; readonly high: number }

/** `€10–15`, `Free`. The figures are put into one currency format, because formatRange differs between engines. */
export function formatPrice(price: Price, locale: string): string {
  return price === 'free' ? text('free') : formatAmount(price, locale)
}

export function formatAmount({ currency, low, high }: Amount, locale: string): string {
  const isWhole = Number.isInteger(low) && Number.isInteger(high)
  const digits = isWhole ? { maximumFractionDigits: 0 } : {}
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits })
  const parts = format.formatToParts(high)
  if (low === high) return parts.map(({ value }) => value).join('')
  const isFigure = ({ type }: Intl.NumberFormatPart): boolean =>
    ['integer', 'group', 'decimal', 'fraction'].includes(type)
  const figure = (amount: number): string =>
    format
      .formatToParts(amount)
      .filter(isFigure)
      .map(({ value }) => value)
      .join('')
  const first = parts.findIndex(isFigure)
  return parts
    .map((part, index) => (index === first ? `${figure(low)}–${figure(high)}` : isFigure(part) ? '' : part.value))
    .join('')
}

/** `Apr–Jun, Sep–Oct`. */
export function formatMonths(ranges: readonly MonthRange[]): string {
  return ranges.map((range) => monthsIn(SHORT_MONTHS, range, '–')).join(', ')
}

/** `April to June, September to October`. */
export function formatLongMonths(ranges: readonly MonthRange[]): string {
  const words = ranges.map((range) => monthsIn(LONG_MONTHS, range, ' to '))
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words)
}

function monthsIn(names: readonly string[], { from, to }: MonthRange, until: string): string {
  const [first, last] = [names[from - 1] ?? '', names[to - 1] ?? '']
  return from === to ? first : `${first}${until}${last}`
}

/** `09:30–17:30`; several seasons or days have their own: `09:00–21:00 Mar–Oct, 09:00–18:00 Nov–Feb`. */
export function formatUsualTimes(times: readonly UsualTimes[], locale: string): string {
  return times.map((part) => [hoursOf(part, locale), limitsOf(part)].filter(Boolean).join(' ')).join(', ')
}

function hoursOf({ kind, opensAtMinutes, closesAtMinutes }: UsualTimes, locale: string): string {
  if (kind !== 'clock') return text(`hours.${kind}`)
  return `${formatClock(opensAtMinutes ?? 0, locale)}–${formatClock(closesAtMinutes ?? 0, locale)}`
}

function limitsOf({ months, weekdays }: UsualTimes): string {
  return [formatMonths(months), formatDays(weekdays)].filter(Boolean).join(', ')
}

/** Three or more consecutive days are a range: `Tue–Sun`. */
function formatDays(days: readonly WeekdayCode[]): string {
  const words = days.map((day) => CLOSED_DAY_WORDS[day])
  const [first, last] = [days[0], days.at(-1)].map((day) => WEEKDAYS.findIndex((each) => each === day))
  const isStretch = days.length > 2 && (last ?? 0) - (first ?? 0) === days.length - 1
  return isStretch ? `${words[0]}–${words.at(-1)}` : words.join(', ')
}

/** `closed Mon, public holidays`; empty if open daily or unknown. */
export function formatClosed(days: readonly ClosedDay[] | null): string {
  if (!days || days.length === 0) return ''
  return text('closed', { days: days.map((day) => CLOSED_DAY_WORDS[day]).join(', ') })
}

/** Null if booking is not necessary. */
export function formatBooking({ need, daysAhead }: Booking): string | null {
  if (need === 'none') return null
  if (daysAhead <= 1) return text('book.soon')
  const isMonths = daysAhead >= LONG_AHEAD_DAYS
  const count = String(isMonths ? Math.round(daysAhead / 30) : daysAhead)
  return text(`book.${need}.${isMonths ? 'months' : 'days'}`, { count })
}

/** `5–10%`, `€1–2`, or only the habit. */
export function formatTip(tip: Tip, habit: string, locale: string): string {
  const { percent, amount } = tip
  if (percent) return `${habit}, ${percent.low === percent.high ? percent.low : `${percent.low}–${percent.high}`}%`
  return amount ? `${habit}, ${formatAmount(amount, locale)}` : habit
}
