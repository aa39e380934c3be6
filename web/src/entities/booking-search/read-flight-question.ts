import { type FlightSearch, TRAVEL_CLASSES, TRIP_KINDS } from '@app/domain/booking-search'

const LONGEST_TEXT = 120

/** The fields of a flight form as typed: airports by name, code or city. */
export type FlightQuestion = {
  readonly from: string
  readonly to: string
  readonly depart: string
  readonly return: string
  readonly adults: number
  readonly children: number
  readonly lap: number
  readonly seat: number
  readonly class: FlightSearch['travelClass']
  readonly trip: FlightSearch['trip']
}

/** From a URL or from the form itself. When a field occurs twice, the first one counts. */
export function readFlightQuestion(fields: URLSearchParams): FlightQuestion {
  const read = (name: string): string => {
    const text = (fields.get(name) ?? '').trim()
    return text.length > LONGEST_TEXT ? '' : text
  }
  // The home page's card asks for passengers, all of them adults, and leaves the return empty for one way.
  const adults = fields.get('adults') ?? (fields.get('passengers') || null)
  const usualTrip = fields.get('return') || !isFlightAsked(fields) ? 'roundtrip' : 'oneway'
  return {
    from: read('from'),
    to: read('to'),
    depart: read('depart'),
    return: read('return'),
    adults: readCount(adults, 1),
    children: readCount(fields.get('children'), 0),
    lap: readCount(fields.get('lap'), 0),
    seat: readCount(fields.get('seat'), 0),
    class: TRAVEL_CLASSES.find((name) => name === fields.get('class')) ?? 'economy',
    trip: TRIP_KINDS.find((kind) => kind === fields.get('trip')) ?? usualTrip,
  }
}

/** An empty form is validated too; a link that only names a place fills in the form. */
export function isFlightAsked(fields: URLSearchParams): boolean {
  return fields.has('depart')
}

/** In the format of the rules, with the airports of the two texts. */
export function toFlightSearch(question: FlightQuestion, origin: string, destination: string): FlightSearch {
  return {
    origin,
    destination,
    trip: question.trip,
    departureDate: question.depart,
    returnDate: question.trip === 'oneway' ? '' : question.return,
    adults: question.adults,
    children: question.children,
    infantsOnLap: question.lap,
    infantsInSeat: question.seat,
    travelClass: question.class,
  }
}

/** Text that is not a number becomes -1, which is outside every limit. */
function readCount(text: string | null, standard: number): number {
  if (text === null) return standard
  return /^\d{1,2}$/.test(text) ? Number(text) : -1
}
