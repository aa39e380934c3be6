import type { Claim } from '@app/domain/kernel'

/** What a number counts. `text`: it stood in words of a source, so nobody knows. */
export type Unit =
  | 'days'
  | 'months'
  | 'minutes'
  | 'clock'
  | 'km'
  | 'miles'
  | 'celsius'
  | 'fahrenheit'
  | 'mm'
  | 'inches'
  | 'volts'
  | 'hertz'
  | 'percent'
  | `money ${string}`
  | 'text'
  | 'count'

export type Quantity = { readonly value: number; readonly unit: Unit; readonly claims: readonly Claim<unknown>[] }

/** Of these a round number says the same: 8,900 for 8,916. Never of days, months or levels, which are rules. */
const ROUNDED: readonly Unit[] = ['km', 'miles', 'mm', 'count']
const ROUND_SHARE = 0.02
const LEAST_ROUNDED = 100
const WORDS_OF_SOURCES: readonly Unit[] = ['text']

/** 1,930.66 and 1.930,66 are one number; 8,916 may be two: every way of reading it. */
export function readWritten(written: string): readonly number[] {
  const compact = written.replaceAll(/[\s\u00a0\u202f'’]/g, '')
  const marks = compact.match(/[.,]/g) ?? []
  const [last] = marks.slice(-1)
  if (last === undefined) return [Number(compact)]
  const readings = new Set<number>()
  const tail = compact.slice(compact.lastIndexOf(last) + 1)
  const isGrouped = compact
    .split(/[.,]/)
    .slice(1)
    .every((part) => part.length === 3)
  if (isGrouped) readings.add(Number(compact.replaceAll(/[.,]/g, '')))
  if (marks.filter((mark) => mark === last).length === 1)
    readings.add(Number(`${compact.slice(0, compact.lastIndexOf(last)).replaceAll(/[.,]/g, '')}.${tail}`))
  return [...readings].filter(Number.isFinite)
}

export function isSame(said: number, known: number, unit: Unit): boolean {
  const size = Math.abs(known)
  const decimals = said.toString().split('.')[1]?.length ?? 0
  if (Math.abs(size - said) <= 0.5 * 10 ** -decimals + 1e-9) return true
  if (unit.startsWith('money') && Math.floor(size) === said) return true
  const mayRound = ROUNDED.includes(unit) || unit.startsWith('money')
  return mayRound && said >= LEAST_ROUNDED && said % 10 === 0 && Math.abs(size - said) <= size * ROUND_SHARE
}

/** An hour and a half stands for 92 minutes, 90 days never for 92. */
export function isSameDuration(saidMinutes: number, knownMinutes: number): boolean {
  const size = Math.abs(knownMinutes)
  const gap = Math.abs(size - saidMinutes)
  return gap <= 5 || gap <= size * ROUND_SHARE || (saidMinutes % 30 === 0 && saidMinutes >= 60 && gap <= 30)
}

/** The first that stands for a number in that unit. Null unit: nothing was said of it. */
export function findQuantity(
  quantities: readonly Quantity[],
  said: readonly number[],
  unit: Unit | null,
): Quantity | undefined {
  const fits = (known: Unit): boolean => unit === null || known === unit || WORDS_OF_SOURCES.includes(known)
  return quantities.find(({ value, unit: known }) => fits(known) && said.some((each) => isSame(each, value, known)))
}
