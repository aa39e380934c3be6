import type { Airport, AirportMatch } from '@app/datasets/airports'
import type { KnownAirlines } from '@app/datasets/known-airlines'
import { checkFlightSearch, type FlightSearch, type FlightSearchProblem } from '@app/domain/booking-search'
import { estimateFlight, type FlightEstimate } from '@app/domain/flight-estimate'
import { calendarDate, type CalendarDate } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { travellerToday } from '../../device/traveller-today.ts'
import {
  type FlightQuestion,
  isFlightAsked,
  readFlightQuestion,
  toFlightSearch,
} from '../../entities/booking-search/read-flight-question.ts'
import { findCityAirports } from '../../entities/booking-search/trip-facts/find-city-airports.ts'
import { findNamedPlace } from '../../entities/booking-search/trip-facts/find-named-place.ts'
import {
  type ArrivalFacts,
  loadTripFacts,
  type NearAirport,
} from '../../entities/booking-search/trip-facts/load-trip-facts.ts'
import { orUnfetched, UNFETCHED } from '../../entities/booking-search/trip-facts/unfetched.ts'
import type { RouteIllustrationDrawing } from '../../entities/map/drawing/draw-route-illustration.ts'
import { loadFlightFacts } from '../../entities/map/drawing/load-flight-facts.ts'

/** Airports that a name may mean; empty when nothing is similar. */
export type AirportChoices = readonly Pick<Airport, 'code' | 'city' | 'name' | 'country'>[]

export type FlightSearchView = { readonly question: FlightQuestion; readonly today: CalendarDate } & (
  | { readonly kind: 'empty' }
  /** Without the list of airports there is no answer; the form keeps its text. */
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
      readonly illustration: RouteIllustrationDrawing
      readonly facts: FlightFacts
      /** Null in a browser, which requests it. */
      readonly airlines: KnownAirlines | null
    }
)

/** Facts about the route beyond its length. */
export type FlightFacts = {
  readonly arrival: ArrivalFacts
  readonly originTimeZone: string | null
  readonly farOrigin: NearAirport['farFrom']
  readonly farDestination: NearAirport['farFrom']
}

type Asking = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** Runs on the server for the first view and in the browser afterwards, where it needs no network. */
export async function loadFlightSearch(asking: Asking): Promise<FlightSearchView> {
  const { request } = asking
  const search = new URL(request.url).searchParams
  const question = readFlightQuestion(search)
  const today = travellerToday()
  if (!isFlightAsked(search)) return { kind: 'empty', question, today }
  return orUnfetched(answer(asking, question, today), { kind: UNFETCHED, question, today })
}

async function answer(asking: Asking, asked: FlightQuestion, today: CalendarDate): Promise<FlightSearchView> {
  const { airportLabel, drawRouteIllustration } = await loadFlightFacts()
  const [from, to] = await Promise.all([resolveWish(asking, asked.from), resolveWish(asking, asked.to)])
  const question = {
    ...asked,
    ...(from.kind === 'one' && { from: airportLabel(from.airport) }),
    ...(to.kind === 'one' && { to: airportLabel(to.airport) }),
  }
  const search = toFlightSearch(
    asked,
    from.kind === 'one' ? from.airport.code : '',
    to.kind === 'one' ? to.airport.code : '',
  )
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
    illustration: drawRouteIllustration(...ends),
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

/** The table of routes is on the server: its pages include them, and a browser calls the function of this name. */
async function knownAirlines(from: string, to: string): Promise<KnownAirlines | null> {
  if (!import.meta.env.SSR) return null
  const table = await import('@app/datasets/known-airlines')
  return table.knownAirlines(from, to)
}

function choicesOf(name: 'from' | 'to', typed: string, match: AirportMatch) {
  if (match.kind === 'one' || typed === '') return {}
  return { [name]: match.kind === 'none' ? [] : match.airports }
}

/** A region, an island or a park has airports of others: Tuscany those of Florence and Pisa. */
async function resolveWish(asking: Asking, typed: string): Promise<AirportMatch> {
  const match = await resolveEnd(typed)
  if (typed === '' || match.kind === 'one' || match.kind === 'several') return match
  const place = await findNamedPlace(asking, typed)
  const { findAirport } = await loadFlightFacts()
  const [only, ...others] = (place?.airports ?? []).flatMap((code) => findAirport(code) ?? [])
  if (!only) return match
  return others.length === 0 ? { kind: 'one', airport: only } : { kind: 'several', airports: [only, ...others] }
}

/**
 * Resolves the text of a form field. A text that can only mean one airport becomes that airport, and the field then
 * shows it: "heathrow", "Lisbon, Portugal". A typo is asked about, as is a city with several airports.
 */
export async function resolveEnd(typed: string): Promise<AirportMatch> {
  const { isWrittenOut, resolveAirport } = await loadFlightFacts()
  const match = resolveAirport(typed)
  if (match.kind === 'similar') {
    const [only, ...others] = match.airports
    return only && others.length === 0 && isWrittenOut(typed, only) ? { kind: 'one', airport: only } : match
  }
  if (match.kind !== 'none' || !typed.includes(',')) return match
  const { COUNTRIES } = await import('@app/datasets/countries')
  const [only, ...others] = findCityAirports(typed, resolveAirport, COUNTRIES)?.airports ?? []
  if (!only) return match
  return others.length === 0 ? { kind: 'one', airport: only } : { kind: 'several', airports: [only, ...others] }
}
