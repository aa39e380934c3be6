import { list, text } from '../../../ui/prose-block.ts'
import type { HelpArticle } from './help-article.ts'

export const BOOKING_ARTICLES: readonly HelpArticle[] = [
  {
    slug: 'how-searches-hand-off',
    topic: 'booking',
    title: 'What happens when I press Search',
    summary: 'We show what is passed on; then the booking site opens in a new tab. You book and pay there.',
    words: ['expedia', 'partner', 'redirect', 'new tab', 'book', 'affiliate', 'external'],
    blocks: [
      text(
        'We check your search first: dates in order, airports that exist, no more travellers than the site ' +
          'allows. Then a page shows what is passed on, and its button opens the booking site in a new tab with ' +
          'everything filled in.',
      ),
      list(
        'The link carries your search. It does not carry your name, address or account.',
        'Price, availability and terms are the booking site’s. So are changes and refunds.',
        'Each hand-off is one of 25 searches a day on the free plan; the same search again on the same day is not counted twice.',
      ),
    ],
    related: ['search-flights', 'search-hotels', 'change-a-booking'],
  },
  {
    slug: 'search-flights',
    topic: 'booking',
    title: 'Search for flights',
    summary: 'Origin, destination and departure date are needed; up to nine travellers in all.',
    words: ['airport', 'code', 'iata', 'passengers', 'class', 'business', 'infant', 'children', 'return'],
    blocks: [
      list(
        'Type a city, an airport or its three-letter code, and choose from the list, so that there is no doubt which one is meant.',
        'Adults 1 to 9, children up to 8, infants on a lap and in a seat up to 2 each, nine travellers in ' +
          'all. The card on the home page takes up to eight adults; the rest is added on the search page.',
        'The return has to be after the departure. For one way choose One way, or leave it empty on the home page.',
        'Economy, premium economy, business and first.',
      ),
      text('Start on [Flights](/flights) or in the search on the home page.'),
    ],
    related: ['how-searches-hand-off', 'am-i-owed'],
  },
  {
    slug: 'search-hotels',
    topic: 'booking',
    title: 'Search for a place to stay',
    summary: 'A destination, two dates, and up to 20 adults in up to 8 rooms.',
    words: ['hotel', 'accommodation', 'airbnb', 'room', 'guests', 'check-in', 'stay'],
    blocks: [
      list(
        'Suggestions start with two letters: cities first, then hotels.',
        'Check-out has to be after check-in, and check-in not in the past.',
        'Adults 1 to 20, rooms 1 to 8 on the search page.',
      ),
      text('Start on [Hotels](/accommodation-search) or in the search on the home page.'),
    ],
    related: ['how-searches-hand-off', 'change-a-booking'],
  },
  {
    slug: 'change-a-booking',
    topic: 'booking',
    title: 'Change or cancel a booking',
    summary: 'Only the site you booked on can do that. Its confirmation email has the link.',
    words: ['cancel', 'reservation', 'refund', 'ticket', 'hotel', 'reschedule'],
    blocks: [
      text(
        'We hold no bookings and take no money for them, so we cannot change one. Open the confirmation of the booking site, or sign in there.',
      ),
      text(
        'If the airline changed or delayed your flight, the airline is the one to ask. [Check what it owes you](/flight-compensation).',
      ),
    ],
    related: ['how-searches-hand-off', 'am-i-owed'],
  },
]
