import type { Fact } from './fact.ts'

/** The unit of a number. `text`: from the text of a source, so it is unknown. */
export type Unit =
  | 'days'
  | 'day of a plan'
  | 'months'
  | 'years'
  | 'minutes'
  | 'clock'
  | 'people'
  | 'stops'
  | 'pages'
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
  /** The maximum of a score. */
  | 'scale'
  | 'count'

export type Quantity = Fact & { readonly value: number; readonly unit: Unit }

/** Units for which a rounded number is equivalent: 8,900 for 8,916. Never days, months or levels, which are rules. */
const ROUNDED: readonly Unit[] = ['km', 'miles', 'mm', 'count']
const ROUND_SHARE = 0.02
const LEAST_ROUNDED = 100

/** 1,930.66 and 1.930,66 are one number; 8,916 may be two: every possible reading. */
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

/** "An hour and a half" matches 92 minutes, "1 h 30 min" does not match 97, and "90 days" never 92. */
export function isSameDuration(saidMinutes: number, knownMinutes: number, isToTheMinute: boolean): boolean {
  const size = Math.abs(knownMinutes)
  const gap = Math.abs(size - saidMinutes)
  if (isToTheMinute) return gap === 0 || (saidMinutes % 5 === 0 && gap < 5)
  return gap <= 5 || gap <= size * ROUND_SHARE || (saidMinutes % 30 === 0 && saidMinutes >= 60 && gap <= 30)
}

/** The evidence for a number in that unit; null without any. Null unit: none was stated. */
export function findQuantities(
  quantities: readonly Quantity[],
  said: readonly number[],
  unit: Unit | null,
): readonly Quantity[] | null {
  const fits = ({ unit: known }: Quantity): boolean => unit === null || known === unit
  return orNone(quantities.filter((each) => fits(each) && said.some((value) => isSame(value, each.value, each.unit))))
}

export function orNone<Each>(facts: readonly Each[]): readonly Each[] | null {
  return facts.length > 0 ? facts : null
}
