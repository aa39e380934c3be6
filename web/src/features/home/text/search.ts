import { textOf } from '../../../text/text-of.ts'

export const homeSearchText = textOf({
  'search.title': 'Find a hotel or a flight',
  'search.lead': 'Fill in what you know. The booking site opens with everything filled in.',
  'hotel.title': 'Hotel',
  'hotel.destination': 'Destination',
  'hotel.destination.example': 'Lisbon, or a hotel by name',
  'hotel.dates': 'Dates',
  'hotel.guests': 'Guests',
  'hotel.search': 'Search Hotels',
  'flight.title': 'Flight',
  'flight.from': 'From',
  'flight.to': 'To',
  'flight.depart': 'Departure',
  'flight.return': 'Return',
  'flight.optional': 'optional',
  'flight.passengers': 'Passengers',
  'flight.class': 'Class',
  'flight.search': 'Find Flights',
  'problem.cities': 'Please select origin and destination cities',
})
