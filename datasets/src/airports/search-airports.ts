import type { Airport } from './airport.ts'
import { AIRPORTS, findAirport } from './airports.ts'

const LONGEST_QUERY = 100
const CODE_IN_BRACKETS = /\(([A-Za-z]{3})\)\s*$/

const searchable = AIRPORTS.map((airport) => ({
  airport,
  city: fold(airport.city),
  words: fold(`${airport.city} ${airport.name}`).split(' '),
}))

/** A code wins over a city, a city over a word of the name; equals keep the busiest first. */
export function searchAirports(query: string, limit: number): readonly Airport[] {
  const wanted = fold(query.slice(0, LONGEST_QUERY))
  if (!wanted) return []
  const exact = findAirport(wanted)
  const byCity = searchable.filter(({ city }) => city.startsWith(wanted))
  const byWord = searchable.filter(({ words }) => startsWords(words, wanted.split(' ')))
  const found = [...(exact ? [exact] : []), ...byCity.map(toAirport), ...byWord.map(toAirport)]
  return [...new Set(found)].slice(0, limit)
}

export type AirportMatch =
  | { readonly kind: 'one'; readonly airport: Airport }
  | { readonly kind: 'several'; readonly airports: readonly Airport[] }
  | { readonly kind: 'none' }

/** What somebody typed and sent: `Name (CODE)`, a code, or words that only one airport answers to. */
export function resolveAirport(typed: string): AirportMatch {
  const code = CODE_IN_BRACKETS.exec(typed)?.[1] ?? typed
  const named = findAirport(code)
  if (named) return { kind: 'one', airport: named }
  const airports = searchAirports(typed, 6)
  const [first, ...others] = airports
  if (!first) return { kind: 'none' }
  return others.length === 0 ? { kind: 'one', airport: first } : { kind: 'several', airports }
}

function startsWords(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((part) => words.some((word) => word.startsWith(part)))
}

const toAirport = ({ airport }: { airport: Airport }): Airport => airport

/** Zürich, zurich and ZURICH are one place. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
