import { daysBetween, isCalendarDate, minorDigitsOf } from '@app/domain/kernel'
import { MOST_MINOR_UNITS, type Person, PLANNED_PARTS } from '@app/domain/trip-spending'

import { CURRENCIES } from '../../../entities/currency/currencies.ts'
import type { TripDraft } from '../../../entities/trip-spending/write-spending.ts'
import { minorUnitsOf } from '../typed-amount.ts'

export const MOST_PEOPLE = 12
const LONGEST_DAYS = 365
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2100-01-01']

export type TripProblem = 'title' | 'starts' | 'ends' | 'planned' | 'people' | 'needed'
export type ReadTrip = { readonly draft: TripDraft } | { readonly problems: ReadonlySet<TripProblem> }

/**
 * The database checks the same once more. A person who is known keeps their id; an emptied name takes them off, unless
 * they paid or have a share.
 */
export function readTrip(form: FormData, known: readonly Person[], needed: ReadonlySet<string>): ReadTrip {
  const typed = (name: string): string => textOfField(form, name)
  const currency = typed('currency')
  const [starts_on, ends_on] = [typed('starts'), typed('ends')]
  const planned = PLANNED_PARTS.map((part) => [part, minorUnitsOf(typed(`planned-${part}`), currency)] as const)
  const people = readPeople(form, known)
  const problems = new Set<TripProblem>()
  if (typed('title') === '') problems.add('title')
  if (!isDay(starts_on)) problems.add('starts')
  if (!isDay(starts_on) || !isDay(ends_on) || !isStay(starts_on, ends_on)) problems.add('ends')
  if (!CURRENCIES.includes(currency) || planned.some(([, amount]) => amount === null || amount > MOST_MINOR_UNITS))
    problems.add('planned')
  if (people.length === 0 || people.length > MOST_PEOPLE) problems.add('people')
  if ([...needed].some((id) => !people.some((person) => person.id === id))) problems.add('needed')
  if (problems.size > 0) return { problems }
  const amounts = Object.fromEntries(planned.filter(([, amount]) => amount !== 0))
  return { draft: { title: typed('title'), currency, starts_on, ends_on, planned: amounts, people: [...people] } }
}

/** As it is typed: 1250 cents are "12.50", 1200 yen "1200". */
export function typedOf(minorUnits: number, currency: string): string {
  const digits = minorDigitsOf(currency)
  const whole = String(minorUnits).padStart(digits + 1, '0')
  const [units, rest] = [whole.slice(0, whole.length - digits), whole.slice(whole.length - digits)]
  return Number(rest) === 0 ? units : `${units}.${rest}`
}

export function textOfField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function readPeople(form: FormData, known: readonly Person[]): readonly Person[] {
  const stayed = known.map(({ id }) => ({ id, name: textOfField(form, `person-${id}`) }))
  const used = new Set(known.map(({ id }) => id))
  const added = form.getAll('person').map((name) => {
    const id = freeId(used)
    used.add(id)
    return { id, name: typeof name === 'string' ? name.trim() : '' }
  })
  return [...stayed, ...added].filter(({ name }) => name !== '')
}

function freeId(used: ReadonlySet<string>): string {
  if (!used.has('me')) return 'me'
  let number = 2
  while (used.has(`p${number}`)) number++
  return `p${number}`
}

function isDay(typed: string): boolean {
  return isCalendarDate(typed) && typed >= FIRST_DAY && typed <= LAST_DAY
}

function isStay(first: string, last: string): boolean {
  if (!isCalendarDate(first) || !isCalendarDate(last)) return false
  const days = daysBetween(first, last)
  return days >= 0 && days <= LONGEST_DAYS
}
