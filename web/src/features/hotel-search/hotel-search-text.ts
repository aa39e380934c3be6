import { textOf } from '../../text/text-of.ts'

export const hotelsText = textOf({
  title: 'Hotel search',
  description:
    'Search hotels and stays by place, nights, guests and rooms, and continue on the booking site with everything filled in.',
  name: 'Hotels',
  illustration: 'Naxos, with walking distances',
  heading: 'Where will you sleep?',
  lead: 'A place, the nights, and who is coming.',
  destination: 'Destination',
  'destination.hint': 'City, region or a hotel by name',
  'destination.example': 'Enter destination...',
  dates: 'Dates',
  checkInDate: 'Check-in',
  checkOutDate: 'Check-out',
  adults: 'Adults',
  rooms: 'Rooms',
  search: 'Search Hotels',
  change: 'Change the stay',
  answer: 'Your stay',
  nights: '{count} nights',
  'nights.one': '1 night',
  'nights.line': '{nights} from {from} to {to}, weekends marked',
  'hand-off': 'See rooms and prices',
  'now.1': 'Up to 20 adults in up to 8 rooms, checked before you leave this page',
  'now.2': 'Cities and hotels suggested while you type; cities also without a connection',
  'now.3':
    'Your nights on one line, the time zone, the season and the airports there; then the booking site in a new tab',
  'next.1': 'Individual hotels outside the 42 countries whose lists we have',
  'next.2': 'The stays you saved, compared',
})
