import { type CalendarDate, minorDigitsOf, type Money } from '@app/domain/kernel'
import type { Law } from '@app/domain/passenger-rights'

import { fill } from './fill.ts'
import type { LetterLanguage } from './letter-language.ts'
import type { LetterWords } from './letter-words.ts'

export type LetterFormats = {
  date(day: CalendarDate): string
  money(money: Money): string
  share(percent: number): string
  duration(minutes: number): string
  distance(km: number): string
}

/** As the reader of the letter writes them, and not as the traveller does. */
export function letterFormats(language: LetterLanguage, law: Law, words: LetterWords): LetterFormats {
  const locale = localeOf(language, law)
  const unit = (value: number, name: 'hour' | 'minute' | 'kilometer', unitDisplay: 'long' | 'short'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay }).format(value)
  return {
    date: (day) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
    money: (sum) => formatSum(sum, locale, words),
    share: (percent) => new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100),
    duration: (minutes) =>
      [
        ...(minutes >= 60 ? [unit(Math.floor(minutes / 60), 'hour', 'long')] : []),
        ...(minutes % 60 > 0 || minutes === 0 ? [unit(minutes % 60, 'minute', 'long')] : []),
      ].join(' '),
    distance: (km) => unit(km, 'kilometer', 'short'),
  }
}

function formatSum({ minorUnits, currency }: Money, locale: string, words: LetterWords): string {
  const amount = minorUnits / 10 ** minorDigitsOf(currency)
  // Special drawing rights have no sign, and each language has its own abbreviation.
  if (currency === 'XDR') return fill(words.sdr, { amount: new Intl.NumberFormat(locale).format(amount) })
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  return new Intl.NumberFormat(locale, style).format(amount)
}

function localeOf(language: LetterLanguage, law: Law): string {
  if (language === 'en') return law === 'US-DOT' ? 'en-US' : law === 'APPR' ? 'en-CA' : 'en-GB'
  if (language === 'pt') return law === 'ANAC400' ? 'pt-BR' : 'pt-PT'
  return language === 'fr' && law === 'APPR' ? 'fr-CA' : language
}
