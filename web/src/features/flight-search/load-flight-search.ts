import type { Airport, AirportMatch } from '@app/datasets/airports'
import type { KnownAirlines } from '@app/datasets/known-airlines'
import { checkFlightSearch, type FlightSearch, type FlightSearchProblem } from '@app/domain/booking-search'
import { estimateFlight, type FlightEstimate } from '@app/domain/flight-estimate'
import { calendarDate, type CalendarDate } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { travellerToday } from '../../device/traveller-today.ts'
import type { RoutePlateDrawing } from '../../ui/chart/draw-route-plate.ts'
import { loadFlightFacts } from '../../ui/chart/load-flight-facts.ts'
import { type ArrivalFacts, loadTripFacts, type NearAirport } from '../../ui/trip-facts/load-trip-facts.ts'
import { orUnfetched, UNFETCHED } from '../../ui/trip-facts/unfetched.ts'
import { type FlightQuestion, isFlightAsked, readFlightQuestion } from './flight-question.ts'
import { resolveEnd } from './resolve-end.ts'

/** Airports that a name may mean; none of them when nothing comes near. */
export type AirportChoices = readonly Pick<Airport, 'code' | 'city' | 'name' | 'country'>[]

export type FlightSearchView = { readonly question: FlightQuestion; readonly today: CalendarDate } & (
  | { readonly kind: 'empty' }
  /** Without the list of airports nothing can be said; the form keeps what was written. */
  | { readonly kind: 'unfetched' }
  | {
      readonly kind: 'problems'
      readonly problems: readonly FlightSearchProblem[]
      readonly choices: { readonly from?: AirportChoices; readonly to?: AirportChoices }
    }
  | {
      readonly kind: 'answer'
      readonly search: FlightSearch
      readonly from: Airport
      readonly to: Airport
      readonly estimate: FlightEstimate
      readonly plate: RoutePlateDrawing
      readonly facts: FlightFacts
      /** Null in a browser, which asks for it. */
      readonly airlines: KnownAirlines | null
    }
)

/** What is told of the way beyond its length. */
export type FlightFacts = {
  readonly arrival: ArrivalFacts
  readonly originTimeZone: string | null
  readonly farOrigin: NearAirport['farFrom']
  readonly farDestination: NearAirport['farFrom']
}

/** Runs on the server for the first view and in the browser afterwards, where it needs no network. */
export async function loadFlightSearch({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<FlightSearchView> {
  const search = new URL(request.url).searchParams
  const question = readFlightQuestion(search)
  const today = travellerToday()
  if (!isFlightAsked(search)) return { kind: 'empty', question, today }
  return orUnfetched(answer(question, today), { kind: UNFETCHED, question, today })
}

async function answer(asked: FlightQuestion, today: CalendarDate): Promise<FlightSearchView> {
  const { airportLabel, drawRoutePlate } = await loadFlightFacts()
  const [from, to] = await Promise.all([resolveEnd(asked.from), resolveEnd(asked.to)])
  const question = {
    ...asked,
    ...(from.kind === 'one' && { from: airportLabel(from.airport) }),
    ...(to.kind === 'one' && { to: airportLabel(to.airport) }),
  }
  const search: FlightSearch = {
    origin: from.kind === 'one' ? from.airport.code : '',
    destination: to.kind === 'one' ? to.airport.code : '',
    trip: asked.trip,
    departureDate: asked.depart,
    returnDate: asked.trip === 'oneway' ? '' : asked.return,
    adults: asked.adults,
    children: asked.children,
    infantsOnLap: asked.lap,
    infantsInSeat: asked.seat,
    travelClass: asked.class,
  }
  const problems = checkFlightSearch(search, today)
  if (problems.length > 0 || from.kind !== 'one' || to.kind !== 'one') {
    const choices = { ...choicesOf('from', asked.from, from), ...choicesOf('to', asked.to, to) }
    return { kind: 'problems', question, today, problems, choices }
  }
  const ends = [from.airport.coordinates, to.airport.coordinates] as const
  return {
    kind: 'answer',
    question,
    today,
    search,
    from: from.airport,
    to: to.airport,
    estimate: estimateFlight(...ends),
    plate: drawRoutePlate(...ends),
    facts: await gatherFacts(from.airport, to.airport, search.departureDate),
    airlines: await knownAirlines(from.airport.code, to.airport.code),
  }
}

async function gatherFacts(from: Airport, to: Airport, departureDate: string): Promise<FlightFacts> {
  const facts = await loadTripFacts()
  return {
    arrival: facts.ofAirport(to, calendarDate(departureDate)),
    originTimeZone: facts.timeZoneOf(from),
    farOrigin: facts.farFrom(from),
    farDestination: facts.farFrom(to),
  }
}

/** The routes are a table for the server: what it draws has them, and a browser asks the function of this name. */
async function knownAirlines(from: string, to: string): Promise<KnownAirlines | null> {
  if (!import.meta.env.SSR) return null
  const table = await import('@app/datasets/known-airlines')
  return table.knownAirlines(from, to)
}

function choicesOf(name: 'from' | 'to', typed: string, match: AirportMatch) {
  if (match.kind === 'one' || typed === '') return {}
  return { [name]: match.kind === 'none' ? [] : match.airports }
}
