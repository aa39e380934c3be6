import { minorDigitsOf, type Money } from '@app/domain/kernel'

const MINUTES_PER_HOUR = 60

/** Country names that take an article in English. */
const WITH_ARTICLE = new Set([
  'AE',
  'BS',
  'CD',
  'CF',
  'DO',
  'GB',
  'GM',
  'KM',
  'KY',
  'MH',
  'MV',
  'NL',
  'PH',
  'SB',
  'SC',
  'US',
])

/**
 * Names, dates, numbers and prices in a locale, by Intl. Words of the sentence, such as "days" in "90 days", are in the
 * sentence's language.
 */
export function createWriting(locale: string, sentences: string) {
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  const currencies = new Intl.DisplayNames(locale, { type: 'currency' })
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  const number = (value: number): string => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
  const country = (code: string): string => {
    const name = regions.of(code) ?? code
    return locale.startsWith('en') && WITH_ARTICLE.has(code) ? `the ${name}` : name
  }
  const significant = (value: number): string =>
    new Intl.NumberFormat(locale, { maximumSignificantDigits: 4 }).format(value)
  const unit = (value: number, name: string, unitDisplay: 'long' | 'short' = 'short', digits = 0): string => {
    const options = { style: 'unit', unit: name, unitDisplay, maximumFractionDigits: digits } as const
    const written = new Intl.NumberFormat(sentences, options).format(value)
    return sentences === locale ? written : written.replace(/-?\d[\d,]*/, number(Math.round(value)))
  }
  const list = (texts: readonly string[]): string =>
    new Intl.ListFormat(sentences, { type: 'conjunction' }).format(texts)
  const day = (date: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.UTC(...partsOf(date)))
  const duration = (minutes: number): string => {
    const [hours, rest] = [Math.floor(minutes / MINUTES_PER_HOUR), Math.round(minutes % MINUTES_PER_HOUR)]
    const parts = [hours > 0 ? unit(hours, 'hour') : '', rest > 0 || hours === 0 ? unit(rest, 'minute') : '']
    return parts.filter(Boolean).join(' ')
  }
  const monthName = (month: number): string => day(`2026-${String(month).padStart(2, '0')}-15`, { month: 'long' })
  const money = ({ minorUnits, currency }: Money): string => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
    return format.format(minorUnits / 10 ** minorDigitsOf(currency))
  }

  const aboutMoney = ({ minorUnits, currency }: Money): string => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
    return format.format(minorUnits / 10 ** minorDigitsOf(currency))
  }

  return {
    country,
    significant,
    currencies,
    languages,
    number,
    unit,
    list,
    day,
    duration,
    monthName,
    money,
    aboutMoney,
  }
}

function partsOf(date: string): [number, number, number] {
  const [year = 1970, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  return [year, month - 1, dayOfMonth]
}
