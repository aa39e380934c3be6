import type { Airport, AirportMatch } from '@app/datasets/airports'
import { checkFlightSearch, type FlightSearch, type FlightSearchProblem } from '@app/domain/booking-search'
import { estimateFlight, type FlightEstimate } from '@app/domain/flight-estimate'
import type { CalendarDate } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { travellerToday } from '../../device/traveller-today.ts'
import type { RoutePlateDrawing } from '../../ui/chart/draw-route-plate.ts'
import { loadFlightFacts } from '../../ui/chart/load-flight-facts.ts'
import { type FlightQuestion, isFlightAsked, readFlightQuestion } from './flight-question.ts'

/** Airports that a name may mean; none of them when nothing comes near. */
export type AirportChoices = readonly Pick<Airport, 'code' | 'city' | 'name' | 'country'>[]

export type FlightSearchView = { readonly question: FlightQuestion; readonly today: CalendarDate } & (
  | { readonly kind: 'empty' }
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
    }
)

/** Runs on the server for the first view and in the browser afterwards, where it needs no network. */
export async function loadFlightSearch({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<FlightSearchView> {
  const search = new URL(request.url).searchParams
  const question = readFlightQuestion(search)
  const today = travellerToday()
  return isFlightAsked(search) ? answer(question, today) : { kind: 'empty', question, today }
}

async function answer(asked: FlightQuestion, today: CalendarDate): Promise<FlightSearchView> {
  const { airportLabel, drawRoutePlate, resolveAirport } = await loadFlightFacts()
  const [from, to] = [resolveAirport(asked.from), resolveAirport(asked.to)]
  const question = {
    ...asked,
    ...(from.kind === 'one' && { from: airportLabel(from.airport) }),
    ...(to.kind === 'one' && { to: airportLabel(to.airport) }),
  }
  const search: FlightSearch = {
    origin: from.kind === 'one' ? from.airport.code : '',
    destination: to.kind === 'one' ? to.airport.code : '',
    trip: asked.return ? 'roundtrip' : 'oneway',
    departureDate: asked.depart,
    returnDate: asked.return,
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
  }
}

function choicesOf(name: 'from' | 'to', typed: string, match: AirportMatch) {
  if (match.kind === 'one' || typed === '') return {}
  return { [name]: match.kind === 'none' ? [] : match.airports }
}
