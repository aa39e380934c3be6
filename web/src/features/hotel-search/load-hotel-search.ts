import { checkHotelSearch, type HotelSearch, type HotelSearchProblem, readFormText } from '@app/domain/booking-search'
import { calendarDate, type CalendarDate } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { travellerToday } from '../../device/traveller-today.ts'
import { findCityAirports } from '../../ui/trip-facts/find-city-airports.ts'
import { findNamedPlace } from '../../ui/trip-facts/find-named-place.ts'
import { type ArrivalFacts, loadTripFacts } from '../../ui/trip-facts/load-trip-facts.ts'
import { orUnfetched, UNFETCHED } from '../../ui/trip-facts/unfetched.ts'
import { readCoordinates } from './read-coordinates.ts'

export type HotelSearchView = {
  readonly kind: 'empty' | 'problems' | 'answer'
  readonly search: HotelSearch
  readonly problems: readonly HotelSearchProblem[]
  readonly today: CalendarDate
  /** Null before there is an answer, and where the place is not known to us. */
  readonly facts: ArrivalFacts | typeof UNFETCHED | null
}

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** The form as it stands in the address, so that a search can be linked, and made without script. */
export async function loadHotelSearch(asking: Args): Promise<HotelSearchView> {
  const params = new URL(asking.request.url).searchParams
  const [search, today] = [readSearch(params), travellerToday()]
  // A link that only names the place fills in the form; the form itself always sends its dates.
  if (!params.has('checkin') && !params.has('checkout'))
    return { kind: 'empty', search, problems: [], today, facts: null }
  const problems = checkHotelSearch(search, today)
  if (problems.length > 0) return { kind: 'problems', search, problems, today, facts: null }
  const known = await orUnfetched(gatherFacts(asking, search), { search, facts: UNFETCHED })
  return { kind: 'answer', problems, today, ...known }
}

function readSearch(params: URLSearchParams): HotelSearch {
  const read = (name: string): string => readFormText(params.get(name))
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

type Known = Pick<HotelSearchView, 'search' | 'facts'>

/** What the address says of the place, else what the airports of its name tell, else what the server knows of it. */
async function gatherFacts(asking: Args, search: HotelSearch): Promise<Known> {
  const { destination, checkInDate, coordinates } = search
  const [date, [city = destination, ...others]] = [calendarDate(checkInDate), destination.split(',')]
  const [facts, { COUNTRIES }] = await Promise.all([loadTripFacts(), import('@app/datasets/countries')])
  if (coordinates) return { search, facts: facts.ofPoint({ city, coordinates }, date) }
  const found = findCityAirports(destination, facts.resolveAirport, COUNTRIES)
  if (found && others.length === 0) return { search, facts: facts.ofCity(found, date) }
  const place = await findNamedPlace(asking, destination)
  const isNarrowed = others.length > 1 && place?.isWhole
  // A place is one of many of its name, so its position goes along; of a hotel the site knows it better.
  const isPlace = others.length < 2 || isNarrowed
  const placed = place && isPlace ? { ...search, coordinates: place.coordinates } : search
  if (found && !isNarrowed) return { search: placed, facts: facts.ofCity(found, date, place?.coordinates) }
  return { search: placed, facts: place && facts.ofPoint({ ...place, city: place.name }, date) }
}

/** What is no number becomes one that no limit allows. */
function count(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : 0
}
