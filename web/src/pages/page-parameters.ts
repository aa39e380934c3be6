import type { PageParameters } from '@app/contracts/page-rendering'
import { matchRoutes, type RouteObject } from 'react-router'

import { CANONICAL_PARAMETERS } from './canonical-url.ts'

const HOME = '/'
const FLIGHT_DELAY = [
  'event',
  'here',
  'date',
  'from',
  'to',
  'hours',
  'minutes',
  'cause',
  'notice',
  'other',
  'earlier',
  'carrier',
  'size',
  'booking',
  'bag',
]

const BUDGET = [
  ...['to', 'from', 'fare', 'days', 'month', 'start', 'style', 'adults', 'ages', 'currency', 'sum', 'sure'],
  ...['lodging', 'meals', 'transport', 'tickets', 'data', 'base', 'way'],
]

/**
 * The query parameters that each page reads during server rendering, by the path of its route. The server drops all
 * others: a URL with tracking parameters is not a separate page. An unlisted route reads none.
 */
const PARAMETERS: Readonly<Record<string, PageParameters>> = {
  [HOME]: ['from', 'to', 'here', 'there'],
  assistant: ['q', 'c'],
  itinerary: ['wish', 'destination', 'trip', 'form'],
  'itinerary/check': ['example'],
  flights: [...['from', 'to', 'depart', 'return', 'adults', 'children', 'lap', 'seat', 'class', 'trip', 'passengers']],
  'accommodation-search': [
    ...['destination', 'checkin', 'checkout', 'adults', 'guests', 'rooms', 'of', 'latlong', 'region'],
  ],
  'car-rental': ['pickup', 'dropoff', 'from', 'from-time', 'to', 'to-time', 'age'],
  // The whole query is the search that is handed to the booking site.
  'hand-off/:kind': 'all',
  'risk-radar': ['country', 'stop', 'on', 'until', 'trip', 'kind', 'days'],
  'gemini-travel-intel': ['to', 'from', 'until', 'passport', 'city'],
  'gemini-safety/plan': ['to', 'who'],
  documents: ['passport', 'destination', 'purpose', 'expires', 'issued', 'arrive', 'leave'],
  'documents/passports': ['a', 'b', 'destination'],
  translate: ['lang', 'situation', 'search', 'tool'],
  'currency-converter': ['from', 'to', 'rate', 'amount', 'also', 'bill', 'fee', 'cash', 'offer'],
  budget: BUDGET,
  'flight-compensation': [...FLIGHT_DELAY, 'flight'],
  places: ['search'],
  'places/:country/:city': ['passport'],
  blog: ['category', 'search', 'sort', 'page'],
  'help-center': ['search'],
  'chat-with-us': ['ask', 'person'],
  'support-center': ['message'],
  pricing: ['discount', 'billing', 'checkout', 'session_id'],
  'pricing-new': ['discount', 'billing', 'checkout', 'session_id'],
}

/** The parameters that the page at this path reads, including those of its canonical URL. */
export function findParameters(routes: RouteObject[], path: string): PageParameters {
  const route = matchRoutes(routes, path)?.at(-1)?.route
  const own = PARAMETERS[route?.index ? HOME : (route?.path ?? '')] ?? []
  return own === 'all' ? own : [...own, ...CANONICAL_PARAMETERS]
}
