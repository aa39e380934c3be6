import type { EntryAnswer, EntryTables } from '@app/contracts/entry-facts'
import { TRIP_PURPOSES, type TripPurpose } from '@app/domain/entry-rules'
import { type CalendarDate, isCalendarDate } from '@app/domain/kernel'
import { checkPassport, type PassportFinding, type PassportTrip } from '@app/domain/passport-validity'
import type { LoaderFunctionArgs } from 'react-router'

import { countriesByName } from '../../entities/place/entry-tables/countries-by-name.ts'
import { loadEntryTables } from '../../entities/place/entry-tables/load-entry-tables.ts'

export const COUNTRY_FIELDS = ['passport', 'destination'] as const
export const DATE_FIELDS = ['expires', 'issued', 'arrive', 'leave'] as const
export type CountryField = (typeof COUNTRY_FIELDS)[number]
export type DateField = (typeof DATE_FIELDS)[number]
export type PassportProblem = 'country' | 'missing' | 'order' | 'issued'

type Field = CountryField | DateField
type Typed = Readonly<Record<Field, string>>
type Problems = Partial<Readonly<Record<Field, PassportProblem>>>

/** Both days count at a border. */
export type Stay = Pick<PassportTrip, 'arrivesOn' | 'leavesOn'>

export type PassportView = {
  readonly typed: Typed
  readonly purpose: TripPurpose
  readonly problems: Problems
  /** Null until both countries are chosen. */
  readonly entry: EntryAnswer | null
  /** Null until both of its days are known; the passport is not needed. */
  readonly stay: Stay | null
  /** The stay with the dates of the passport. Null until there is a journey without a mistake. */
  readonly trip: PassportTrip | null
  readonly findings: readonly PassportFinding[] | null
  /** ISO 3166-1 by their English names; empty when the tables are not available. */
  readonly countries: readonly string[]
}

type Asked = Pick<LoaderFunctionArgs, 'request'> & Partial<Pick<LoaderFunctionArgs, 'context'>>

/**
 * The whole query is in the URL: the same with and without script. A visa needs only the two countries, the passport's
 * dates can be checked alone, and they work without the tables too.
 */
export async function loadPassportCheck({ request, context }: Asked): Promise<PassportView> {
  const params = new URL(request.url).searchParams
  const tables = await loadEntryTables(context).catch(() => null)
  const typed = readTyped(params, tables)
  const purpose = TRIP_PURPOSES.find((each) => each === params.get('purpose')) ?? 'tourism'
  const unanswered = {
    typed,
    purpose,
    entry: null,
    stay: null,
    trip: null,
    findings: null,
    countries: countriesByName(tables),
  }
  if (![...COUNTRY_FIELDS, 'expires'].some((name) => params.has(name))) return { ...unanswered, problems: {} }
  const problems = problemsOf(typed)
  const { passport, destination } = typed
  const trip = Object.keys(problems).length === 0 ? tripOf(typed) : null
  return {
    ...unanswered,
    problems,
    entry: tables && passport !== '' && destination !== '' ? tables.between({ passport, destination }) : null,
    stay: stayOf(typed),
    trip,
    findings: trip && checkPassport(trip),
  }
}

function readTyped(params: URLSearchParams, tables: EntryTables | null): Typed {
  const date = (name: DateField): string => (params.get(name) ?? '').trim().slice(0, 10)
  const country = (name: CountryField): string => {
    const code = (params.get(name) ?? '').trim().slice(0, 2).toUpperCase()
    return tables?.countries.includes(code) ? code : ''
  }
  return {
    passport: country('passport'),
    destination: country('destination'),
    expires: date('expires'),
    issued: date('issued'),
    arrive: date('arrive'),
    leave: date('leave'),
  }
}

function problemsOf(typed: Typed): Problems {
  const { passport, destination } = typed
  const days = daysOf(typed)
  const hasCountry = passport !== '' || destination !== ''
  const isPassportTyped = [typed.expires, typed.issued].some((written) => written !== '')
  const needsStay = !hasCountry || typed.expires !== '' || [typed.arrive, typed.leave].some((written) => written !== '')
  return {
    ...(hasCountry && passport === '' && { passport: 'country' }),
    ...(hasCountry && destination === '' && { destination: 'country' }),
    ...((!hasCountry || isPassportTyped) && !days.expires && { expires: 'missing' }),
    ...(needsStay && !days.arrive && { arrive: 'missing' }),
    ...(needsStay && !days.leave && { leave: 'missing' }),
    ...(days.arrive && days.leave && days.leave < days.arrive && { leave: 'order' }),
    ...(days.issued && days.expires && days.issued >= days.expires && { issued: 'issued' }),
  }
}

function stayOf(typed: Typed): Stay | null {
  const { arrive, leave } = daysOf(typed)
  return arrive && leave && arrive <= leave ? { arrivesOn: arrive, leavesOn: leave } : null
}

function tripOf(typed: Typed): PassportTrip | null {
  const { expires, issued } = daysOf(typed)
  const stay = stayOf(typed)
  return expires && stay ? { issuedOn: issued, expiresOn: expires, ...stay } : null
}

function daysOf({ expires, issued, arrive, leave }: Typed): Readonly<Record<DateField, CalendarDate | null>> {
  const day = (text: string): CalendarDate | null => (isCalendarDate(text) ? text : null)
  return { expires: day(expires), issued: day(issued), arrive: day(arrive), leave: day(leave) }
}
