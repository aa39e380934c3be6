/** How long a claim may wait. Ids are those of docs/domain/passenger-rights.md. */
import { addDays, addMonths, calendarDate, type CalendarDate } from '../kernel/index.ts'
import type { BaggageEvent, Disruption } from './flight-disruption.ts'
import type { Law } from './law.ts'

/** `court`: an action, by the law of a country. `airline`: a request or complaint that the airline must have by then. */
export type Deadline = {
  readonly to: 'court' | 'airline'
  /** Of whose courts; null where the law itself sets the time. */
  readonly country: string | null
  readonly length: { readonly unit: 'years' | 'days'; readonly count: number } | null
  /** The last day; null without a date of the flight, or when the length is not known. */
  readonly lastDay: CalendarDate | null
}

type Flight = {
  readonly law: Law
  readonly event: Disruption
  readonly baggage?: BaggageEvent | null
  readonly fromCountry?: string
  readonly toCountry?: string
  readonly flightDate?: CalendarDate
}

/**
 * DL-1: years in which an action can be brought, as the Commission's overview and national practice report them. A
 * country that is missing is unknown.
 */
const YEARS: Readonly<Record<string, number>> = {
  AT: 3,
  BE: 1,
  CH: 2,
  CY: 6,
  CZ: 3,
  DE: 3,
  DK: 3,
  EE: 3,
  ES: 5,
  FI: 3,
  FR: 5,
  GB: 6,
  GR: 5,
  HU: 5,
  IE: 6,
  IT: 2,
  LT: 3,
  LU: 10,
  NL: 2,
  NO: 3,
  PL: 1,
  PT: 3,
  RO: 3,
  SE: 10,
  SI: 2,
}
/** German periods end with the calendar year: section 199 of the Civil Code. */
const ENDS_WITH_THE_YEAR = new Set(['DE'])
/** The Convention counts the days of a complaint from the day that the bag was handed over. */
const COMPLAINT_DAYS: Readonly<Record<BaggageEvent, number | null>> = { damaged: 7, late: 21, lost: null }

export function deadlinesFor(flight: Flight): readonly Deadline[] {
  switch (flight.law) {
    case 'EU261':
    case 'UK261':
      return courtsOf(flight)
    case 'APPR':
      return flight.event === 'baggage' ? montreal(flight) : [within('airline', 'CA', 1, flight.flightDate)]
    case 'MC99':
      return montreal(flight)
    // Inside Brazil the consumer code, across its border the Convention: Supreme Court, topic 210.
    case 'ANAC400':
      return [within('court', 'BR', flight.fromCountry === flight.toCountry ? 5 : 2, flight.flightDate)]
    case 'SHY':
    case 'US-DOT':
      return [{ to: 'court', country: flight.law === 'SHY' ? 'TR' : 'US', length: null, lastDay: null }]
  }
}

/** A traveller may go to the courts of the departure or of the arrival: C-204/08 Rehder. */
function courtsOf({ fromCountry, toCountry, flightDate }: Flight): readonly Deadline[] {
  const ends = [...new Set([fromCountry, toCountry])].filter((end) => end !== undefined)
  return ends.filter(isEuropean).map((country) => within('court', country, YEARS[country] ?? null, flightDate))
}

const EUROPE = new Set(
  (
    'AT AX BE BG CH CY CZ DE DK EE ES FI FR GB GF GP GR HR HU IE IS IT LI LT LU LV MF MQ MT NL NO PL PT RE RO SE SI SK ' +
    'YT'
  ).split(' '),
)

function isEuropean(country: string): boolean {
  return EUROPE.has(country)
}

function within(to: Deadline['to'], country: string, years: number | null, date: CalendarDate | undefined): Deadline {
  if (years === null) return { to, country, length: null, lastDay: null }
  return {
    to,
    country,
    length: { unit: 'years', count: years },
    lastDay: date ? lastDayOf(country, years, date) : null,
  }
}

function lastDayOf(country: string, years: number, date: CalendarDate): CalendarDate {
  if (ENDS_WITH_THE_YEAR.has(country)) return calendarDate(`${Number(date.slice(0, 4)) + years}-12-31`)
  return addDays(addMonths(date, years * 12), -1)
}

/** MC-3: two years for an action, and days for the complaint about a bag. */
function montreal({ event, baggage = null, flightDate }: Flight): readonly Deadline[] {
  const action: Deadline = {
    to: 'court',
    country: null,
    length: { unit: 'years', count: 2 },
    lastDay: flightDate ? addDays(addMonths(flightDate, 24), -1) : null,
  }
  const days = event === 'baggage' && baggage ? COMPLAINT_DAYS[baggage] : null
  if (days === null) return [action]
  const lastDay = flightDate ? addDays(flightDate, days) : null
  return [{ to: 'airline', country: null, length: { unit: 'days', count: days }, lastDay }, action]
}
