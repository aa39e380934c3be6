import { countryNameIn } from '@app/domain/country-name'
import { type CalendarDate, minorDigitsOf, type Money } from '@app/domain/kernel'

import { unitsOf } from './measure.ts'

export { formatCoordinates } from './format-coordinates.ts'

/** Cached, because a long plan has hundreds of costs, and creating a formatter is slower than using it. */
const moneyFormats = new Map<string, Intl.NumberFormat>()
const MOST_FORMATS = 100

/**
 * How many minor units make one is ISO 4217's to say (`minorDigitsOf`). Intl only says how many of them are written, and
 * for the rupiah it says none: divided by that, IDR 230,000 would be shown as 23,000,000.
 */
export function formatMoney({ minorUnits, currency }: Money, locale: string): string {
  const key = `${locale} ${currency}`
  const format =
    moneyFormats.get(key) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  if (moneyFormats.size >= MOST_FORMATS) moneyFormats.clear()
  moneyFormats.set(key, format)
  return format.format(minorUnits / 10 ** minorDigitsOf(currency))
}

/**
 * Words follow the language of the interface, figures the traveller's own locale: a German sees 5.404 km, and not half
 * a sentence in German.
 */
function forWords(locale: string): string {
  return locale.startsWith('en') ? locale : 'en-GB'
}

export function formatCountry(code: string, locale: string): string {
  return countryNameIn(code, forWords(locale))
}

const KM_PER_MILE = 1.609344

/** In miles only on request. */
export function formatDistance(km: number, locale: string): string {
  const isMiles = unitsOf(locale) === 'imperial'
  const unit = isMiles ? 'mile' : 'kilometer'
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 }).format(
    isMiles ? km / KM_PER_MILE : km,
  )
}

/** The parts are read as a calendar date, so that no time zone shifts it. */
export function formatDate(date: CalendarDate, locale: string): string {
  return new Intl.DateTimeFormat(forWords(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
}

export function formatDuration(minutes: number, locale: string): string {
  const unit = (name: 'hour' | 'minute') =>
    new Intl.NumberFormat(forWords(locale), { style: 'unit', unit: name, unitDisplay: 'narrow' })
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0 ? unit('hour').format(hours) : `${unit('hour').format(hours)} ${unit('minute').format(rest)}`
}

/** 30 for a third or so: `30%`, with the space that some languages put before the sign. */
export function formatShare(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)
}
