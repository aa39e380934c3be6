/** Names, dates and lengths in the language of the answer. Creating a formatter is slow, so each is cached. */

import { countryNameIn } from '@app/domain/country-name'

function keeper<Format>(make: (locale: string) => Format): (locale: string) => Format {
  const kept = new Map<string, Format>()
  return (locale) => {
    const known = kept.get(locale) ?? make(locale)
    kept.set(locale, known)
    return known
  }
}

/** Between right-to-left words its parts would be reordered: 31/12/2024 becomes 312024/12/. */
const isolated = (written: string): string =>
  /[\u0590-\u08FF\u200F]/.test(written) ? `\u2068${written}\u2069` : written

const UTC = { timeZone: 'UTC' } as const
const currencies = keeper((locale) => new Intl.DisplayNames(locale, { type: 'currency' }))
const languages = keeper((locale) => new Intl.DisplayNames(locale, { type: 'language' }))
const days = keeper((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...UTC }))
const weekdayNames = keeper((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', ...UTC }))
const weekdays = keeper(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', ...UTC }),
)
const months = keeper((locale) => new Intl.DateTimeFormat(locale, { month: 'long', ...UTC }))
const lists = keeper((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))
const numbers = keeper((locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 }))
const clocks = keeper((locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', ...UTC }))

export const writeCountry = countryNameIn
export const writeCurrency = (code: string, locale: string): string => currencies(locale).of(code) ?? code
export const writeLanguage = (code: string, locale: string): string => languages(locale).of(code) ?? code
export const writeDay = (date: string, locale: string): string =>
  isolated(days(locale).format(new Date(`${date}T00:00:00Z`)))
export const writeWeekday = (date: string, locale: string): string =>
  isolated(weekdays(locale).format(new Date(`${date}T00:00:00Z`)))
export const writeWeekdayName = (date: string, locale: string): string =>
  weekdayNames(locale).format(new Date(`${date}T00:00:00Z`))
/** Months count from 0. */
export const writeMonth = (month: number, locale: string): string =>
  months(locale).format(new Date(Date.UTC(2026, month, 1)))
/** `April – June, September`: adjacent months are one range, also across the new year. */
export function writeMonths(chosen: readonly number[], locale: string): string {
  const isIn = (month: number): boolean => chosen.includes((month + 12) % 12)
  const starts = chosen.filter((month) => !isIn(month - 1))
  if (starts.length === 0) return chosen.length === 0 ? '' : `${writeMonth(0, locale)} – ${writeMonth(11, locale)}`
  const stretches = starts.map((start) => {
    let end = start
    while (isIn(end + 1)) end += 1
    return start === end ? writeMonth(start, locale) : `${writeMonth(start, locale)} – ${writeMonth(end % 12, locale)}`
  })
  return writeList(stretches, locale)
}

export const writeList = (words: readonly string[], locale: string): string => lists(locale).format(words)
export const writeNumber = (value: number, locale: string): string => numbers(locale).format(value)

/** Minutes since midnight; 25:30 is half past one at night. */
export const writeMinute = (minute: number, locale: string): string =>
  isolated(clocks(locale).format(new Date(Date.UTC(2027, 0, 1, 0, minute))))

export function writeCount(value: number, unit: 'day' | 'month', locale: string): string {
  return isolated(new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value))
}

export function writeLength(minutes: number, locale: string): string {
  const unit = (value: number, name: 'hour' | 'minute'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  const parts = [
    ...(hours > 0 ? [unit(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [unit(rest, 'minute')] : []),
  ]
  return isolated(parts.join(' '))
}
