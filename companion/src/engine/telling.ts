import type { CalendarDate, Claim, Money } from '@app/domain/kernel'
import type { TripPlace } from '@app/domain/trip'

import type { KnownCity } from '../tools/look-ups.ts'
import { createWriting } from './writing.ts'

declare const told: unique symbol

/** The text of a fact in a language, with its claims. Only this file creates it. */
export type Told = { readonly text: string; readonly claims: readonly Claim<unknown>[]; readonly [told]: true }

type Clock = { readonly epochMs: number; readonly timeZone: string }

const IN_ENGLISH = new Intl.DisplayNames('en', { type: 'language' })
const MILES_PER_KM = 0.621371
const MM_PER_INCH = 25.4

export type Telling = ReturnType<typeof createTelling>

/** Formats claims as text: facts in one locale within sentences of another. */
export function createTelling(locale: string, sentences: string) {
  const writing = createWriting(locale, sentences)
  const { country, significant, currencies, languages, number, unit, list, day, duration, monthName } = writing
  const clock = (epochMs: number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, options).format(epochMs)
  return {
    /** Names from Intl, by code. */
    country: (code: string): Told => tell(country(code), []),
    ...tellMeasures(locale, unit),
    languageName: (code: string): Told => tell(languages.of(code) ?? code, []),
    languageInEnglish: (code: string): Told => tell(IN_ENGLISH.of(code) ?? code, []),
    city: (claim: Claim<KnownCity>): Told => tell(claim.value.name, [claim]),
    cities: (claims: readonly Claim<KnownCity>[]): Told => tell(list(claims.map(({ value }) => value.name)), claims),
    text: (claim: Claim<string>): Told => tell(claim.value, [claim]),
    number: (claim: Claim<number>): Told => tell(number(claim.value), [claim]),
    percent: (claim: Claim<number>): Told =>
      tell(new Intl.NumberFormat(locale, { style: 'percent' }).format(claim.value / 100), [claim]),
    rate: (claim: Claim<string>): Told => tell(significant(Number(claim.value)), [claim]),
    days: (claim: Claim<number>): Told => tell(unit(claim.value, 'day', 'long'), [claim]),
    validity: (claim: Claim<{ readonly validity: number; readonly unit: 'days' | 'months' }>): Told =>
      tell(unit(claim.value.validity, claim.value.unit === 'months' ? 'month' : 'day', 'long'), [claim]),
    people: (claim: Claim<number>): Told => tell(number(claim.value), [claim]),
    duration: (claim: Claim<number>): Told => tell(duration(Math.abs(claim.value)), [claim]),
    ...tellMoney(writing),
    currencies: (claim: Claim<readonly string[]>): Told =>
      tell(list(claim.value.map((code) => `${currencies.of(code) ?? code} (${code})`)), [claim]),
    languages: (claim: Claim<readonly string[]>): Told =>
      tell(list(claim.value.map((code) => languages.of(code) ?? code)), [claim]),
    date: (claim: Claim<CalendarDate | string>): Told => tell(day(claim.value, { dateStyle: 'long' }), [claim]),
    checkedAt: (claim: Claim<unknown>): Told => tell(day(claim.checkedAt, { dateStyle: 'long' }), [claim]),
    writtenIn: (claim: Claim<unknown>): Told => tell(day(claim.checkedAt, { month: 'long', year: 'numeric' }), [claim]),
    source: (claim: Claim<unknown>): Told => tell(`${claim.source.title} (${claim.source.url})`, [claim]),
    month: (claim: Claim<{ readonly month: number }>): Told => tell(monthName(claim.value.month), [claim]),
    months: (claim: Claim<{ readonly months: readonly number[] }>): Told =>
      tell(list(claim.value.months.map((month) => monthName(month + 1))), [claim]),
    level: (claim: Claim<{ readonly level: number; readonly of: number }>): Told =>
      tell(`${number(claim.value.level)}/${number(claim.value.of)}`, [claim]),
    joined: (claim: Claim<readonly (string | number)[]>, suffix = ''): Told =>
      tell(list(claim.value.map((each) => `${typeof each === 'number' ? number(each) : each}${suffix}`)), [claim]),
    holidays: (claim: Claim<readonly { readonly date: CalendarDate; readonly name: string }[]>): Told =>
      tell(
        claim.value
          .map(({ date, name }) => `${day(date, { day: 'numeric', month: 'long', year: 'numeric' })} ${name}`)
          .join('; '),
        [claim],
      ),
    /** Minutes since midnight, in the local time of the place. */
    minute: (claim: Claim<number>): Told =>
      tell(clock(Date.UTC(2027, 0, 1, 0, claim.value), { timeStyle: 'short', timeZone: 'UTC' }), [claim]),
    places: (claims: readonly Claim<TripPlace>[]): Told => tell(list(claims.map(({ value }) => value.name)), claims),
    clock: (claim: Claim<Clock>): Told =>
      tell(clock(claim.value.epochMs, { timeStyle: 'short', timeZone: claim.value.timeZone }), [claim]),
    clockDay: (claim: Claim<Clock>): Told =>
      tell(clock(claim.value.epochMs, { dateStyle: 'full', timeZone: claim.value.timeZone }), [claim]),
  }
}

function tellMoney({ money, aboutMoney }: ReturnType<typeof createWriting>) {
  return {
    money: (claim: Claim<Money>): Told => tell(money(claim.value), [claim]),
    /** An approximate amount has no decimals. */
    aboutMoney: (claim: Claim<Money>): Told => tell(aboutMoney(claim.value), [claim]),
  }
}

/** English readers use both metric and imperial units, so both are given. */
function tellMeasures(locale: string, unit: ReturnType<typeof createWriting>['unit']) {
  const both = (claim: Claim<unknown>, value: number, name: string, other: number, otherName: string): Told => {
    const rounded = otherName === 'inch' ? Math.round(other * 10) / 10 : Math.round(other)
    if (!locale.startsWith('en')) return tell(unit(value, name), [claim])
    const text = `${unit(value, name)} (${unit(rounded, otherName, 'short', 1)})`
    return tell(text, [claim, { ...claim, value: rounded }])
  }
  return {
    km: (claim: Claim<number>): Told => both(claim, claim.value, 'kilometer', claim.value * MILES_PER_KM, 'mile'),
    temperature: (claim: Claim<{ readonly meanC: number }>): Told =>
      both(claim, Math.round(claim.value.meanC), 'celsius', claim.value.meanC * 1.8 + 32, 'fahrenheit'),
    rain: (claim: Claim<{ readonly rainMm: number }>): Told =>
      both(claim, Math.round(claim.value.rainMm), 'millimeter', claim.value.rainMm / MM_PER_INCH, 'inch'),
  }
}

function tell(text: string, claims: readonly Claim<unknown>[]): Told {
  return { text, claims } as unknown as Told
}
