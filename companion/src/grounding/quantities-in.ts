import type { Fact } from './fact.ts'
import { type Quantity, readWritten, type Unit } from './quantity.ts'
import { type Span, takeSpans } from './span.ts'
import {
  clockMinutes,
  CLOCK,
  currenciesOf,
  DURATION,
  durationMinutes,
  MONEY,
  NUMBER,
  UNIT_PATTERNS,
} from './unit-words.ts'

const WRITTEN_DAY = /\b\d{4}-\d{2}-\d{2}\b/g

const ANY_NUMBER = new RegExp(NUMBER, 'g')

/** The numbers of a text, each with its unit. */
export function quantitiesIn(text: string, fact: Fact): readonly Quantity[] {
  if (!/\d/.test(text)) return []
  const taken: Span[] = []
  const found: Quantity[] = []
  const take = (
    pattern: RegExp,
    read: (match: RegExpExecArray) => readonly (readonly [number, Unit])[] | null,
  ): void => {
    const spans = takeSpans(text, taken, pattern, (match) => {
      const quantities = read(match)
      for (const [value, unit] of quantities ?? []) found.push({ ...fact, value, unit })
      return quantities === null ? undefined : []
    })
    taken.push(...spans)
  }
  take(WRITTEN_DAY, () => [])
  take(MONEY, ([, sign, first, second, name]) => {
    const currencies = currenciesOf(sign ?? name ?? '')
    const said = readWritten(first ?? second ?? '')
    return currencies.length === 0
      ? null
      : currencies.flatMap((currency) => said.map((value) => [value, `money ${currency}`] as const))
  })
  take(CLOCK, (match) => [[clockMinutes(match).minutes, 'clock']])
  take(DURATION, (match) => [[durationMinutes(match), 'minutes']])
  for (const [unit, pattern] of UNIT_PATTERNS)
    take(pattern, ([, written = '']) => readWritten(written).map((value) => [value, unit]))
  take(ANY_NUMBER, ([written]) => readWritten(written).map((value) => [value, 'text']))
  return found
}
