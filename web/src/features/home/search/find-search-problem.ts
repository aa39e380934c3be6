import { checkFlightSearch, checkHotelSearch } from '@app/domain/booking-search'
import type { CalendarDate } from '@app/domain/kernel'

import {
  flightProblemsTitle,
  flightProblemText,
  hotelProblemsTitle,
  hotelProblemText,
} from '../../../entities/booking-search/booking-search-text.ts'
import { readFlightQuestion, toFlightSearch } from '../../../entities/booking-search/read-flight-question.ts'
import { readHotelSearch } from '../../../entities/booking-search/read-hotel-search.ts'
import { homeSearchText as text } from '../text/search.ts'

/** The first problem of a card: by the rules of the search pages, in the field names of the card. */
export type SearchProblem = {
  readonly field: string
  readonly title: string
  readonly text: string
  /** A required field is empty, so the card cannot be sent. */
  readonly isMissing: boolean
}

export type FindSearchProblem = (fields: URLSearchParams, today: CalendarDate) => SearchProblem | null

const HOTEL_FIELDS = {
  destination: 'destination',
  checkInDate: 'checkin',
  checkOutDate: 'checkout',
  adults: 'guests',
  rooms: 'rooms',
} as const

const FLIGHT_FIELDS: Readonly<Record<string, string>> = {
  origin: 'from',
  destination: 'to',
  departureDate: 'depart',
  returnDate: 'return',
  adults: 'passengers',
}

/** The card needs only a destination; the search page asks for missing dates. */
export const findHotelProblem: FindSearchProblem = (fields, today) => {
  const problems = checkHotelSearch(readHotelSearch(fields), today)
  const found = problems.find(({ field, because }) => field === 'destination' || because !== 'missing')
  if (!found) return null
  return {
    field: HOTEL_FIELDS[found.field],
    title: hotelProblemsTitle([found]),
    text: hotelProblemText(found),
    isMissing: found.because === 'missing',
  }
}

/** The search page resolves the airports of the two texts, so the card compares the texts. */
export const findFlightProblem: FindSearchProblem = (fields, today) => {
  const question = readFlightQuestion(fields)
  const [found] = checkFlightSearch(toFlightSearch(question, question.from, question.to), today)
  if (!found) return null
  const isMissing = found.because === 'missing'
  const isMissingCity = isMissing && (found.field === 'origin' || found.field === 'destination')
  return {
    field: FLIGHT_FIELDS[found.field] ?? found.field,
    title: flightProblemsTitle([found]),
    text: isMissingCity ? text('problem.cities') : flightProblemText(found),
    isMissing,
  }
}
