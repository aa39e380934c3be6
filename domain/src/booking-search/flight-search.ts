import { type CalendarDate, isCalendarDate } from '../kernel/index.ts'

export const TRAVEL_CLASSES = ['economy', 'premium_economy', 'business', 'first'] as const
export type TravelClass = (typeof TRAVEL_CLASSES)[number]

/** As filled in; airports are IATA codes once the field is resolved, and empty until then. */
export type FlightSearch = {
  readonly origin: string
  readonly destination: string
  readonly departureDate: string
  readonly returnDate: string
  readonly adults: number
  readonly children: number
  readonly infantsOnLap: number
  readonly infantsInSeat: number
  readonly travelClass: TravelClass
}

export type FlightSearchProblem =
  | { readonly field: 'origin' | 'destination'; readonly because: 'missing' | 'same' }
  | { readonly field: 'departureDate'; readonly because: 'missing' | 'past' }
  | { readonly field: 'returnDate'; readonly because: 'not-after' }
  | { readonly field: PassengerKind; readonly because: 'out-of-range' }
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
  const { origin, destination, departureDate, returnDate } = search
  const total = KINDS.reduce((sum, kind) => sum + search[kind], 0)
  const problems: (FlightSearchProblem | false)[] = [
    origin === '' && { field: 'origin', because: 'missing' },
    destination === '' && { field: 'destination', because: 'missing' },
    origin !== '' && origin === destination && { field: 'destination', because: 'same' },
    !isCalendarDate(departureDate) && { field: 'departureDate', because: 'missing' },
    isCalendarDate(departureDate) && departureDate < today && { field: 'departureDate', because: 'past' },
    returnDate !== '' && !isAfter(returnDate, departureDate) && { field: 'returnDate', because: 'not-after' },
    ...KINDS.map((kind) => !isInRange(search[kind], kind) && ({ field: kind, because: 'out-of-range' } as const)),
    total > MOST_PASSENGERS && { field: 'passengers', because: 'too-many' },
  ]
  return problems.filter((problem) => problem !== false)
}

/** ISO dates compare as text. */
function isAfter(back: string, out: string): boolean {
  return isCalendarDate(back) && back > out
}

function isInRange(count: number, kind: PassengerKind): boolean {
  const [least, most] = PASSENGER_LIMITS[kind]
  return Number.isInteger(count) && count >= least && count <= most
}
