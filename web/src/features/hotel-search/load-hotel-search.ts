import {
  checkHotelSearch,
  type HotelSearch,
  type HotelSearchProblem,
  LONGEST_PLACE_NAME,
} from '@app/domain/booking-search'
import { calendarDate, type CalendarDate } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { travellerToday } from '../../device/traveller-today.ts'
import { findCityAirports } from '../../ui/trip-facts/find-city-airports.ts'
import { type ArrivalFacts, loadTripFacts } from '../../ui/trip-facts/load-trip-facts.ts'
import { readCoordinates } from './read-coordinates.ts'

export type HotelSearchView = {
  readonly kind: 'empty' | 'problems' | 'answer'
  readonly search: HotelSearch
  readonly problems: readonly HotelSearchProblem[]
  readonly today: CalendarDate
  /** Null before there is an answer, and where the place is not known to us. */
  readonly facts: ArrivalFacts | null
}

type Args = Pick<LoaderFunctionArgs, 'request'>

/** The form as it stands in the address, so that a search can be linked, and made without script. */
export async function loadHotelSearch({ request }: Args): Promise<HotelSearchView> {
  const params = new URL(request.url).searchParams
  const [search, today] = [readSearch(params), travellerToday()]
  // A link that only names the place fills in the form; the form itself always sends its dates.
  if (!params.has('checkin')) return { kind: 'empty', search, problems: [], today, facts: null }
  const problems = checkHotelSearch(search, today)
  if (problems.length > 0) return { kind: 'problems', search, problems, today, facts: null }
  return { kind: 'answer', search, problems, today, facts: await gatherFacts(search) }
}

function readSearch(params: URLSearchParams): HotelSearch {
  // A text too long stays too long by one, and is refused.
  const read = (name: string): string => (params.get(name) ?? '').trim().slice(0, LONGEST_PLACE_NAME + 1)
  // The card on the home page counts guests, all of them grown up and in one room.
  const guests = read('adults') || read('guests')
  const destination = read('destination')
  // What was known of one place says nothing of another that was typed over it.
  const isSamePlace = (params.get('of') ?? destination) === destination
  const coordinates = isSamePlace ? readCoordinates(read('latlong')) : undefined
  const [regionId] = (isSamePlace && /^\d{1,12}$/.exec(read('region'))) || []
  return {
    destination,
    checkInDate: read('checkin'),
    checkOutDate: read('checkout'),
    adults: count(guests || '2'),
    rooms: count(read('rooms') || '1'),
    ...(coordinates && { coordinates }),
    ...(regionId && { regionId }),
  }
}

async function gatherFacts({ destination, checkInDate, coordinates }: HotelSearch): Promise<ArrivalFacts | null> {
  const [facts, { COUNTRIES }] = await Promise.all([loadTripFacts(), import('@app/datasets/countries')])
  const [city = destination] = destination.split(',')
  if (coordinates) return facts.ofPoint(city, coordinates, calendarDate(checkInDate))
  const found = findCityAirports(destination, facts.resolveAirport, COUNTRIES)
  return found && facts.ofCity(found.city, found.airports, calendarDate(checkInDate))
}

/** What is no number becomes one that no limit allows. */
function count(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : 0
}
