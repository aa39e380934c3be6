import { checkHotelSearch, type HotelSearch, type HotelSearchProblem } from '@app/domain/booking-search'
import { calendarDate, type CalendarDate } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { travellerToday } from '../../device/traveller-today.ts'
import { readHotelSearch } from '../../entities/booking-search/read-hotel-search.ts'
import { findCityAirports } from '../../entities/booking-search/trip-facts/find-city-airports.ts'
import { findNamedPlace } from '../../entities/booking-search/trip-facts/find-named-place.ts'
import { type ArrivalFacts, loadTripFacts } from '../../entities/booking-search/trip-facts/load-trip-facts.ts'
import { orUnfetched, UNFETCHED } from '../../entities/booking-search/trip-facts/unfetched.ts'

export type HotelSearchView = {
  readonly kind: 'empty' | 'problems' | 'answer'
  readonly search: HotelSearch
  readonly problems: readonly HotelSearchProblem[]
  readonly today: CalendarDate
  /** Null before there is an answer, and for an unknown place. */
  readonly facts: ArrivalFacts | typeof UNFETCHED | null
}

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** The form's fields in the URL, so that a search can be linked, and made without script. */
export async function loadHotelSearch(asking: Args): Promise<HotelSearchView> {
  const params = new URL(asking.request.url).searchParams
  const [search, today] = [readHotelSearch(params), travellerToday()]
  // A link that only names the place fills in the form; the form itself always sends its dates.
  if (!params.has('checkin') && !params.has('checkout'))
    return { kind: 'empty', search, problems: [], today, facts: null }
  const problems = checkHotelSearch(search, today)
  if (problems.length > 0) return { kind: 'problems', search, problems, today, facts: null }
  const known = await orUnfetched(gatherFacts(asking, search), { search, facts: UNFETCHED })
  return { kind: 'answer', problems, today, ...known }
}

type Known = Pick<HotelSearchView, 'search' | 'facts'>

/** The URL's position of the place, else that of the airports with its name, else the server's. */
async function gatherFacts(asking: Args, search: HotelSearch): Promise<Known> {
  const { destination, checkInDate, coordinates } = search
  const [date, [city = destination, ...others]] = [calendarDate(checkInDate), destination.split(',')]
  const [facts, { COUNTRIES }] = await Promise.all([loadTripFacts(), import('@app/datasets/countries')])
  if (coordinates) return { search, facts: facts.ofPoint({ city, coordinates }, date) }
  const found = findCityAirports(destination, facts.resolveAirport, COUNTRIES)
  if (found && others.length === 0) return { search, facts: facts.ofCity(found, date) }
  const place = await findNamedPlace(asking, destination)
  const isNarrowed = others.length > 1 && place?.isWhole
  // A place shares its name with others, so its position is passed on; the site knows a hotel's position better.
  const isPlace = others.length < 2 || isNarrowed
  const placed = place && isPlace ? { ...search, coordinates: place.coordinates } : search
  if (found && !isNarrowed) return { search: placed, facts: facts.ofCity(found, date, place?.coordinates) }
  return { search: placed, facts: place && facts.ofPoint({ ...place, city: place.name }, date) }
}
