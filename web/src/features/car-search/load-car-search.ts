import { type CarSearch, type CarSearchProblem, checkCarSearch, readFormText } from '@app/domain/booking-search'
import { calendarDate, type CalendarDate, type Coordinates } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { travellerToday } from '../../device/traveller-today.ts'
import { findCityAirports } from '../../entities/booking-search/trip-facts/find-city-airports.ts'
import { findNamedPlace } from '../../entities/booking-search/trip-facts/find-named-place.ts'
import { type ArrivalFacts, loadTripFacts } from '../../entities/booking-search/trip-facts/load-trip-facts.ts'
import { orUnfetched, UNFETCHED } from '../../entities/booking-search/trip-facts/unfetched.ts'
import { type DriveFacts, gatherDriveFacts } from './drive-facts.ts'

export type CarSearchView = {
  readonly kind: 'empty' | 'problems' | 'answer'
  readonly search: CarSearch
  readonly problems: readonly CarSearchProblem[]
  readonly today: CalendarDate
  /** Null before there is an answer, and for an unknown place of pick-up. */
  readonly arrival: ArrivalFacts | typeof UNFETCHED | null
  readonly drive: DriveFacts | null
}

const USUAL_TIME = '10:00'
const USUAL_AGE = '30'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

export async function loadCarSearch(asking: Args): Promise<CarSearchView> {
  const params = new URL(asking.request.url).searchParams
  const [search, today] = [readSearch(params), travellerToday()]
  const nothing = { search, today, arrival: null, drive: null }
  // A link that only names the place fills in the form.
  if (!params.has('from')) return { kind: 'empty', problems: [], ...nothing }
  const problems = checkCarSearch(search, today)
  if (problems.length > 0) return { kind: 'problems', problems, ...nothing }
  const known = await orUnfetched(gatherFacts(asking, search), { arrival: UNFETCHED, drive: null })
  return { kind: 'answer', search, problems, today, ...known }
}

function readSearch(params: URLSearchParams): CarSearch {
  const read = (name: string): string => readFormText(params.get(name))
  const age = read('age') || USUAL_AGE
  return {
    pickUp: read('pickup'),
    dropOff: read('dropoff'),
    pickUpDate: read('from'),
    pickUpTime: read('from-time') || USUAL_TIME,
    dropOffDate: read('to'),
    dropOffTime: read('to-time') || USUAL_TIME,
    driverAge: /^\d{1,3}$/.test(age) ? Number(age) : 0,
  }
}

type Found = { readonly country: string; readonly coordinates: Coordinates; readonly arrival: ArrivalFacts }

async function gatherFacts(asking: Args, search: CarSearch): Promise<Pick<CarSearchView, 'arrival' | 'drive'>> {
  const date = calendarDate(search.pickUpDate)
  const [start, end] = await Promise.all([
    findPlace(asking, search.pickUp, date),
    search.dropOff === '' ? null : findPlace(asking, search.dropOff, date),
  ])
  return { arrival: start?.arrival ?? null, drive: start && (await gatherDriveFacts(start, end)) }
}

/** From the airports with that name, else from the server. `Portland, Oregon, …` is requested as a whole. */
async function findPlace(asking: Args, typed: string, date: CalendarDate): Promise<Found | null> {
  const [facts, { COUNTRIES }] = await Promise.all([loadTripFacts(), import('@app/datasets/countries')])
  const found = findCityAirports(typed, facts.resolveAirport, COUNTRIES)
  const isLong = typed.split(',').length > 2
  const place = found && !isLong ? null : await findNamedPlace(asking, typed)
  if (found && !place?.isWhole) return { ...found.airports[0], arrival: facts.ofCity(found, date) }
  return place && { ...place, arrival: facts.ofPoint({ ...place, city: place.name }, date) }
}
