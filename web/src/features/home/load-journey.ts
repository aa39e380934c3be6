import type { AirportMatch } from '@app/datasets/airports'
import type { CalendarDate, Coordinates, Source } from '@app/domain/kernel'

export type JourneyEnd = { readonly label: string; readonly name: string; readonly coordinates: Coordinates }
export type EndProblem =
  | 'empty'
  | 'none'
  | 'same'
  | { readonly choices: readonly { readonly code: string; readonly label: string }[] }

export type Journey = {
  readonly typed: { readonly from: string; readonly to: string }
  readonly ends: { readonly from: JourneyEnd; readonly to: JourneyEnd } | null
  readonly problems: { readonly from?: EndProblem; readonly to?: EndProblem }
  readonly source: Source
  readonly checkedAt: CalendarDate
}

const MOST_CHOICES = 6
const LONGEST = 120

export async function loadJourney(search: URLSearchParams): Promise<Journey> {
  const typed = { from: read(search, 'from'), to: read(search, 'to') }
  const { airportLabel, AIRPORTS_SOURCE, resolveAirport } = await import('@app/datasets/airports')
  const [from, to] = [resolveAirport(typed.from), resolveAirport(typed.to)]
  const isSame = from.kind === 'one' && to.kind === 'one' && from.airport.code === to.airport.code
  const toEnd = (match: Extract<AirportMatch, { kind: 'one' }>): JourneyEnd => ({
    label: airportLabel(match.airport),
    name: match.airport.city,
    coordinates: match.airport.coordinates,
  })
  const toProblem = (words: string, match: AirportMatch): EndProblem | undefined => {
    if (words === '') return 'empty'
    if (match.kind === 'one') return undefined
    if (match.kind === 'none') return 'none'
    const choices = match.airports.slice(0, MOST_CHOICES)
    return { choices: choices.map((airport) => ({ code: airport.code, label: airportLabel(airport) })) }
  }
  const [wrongFrom, wrongTo] = [toProblem(typed.from, from), isSame ? 'same' : toProblem(typed.to, to)] as const
  return {
    typed,
    ends: from.kind === 'one' && to.kind === 'one' && !isSame ? { from: toEnd(from), to: toEnd(to) } : null,
    problems: { ...(wrongFrom && { from: wrongFrom }), ...(wrongTo && { to: wrongTo }) },
    ...AIRPORTS_SOURCE,
  }
}

function read(search: URLSearchParams, name: string): string {
  return (search.get(name) ?? '').trim().slice(0, LONGEST)
}
