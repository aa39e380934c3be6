import type { FlightSearchProblem, HotelSearchProblem } from '@app/domain/booking-search'

import { type KeyOf, textOf } from '../../text/text-of.ts'

/** Texts that the cards on the home page share with the search pages. */
export const bookingSearchText = textOf({
  'invalid.title': 'Invalid search parameters',
  'hotel.missing.title': 'Missing destination',
  'hotel.destination.missing': 'Please select a destination',
  'hotel.checkInDate.missing': 'Check-in date is required',
  'hotel.checkInDate.impossible': 'Check-in date is too far ahead or does not exist',
  'hotel.checkInDate.past': 'Check-in date cannot be in the past',
  'hotel.checkOutDate.missing': 'Check-out date is required',
  'hotel.checkOutDate.impossible': 'Check-out date is too far ahead or does not exist',
  'hotel.checkOutDate.not-after': 'Check-out date must be after check-in date',
  'hotel.adults.out-of-range': 'Number of adults must be between 1 and 20',
  'hotel.rooms.out-of-range': 'Number of rooms must be between 1 and 8',
  'flight.missing.title': 'Missing flight details',
  'flight.origin.missing': 'Origin airport is required',
  'flight.destination.missing': 'Destination airport is required',
  'flight.destination.same': 'Origin and destination are the same airport',
  'flight.departureDate.missing': 'Departure date is required',
  'flight.departureDate.impossible': 'Departure date is too far ahead or does not exist',
  'flight.departureDate.past': 'Departure date cannot be in the past',
  'flight.returnDate.missing': 'Return date must be after departure date',
  'flight.returnDate.impossible': 'Return date is too far ahead or does not exist',
  'flight.returnDate.not-after': 'Return date must be after departure date',
  'flight.adults.out-of-range': 'Number of adults must be between 1 and 9',
  'flight.children.out-of-range': 'Number of children must be between 0 and 8',
  'flight.infantsOnLap.out-of-range': 'Number of infants on lap must be between 0 and 2',
  'flight.infantsInSeat.out-of-range': 'Number of infants in seat must be between 0 and 2',
  'flight.infantsOnLap.no-lap': 'Each infant on a lap needs an adult of their own',
  'flight.passengers.too-many': 'Total passengers cannot exceed 9',
  'class.economy': 'Economy',
  'class.premium_economy': 'Premium economy',
  'class.business': 'Business',
  'class.first': 'First',
})

type Key = KeyOf<typeof bookingSearchText>

export function hotelProblemText({ field, because }: HotelSearchProblem): string {
  return bookingSearchText(`hotel.${field}.${because}` as Key)
}

export function flightProblemText({ field, because }: FlightSearchProblem): string {
  return bookingSearchText(`flight.${field}.${because}` as Key)
}

/** The message beside each field of the flight form. */
export function flightFieldProblems(problems: readonly FlightSearchProblem[]) {
  return (wanted: FlightSearchProblem['field']): string | undefined => {
    const found = problems.find(({ field }) => field === wanted)
    return found && flightProblemText(found)
  }
}

export function hotelProblemsTitle(problems: readonly HotelSearchProblem[]): string {
  const isMissing = problems.some(({ field }) => field === 'destination')
  return bookingSearchText(isMissing ? 'hotel.missing.title' : 'invalid.title')
}

/** The title names the kind of the first problem. */
export function flightProblemsTitle([first]: readonly FlightSearchProblem[]): string {
  return bookingSearchText(first?.because === 'missing' ? 'flight.missing.title' : 'invalid.title')
}
