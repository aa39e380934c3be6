import { daysBetween, isCalendarDate } from '../kernel/index.ts'
import { missingFacts } from './missing-facts.ts'
import type { Said, TextSpan, TripRequest } from './trip-request.ts'

const LONGEST_TRIP_DAYS = 365
const LARGEST_GROUP = 500
const OLDEST_CHILD = 17

/**
 * The same slots filled by another source (a model, a form): impossible values are dropped, quotes that do not occur in
 * the text are removed, and missing facts are recomputed.
 */
export function settleRequest(request: TripRequest, text: string): TripRequest {
  const keep = <T>(fact: Said<T> | null, isTrue: (value: T) => boolean): Said<T> | null =>
    fact && isTrue(fact.value) ? { ...fact, span: within(fact.span, text) } : null
  const known = {
    ...request,
    origin: keep(request.origin, ({ name }) => name.trim() !== ''),
    destinations: request.destinations.flatMap((fact) => keep(fact, ({ name }) => name.trim() !== '') ?? []),
    days: keep(request.days, (days) => isCount(days, LONGEST_TRIP_DAYS)),
    dates: keep(
      request.dates,
      ({ start, end }) =>
        isCalendarDate(start) && isCalendarDate(end) && isCount(daysBetween(start, end) + 1, LONGEST_TRIP_DAYS + 1),
    ),
    travellers: keep(
      request.travellers,
      ({ people, children, childAges }) =>
        isCount(people, LARGEST_GROUP) &&
        children >= 0 &&
        children <= people &&
        childAges.length <= children &&
        childAges.every((age) => age >= 0 && age <= OLDEST_CHILD),
    ),
    budget: keep(request.budget, ({ minorUnits }) => Number.isSafeInteger(minorUnits) && minorUnits > 0),
  }
  return { ...known, missing: missingFacts(known) }
}

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most

const within = ({ start, end }: TextSpan, text: string): TextSpan =>
  start >= 0 && start <= end && end <= text.length ? { start, end } : { start: 0, end: 0 }
