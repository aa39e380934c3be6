import { calendarDate, type CalendarDate, type Money } from '../../kernel/index.ts'

/** A special drawing right is counted in hundredths here, as other currencies are. */
const sdr = (whole: number): Money => ({ minorUnits: whole * 100, currency: 'XDR' })

type Limits = { readonly from: CalendarDate; readonly injury: Money; readonly delay: Money; readonly baggage: Money }

/** MC-2: articles 21, 22(1) and 22(2), as revised under article 24; the newest first. */
const LIMITS: readonly Limits[] = [
  { from: calendarDate('2024-12-28'), injury: sdr(151_880), delay: sdr(6303), baggage: sdr(1519) },
  { from: calendarDate('2019-12-28'), injury: sdr(128_821), delay: sdr(5346), baggage: sdr(1288) },
  { from: calendarDate('2009-12-30'), injury: sdr(113_100), delay: sdr(4694), baggage: sdr(1131) },
]
const [NEWEST] = LIMITS as readonly [Limits]
const OLDEST = LIMITS.at(-1) ?? NEWEST

/** Of the day of the flight. Claims older than the oldest are out of time by years. */
export function montrealLimitsOn(date: CalendarDate | undefined): Limits {
  if (date === undefined) return NEWEST
  return LIMITS.find(({ from }) => from <= date) ?? OLDEST
}

export function baggageLimitOn(date: CalendarDate | undefined): Money {
  return montrealLimitsOn(date).baggage
}
