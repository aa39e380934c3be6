import { type CalendarDate, isCalendarDate } from '../kernel/index.ts'
import { isInRange } from './count-range.ts'
import { dateProblem } from './date-problem.ts'

export const TRAVEL_CLASSES = ['economy', 'premium_economy', 'business', 'first'] as const
export type TravelClass = (typeof TRAVEL_CLASSES)[number]

export const TRIP_KINDS = ['roundtrip', 'oneway'] as const
export type TripKind = (typeof TRIP_KINDS)[number]

/** As filled in; airports are IATA codes once the field is resolved, and empty until then. */
export type FlightSearch = {
  readonly origin: string
  readonly destination: string
  readonly trip: TripKind
  readonly departureDate: string
  /** Ignored for a one-way flight. */
  readonly returnDate: string
  readonly adults: number
  readonly children: number
  readonly infantsOnLap: number
  readonly infantsInSeat: number
  readonly travelClass: TravelClass
}

export type FlightSearchProblem =
  | { readonly field: 'origin'; readonly because: 'missing' }
  | { readonly field: 'destination'; readonly because: 'missing' | 'same' }
  | { readonly field: 'departureDate'; readonly because: 'missing' | 'impossible' | 'past' }
  | { readonly field: 'returnDate'; readonly because: 'missing' | 'impossible' | 'not-after' }
  | { readonly field: PassengerKind; readonly because: 'out-of-range' }
  | { readonly field: 'infantsOnLap'; readonly because: 'no-lap' }
  | { readonly field: 'passengers'; readonly because: 'too-many' }

export const PASSENGER_LIMITS = {
  adults: [1, 9],
  children: [0, 8],
  infantsOnLap: [0, 2],
  infantsInSeat: [0, 2],
} as const satisfies Partial<Record<keyof FlightSearch, readonly [number, number]>>
export type PassengerKind = keyof typeof PASSENGER_LIMITS

const MOST_PASSENGERS = 9
const KINDS = Object.keys(PASSENGER_LIMITS) as PassengerKind[]

/** Every problem, in the order of the form. */
export function checkFlightSearch(search: FlightSearch, today: CalendarDate): readonly FlightSearchProblem[] {
  const { origin, destination, departureDate } = search
  const noDeparture = dateProblem(departureDate)
  const problems: (FlightSearchProblem | false)[] = [
    origin === '' && { field: 'origin', because: 'missing' },
    destination === '' && { field: 'destination', because: 'missing' },
    origin !== '' && origin === destination && { field: 'destination', because: 'same' },
    noDeparture !== null && { field: 'departureDate', because: noDeparture },
    noDeparture === null && departureDate < today && { field: 'departureDate', because: 'past' },
    returnProblem(search),
    ...passengerProblems(search),
  ]
  return problems.filter((problem) => problem !== false)
}

/**
 * The first day that a calendar offers for the return: not before today, and not before the departure. The departure
 * day itself can be chosen and is refused with a message, because the rule says "after".
 */
export function earliestReturn(departureDate: string, today: CalendarDate): CalendarDate {
  return isCalendarDate(departureDate) && departureDate > today ? departureDate : today
}

/** ISO dates compare as text. */
export function isReturnAfter(returnDate: string, departureDate: string): boolean {
  return isCalendarDate(returnDate) && returnDate > departureDate
}

function returnProblem({ trip, returnDate, departureDate }: FlightSearch): FlightSearchProblem | false {
  if (trip === 'oneway') return false
  const noReturn = dateProblem(returnDate)
  if (noReturn !== null) return { field: 'returnDate', because: noReturn }
  return !isReturnAfter(returnDate, departureDate) && { field: 'returnDate', because: 'not-after' }
}

function passengerProblems(search: FlightSearch): readonly (FlightSearchProblem | false)[] {
  const total = KINDS.reduce((sum, kind) => sum + search[kind], 0)
  const isTooMany = (kind: PassengerKind): boolean => !isInRange(search[kind], PASSENGER_LIMITS[kind])
  return [
    ...KINDS.map((kind) => isTooMany(kind) && ({ field: kind, because: 'out-of-range' } as const)),
    // An infant is belted to its own adult: no airline allows two infants on one lap.
    search.infantsOnLap > search.adults &&
      !isTooMany('infantsOnLap') &&
      !isTooMany('adults') && { field: 'infantsOnLap', because: 'no-lap' },
    total > MOST_PASSENGERS && { field: 'passengers', because: 'too-many' },
  ]
}
