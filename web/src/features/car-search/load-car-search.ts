import { type CarSearch, type CarSearchProblem, checkCarSearch } from '@app/domain/booking-search'
import type { CalendarDate } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { travellerToday } from '../../device/traveller-today.ts'

export type CarSearchView = {
  readonly kind: 'empty' | 'problems' | 'answer'
  readonly search: CarSearch
  readonly problems: readonly CarSearchProblem[]
  readonly today: CalendarDate
  /** ISO code, when the place of pick-up is an airport we know. */
  readonly country: string | null
}

const LONGEST_TEXT = 120
const USUAL_TIME = '10:00'

export async function loadCarSearch({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<CarSearchView> {
  const params = new URL(request.url).searchParams
  const read = (name: string): string => (params.get(name) ?? '').trim().slice(0, LONGEST_TEXT)
  const search: CarSearch = {
    pickUp: read('pickup'),
    dropOff: read('dropoff'),
    pickUpDate: read('from'),
    pickUpTime: read('from-time') || USUAL_TIME,
    dropOffDate: read('to'),
    dropOffTime: read('to-time') || USUAL_TIME,
    driverAge: 30,
  }
  const today = travellerToday()
  if (!params.has('pickup')) return { kind: 'empty', search, problems: [], today, country: null }
  const problems = checkCarSearch(search, today)
  const kind = problems.length > 0 ? 'problems' : 'answer'
  return { kind, search, problems, today, country: await countryOf(search.pickUp) }
}

async function countryOf(place: string): Promise<string | null> {
  if (place === '') return null
  const { resolveAirport } = await import('@app/datasets/airports')
  const match = resolveAirport(place)
  if (match.kind === 'one') return match.airport.country
  const countries = match.kind === 'several' ? new Set(match.airports.map(({ country }) => country)) : new Set<string>()
  const [only] = countries
  return countries.size === 1 && only ? only : null
}
