import { type CarSearch, type CarSearchProblem, checkCarSearch, LONGEST_PLACE_NAME } from '@app/domain/booking-search'
import { calendarDate, type CalendarDate } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { travellerToday } from '../../device/traveller-today.ts'
import { findCityAirports } from '../../ui/trip-facts/find-city-airports.ts'
import { type ArrivalFacts, loadTripFacts } from '../../ui/trip-facts/load-trip-facts.ts'
import { type DriveFacts, gatherDriveFacts } from './drive-facts.ts'

export type CarSearchView = {
  readonly kind: 'empty' | 'problems' | 'answer'
  readonly search: CarSearch
  readonly problems: readonly CarSearchProblem[]
  readonly today: CalendarDate
  /** Null before there is an answer, and where the place of pick-up is not known to us. */
  readonly arrival: ArrivalFacts | null
  readonly drive: DriveFacts | null
}

const USUAL_TIME = '10:00'
const USUAL_AGE = '30'

export async function loadCarSearch({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<CarSearchView> {
  const params = new URL(request.url).searchParams
  const [search, today] = [readSearch(params), travellerToday()]
  const nothing = { search, today, arrival: null, drive: null }
  // A link that only names the place fills in the form.
  if (!params.has('from')) return { kind: 'empty', problems: [], ...nothing }
  const problems = checkCarSearch(search, today)
  if (problems.length > 0) return { kind: 'problems', problems, ...nothing }
  return { kind: 'answer', search, problems, today, ...(await gatherFacts(search)) }
}

function readSearch(params: URLSearchParams): CarSearch {
  // A text too long stays too long by one, and is refused.
  const read = (name: string): string => (params.get(name) ?? '').trim().slice(0, LONGEST_PLACE_NAME + 1)
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

async function gatherFacts({
  pickUp,
  dropOff,
  pickUpDate,
}: CarSearch): Promise<Pick<CarSearchView, 'arrival' | 'drive'>> {
  const [facts, { COUNTRIES }] = await Promise.all([loadTripFacts(), import('@app/datasets/countries')])
  const start = findCityAirports(pickUp, facts.resolveAirport, COUNTRIES)
  if (!start) return { arrival: null, drive: null }
  const end = dropOff === '' ? null : findCityAirports(dropOff, facts.resolveAirport, COUNTRIES)
  return {
    arrival: facts.ofCity(start.city, start.airports, calendarDate(pickUpDate)),
    drive: await gatherDriveFacts(start.airports[0], end?.airports[0] ?? null),
  }
}
