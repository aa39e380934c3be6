import type { Evidence } from './evidence.ts'
import { dayKey, monthPatterns } from './month-patterns.ts'
import { findQuantities, isSameDuration, orNone, readWritten, type Unit } from './quantity.ts'
import { type Span, takeSpans } from './span.ts'
import {
  CALLED,
  CLOCK,
  clockMinutes,
  COUNTED_MONTH,
  currenciesOf,
  DURATION,
  durationMinutes,
  LABELLED,
  MONEY,
  NUMBER,
  NUMBER_WORDS,
  NUMBERED_DAY,
  REFERENCE,
  TELEPHONE,
  UNIT_PATTERNS,
} from './unit-words.ts'

const BARE: readonly Unit[] = ['count', 'text', 'days', 'months', 'people', 'stops', 'pages']
/** "À 9 h", "dalle 9": a time of day follows. */
const BEFORE_AN_HOUR = /(?<!\p{L})(?:à|dès|vers|de|às|as|las|alle|dalle|até|hasta|fino a|jusqu[’']à)\s$/iu
const MINUTES_PER_HOUR = 60
const ANY_NUMBER = new RegExp(NUMBER, 'g')

/** Every number of a sentence with its evidence: a time for a time, a price for a price in that currency. */
export function findFigures(text: string, evidence: Evidence, locale: string): readonly Span[] {
  const spans: Span[] = []
  const take = (pattern: RegExp, factsOf: (match: RegExpExecArray) => Span['facts'] | undefined): void => {
    spans.push(...takeSpans(text, spans, pattern, factsOf))
  }
  for (const [name, facts] of evidence.numberedNames) take(literal(name), () => facts)
  const named = spans.length
  for (const [index, span] of spans.entries()) spans[index] = { ...span, isName: true }
  takeDates(take, evidence, locale)
  take(NUMBERED_DAY, ([, count]) => dayFacts(Number(count), evidence))
  for (const [index, span] of spans.entries()) if (index >= named) spans[index] = { ...span, isDay: true }
  const hasDate = spans.length > named
  take(CALLED, ([, number = '']) => phoneFacts(number, evidence))
  take(REFERENCE, ([written]) => referenceFacts(written, evidence))
  take(COUNTED_MONTH, ([, month]) => evidence.months.get(Number(month)) ?? null)
  take(TELEPHONE, ([written]) => phoneFacts(written, evidence))
  take(MONEY, (match) => moneyFacts(match, evidence))
  take(CLOCK, (match) => clockFacts(match, evidence))
  take(DURATION, (match) => durationFacts(match, evidence))
  for (const [unit, pattern] of UNIT_PATTERNS)
    take(pattern, ([, written = '']) => findQuantities(evidence.quantities, readWritten(written), unit))
  for (const [unit, pattern] of LABELLED)
    take(pattern, ([, written = '']) => findQuantities(evidence.quantities, readWritten(written), unit))
  const isSpoken = locale.slice(0, 2) in NUMBER_WORDS
  take(
    ANY_NUMBER,
    ([written]) => numberFacts(written, evidence, isSpoken) ?? (hasDate ? dayOfMonth(written, evidence) : null),
  )
  const words = NUMBER_WORDS[locale.slice(0, 2)] ?? {}
  take(/\p{L}+/gu, ([word]) => {
    const said = word.toLowerCase()
    const value = Object.hasOwn(words, said) ? words[said] : undefined
    return value === undefined ? undefined : numberFacts(String(value), evidence, true)
  })
  return spans
}

function literal(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'gu')
}

type Take = (pattern: RegExp, factsOf: (match: RegExpExecArray) => Span['facts'] | undefined) => void

/** Months by name, with an adjacent day and year: then exactly that date. */
function takeDates(take: Take, { days, months, quantities }: Evidence, locale: string): void {
  for (const [index, pattern] of monthPatterns(locale).entries()) {
    const month = index + 1
    take(pattern, ([, before, after, year]) => {
      const day = before ?? after
      if (day !== undefined) return days.get(dayKey(month, day, year)) ?? null
      if (year !== undefined && !findQuantities(quantities, [Number(year)], null)) return null
      return months.get(month) ?? null
    })
  }
}

function moneyFacts(match: RegExpExecArray, { quantities }: Evidence): Span['facts'] | undefined {
  const [, sign, first, second, name] = match
  const currencies = currenciesOf(sign ?? name ?? '')
  if (currencies.length === 0) return undefined
  const said = readWritten(first ?? second ?? '')
  return orNone(currencies.flatMap((currency) => findQuantities(quantities, said, `money ${currency}`) ?? []))
}

/** A plan has no days beyond its length. */
function dayFacts(count: number, { quantities }: Evidence): Span['facts'] {
  const named = quantities.filter(({ unit, value }) => unit === 'day of a plan' && value === count)
  const counted = quantities.filter(({ unit }) => unit === 'day of a plan').map(({ of }) => of?.card)
  // If the days of a plan are known, "the third day" is one of them.
  const others = quantities.filter(
    ({ unit, value, of }) => unit === 'days' && count <= value && (!of || !counted.includes(of.card)),
  )
  return orNone([...named, ...others.filter(({ of }) => of !== null || counted.length === 0)])
}

function clockFacts(match: RegExpExecArray, { quantities }: Evidence): Span['facts'] {
  const { minutes, written } = clockMinutes(match)
  // "1:30" may be a duration.
  return orNone(
    quantities.filter(
      ({ value, unit }) => (unit === 'clock' && value === minutes) || (unit === 'minutes' && value === written),
    ),
  )
}

function durationFacts(match: RegExpExecArray, { quantities }: Evidence): Span['facts'] {
  const [written, , minutes, only] = match
  if (Number(minutes ?? 0) >= MINUTES_PER_HOUR) return null
  const total = durationMinutes(match)
  const isHour = /^\d{1,2}\s?h$/u.test(written) && BEFORE_AN_HOUR.test(match.input.slice(0, match.index))
  return orNone(
    quantities.filter(
      ({ value, unit }) =>
        (unit === 'minutes' && isSameDuration(total, value, (minutes ?? only) !== undefined)) ||
        (unit === 'clock' && isHour && value === total),
    ),
  )
}

/** `7(1)`, `261/2004`: as written, or a number out of a total. */
function referenceFacts(written: string, { references, quantities }: Evidence): Span['facts'] {
  const known = references.get(written)
  if (known) return known
  const [part = '', whole] = written.split('/')
  const scales = quantities.filter(({ unit, value }) => unit === 'scale' && value === Number(whole))
  // "00" is not a score.
  if (scales.length === 0 || /^0\d/.test(part)) return null
  return orNone(
    (findQuantities(quantities, [Number(part)], 'count') ?? []).filter(({ of }) =>
      scales.some((scale) => scale.of?.card === of?.card),
    ),
  )
}

function phoneFacts(written: string, { phones }: Evidence): Span['facts'] {
  return phones.get(written.replaceAll(/\D/g, '')) ?? null
}

/** In a language with known units, a number without one is neither a distance nor a time. */
function numberFacts(written: string, { quantities }: Evidence, isSpoken: boolean): Span['facts'] {
  const known = isSpoken ? quantities.filter(({ unit }) => BARE.includes(unit)) : quantities
  return findQuantities(known, readWritten(written), null)
}

/** "From 3 to 9 May": the month is beside the other number. */
function dayOfMonth(written: string, { days }: Evidence): Span['facts'] {
  return orNone([...days].flatMap(([date, facts]) => (Number(date.slice(3)) === Number(written) ? facts : [])))
}
