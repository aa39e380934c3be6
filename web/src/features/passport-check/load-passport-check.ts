import type { EntryAnswer, EntryTables } from '@app/contracts/entry-facts'
import { countryNameIn } from '@app/domain/country-name'
import { type CalendarDate, isCalendarDate } from '@app/domain/kernel'
import { checkPassport, type PassportFinding, type PassportTrip } from '@app/domain/passport-validity'
import type { LoaderFunctionArgs } from 'react-router'

import { loadEntryTables } from '../../api/entry/load-entry-tables.ts'

export const COUNTRY_FIELDS = ['passport', 'destination'] as const
export const DATE_FIELDS = ['expires', 'issued', 'arrive', 'leave'] as const
export type CountryField = (typeof COUNTRY_FIELDS)[number]
export type DateField = (typeof DATE_FIELDS)[number]
export type PassportProblem = 'country' | 'missing' | 'order' | 'issued'

type Field = CountryField | DateField
type Typed = Readonly<Record<Field, string>>
type Problems = Partial<Readonly<Record<Field, PassportProblem>>>

export type PassportView = {
  readonly typed: Typed
  readonly problems: Problems
  /** Null until both countries are chosen. */
  readonly entry: EntryAnswer | null
  /** Null until there is a journey without a mistake. */
  readonly trip: PassportTrip | null
  readonly findings: readonly PassportFinding[] | null
  /** ISO 3166-1 by their English names; none where the tables could not be had. */
  readonly countries: readonly string[]
}

type Asked = Pick<LoaderFunctionArgs, 'request'> & Partial<Pick<LoaderFunctionArgs, 'context'>>

/**
 * The whole question stands in the address: the same with and without script. A visa needs the two countries alone,
 * the passport's dates can be asked about alone, and without the tables those still can.
 */
export async function loadPassportCheck({ request, context }: Asked): Promise<PassportView> {
  const params = new URL(request.url).searchParams
  const tables = await loadEntryTables(context).catch(() => null)
  const typed = readTyped(params, tables)
  const unanswered = { typed, entry: null, trip: null, findings: null, countries: byName(tables) }
  if (![...COUNTRY_FIELDS, 'expires'].some((name) => params.has(name))) return { ...unanswered, problems: {} }
  const problems = problemsOf(typed)
  const { passport, destination } = typed
  const trip = Object.keys(problems).length === 0 ? tripOf(typed) : null
  return {
    ...unanswered,
    problems,
    entry: tables && passport !== '' && destination !== '' ? tables.between({ passport, destination }) : null,
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
  const needsDates = !hasCountry || [typed.expires, typed.arrive, typed.leave].some((written) => written !== '')
  return {
    ...(hasCountry && passport === '' && { passport: 'country' }),
    ...(hasCountry && destination === '' && { destination: 'country' }),
    ...(needsDates && !days.expires && { expires: 'missing' }),
    ...(needsDates && !days.arrive && { arrive: 'missing' }),
    ...(needsDates && !days.leave && { leave: 'missing' }),
    ...(days.arrive && days.leave && days.leave < days.arrive && { leave: 'order' }),
    ...(days.issued && days.expires && days.issued >= days.expires && { issued: 'issued' }),
  }
}

function tripOf(typed: Typed): PassportTrip | null {
  const { expires, issued, arrive, leave } = daysOf(typed)
  return expires && arrive && leave
    ? { issuedOn: issued, expiresOn: expires, arrivesOn: arrive, leavesOn: leave }
    : null
}

function daysOf({ expires, issued, arrive, leave }: Typed): Readonly<Record<DateField, CalendarDate | null>> {
  const day = (text: string): CalendarDate | null => (isCalendarDate(text) ? text : null)
  return { expires: day(expires), issued: day(issued), arrive: day(arrive), leave: day(leave) }
}

/** In one order for everybody: a browser that sorted again could move what the server has drawn. */
function byName(tables: EntryTables | null): readonly string[] {
  const name = (code: string): string => countryNameIn(code, 'en')
  return (tables?.countries ?? []).toSorted((a, b) => name(a).localeCompare(name(b), 'en'))
}
