import type { Airport } from './airport.ts'
import { AIRPORTS, findAirport } from './airports.ts'
import { foldName } from './fold-name.ts'
import { isOneEditAway } from './is-one-edit-away.ts'
import { findAirportsNamed } from './named-airports.ts'
import { foldTyped, saysNothing, wordsOfNames } from './own-words.ts'
import { AIRPORTS_BY_PLACE, byTraffic } from './places.ts'

const SHORTEST_QUERY = 2
const LONGEST_QUERY = 100
const MOST_CHOICES = 6
// Shorter words are one letter away from far too many others.
const SHORTEST_TYPO = 5
const CODE_IN_CAPITALS = /^\s*[A-Z]{3}\s*$/
const CODE_IN_BRACKETS = /\(([A-Za-z]{3})\)\s*$/

const places = [...AIRPORTS_BY_PLACE]
const searchable = AIRPORTS.map((airport) => ({
  airport,
  words: [...foldName(airport.city).split(' '), ...wordsOfNames(airport)],
}))
/** Computed at the first typo, because most travellers make none. */
let ownNames: readonly (readonly string[])[] | undefined
/** Suggestions while typing: a complete name ends the search, and one wrong letter is tolerated. */
export function searchAirports(query: string, limit: number): readonly Airport[] {
  const wanted = withoutKind(foldTyped(query))
  if (wanted.length < SHORTEST_QUERY) return []
  const exact = exactly(wanted)
  // "el dorado" is a town in Arkansas, and the airport of Bogotá.
  const named = findAirportsNamed(wanted).flatMap(({ airport, isWhole }) => (isWhole ? [airport] : []))
  if (exact.length > 0 && wanted.length > 3) return [...new Set([...exact, ...named])].slice(0, limit)
  const found = new Set([...exact, ...shownFirst(wanted, beginningWith(wanted)), ...withWords(wanted.split(' '))])
  return (found.size > 0 ? [...found] : similarTo(wanted)).slice(0, limit)
}

/**
 * Airports whose own name, not their city's, is misspelt: "schipol", "gatwik", "laguardia". A guess: shown besides the
 * results for similar cities, never instead of them.
 */
export function searchMisspelt(query: string, limit: number): readonly Airport[] {
  const folded = foldName(query.slice(0, LONGEST_QUERY))
  if (folded.length < SHORTEST_TYPO) return []
  const wanted = folded.split(' ')
  ownNames ??= AIRPORTS.map(ownWords)
  const named = ownNames
  return searchable
    .filter(({ words }, place) => {
      const own = named[place] ?? []
      const isOwn = (part: string): boolean => own.some((word) => word === part || isSlip(part, word))
      const isOfCity = (part: string): boolean => words.some((word) => word.startsWith(part) || isSlip(part, word))
      return wanted.some(isOwn) && wanted.every((part) => isOwn(part) || isOfCity(part))
    })
    .map(({ airport }) => airport)
    .slice(0, limit)
}

/** For a box of cities: only the airport's own names, never a city's, or its code in capitals: "heathrow", "FAO". */
export function searchOwnNames(query: string, limit: number): readonly Airport[] {
  const wanted = foldName(query.slice(0, LONGEST_QUERY))
  const byCode = CODE_IN_CAPITALS.test(query) ? findAirport(query) : undefined
  if (byCode) return [byCode]
  if (wanted.length < SHORTEST_TYPO || beginningWith(wanted).length > 0) return []
  const named = withWords(wanted.split(' '))
  return named.length > 0 ? named.slice(0, limit) : searchMisspelt(query, limit)
}

export type AirportMatch =
  | { readonly kind: 'one'; readonly airport: Airport }
  /** Served by several, or several places of one name. */
  | { readonly kind: 'several'; readonly airports: readonly Airport[] }
  /** Nothing has exactly that name; these are similar. */
  | { readonly kind: 'similar'; readonly airports: readonly Airport[] }
  | { readonly kind: 'none' }

/**
 * Resolves submitted text. Only `Name (CODE)`, a code, or the exact name of a place with one airport decides: the
 * answer is about law and money, so nothing else is guessed.
 */
export function resolveAirport(typed: string): AirportMatch {
  const code = CODE_IN_BRACKETS.exec(typed)?.[1]
  const named = code === undefined ? undefined : findAirport(code)
  if (named) return { kind: 'one', airport: named }
  const exact = exactly(foldName(typed.slice(0, LONGEST_QUERY)))
  const [only, ...others] = exact
  if (only) return others.length === 0 ? { kind: 'one', airport: only } : { kind: 'several', airports: exact }
  const found = searchAirports(typed, MOST_CHOICES)
  const airports = found.length > 0 ? found : searchMisspelt(typed, MOST_CHOICES)
  return airports.length === 0 ? { kind: 'none' } : { kind: 'similar', airports }
}

/** Every word is a complete word of the airport's city, name or code: "heathrow", "paris orly", "new york jfk". */
export function isWrittenOut(typed: string, airport: Airport): boolean {
  const { city, code } = airport
  const written = [...foldName(`${city} ${code}`).split(' '), ...wordsOfNames(airport)]
  return foldName(typed)
    .split(' ')
    .every((word) => written.includes(word))
}

/** "heathrow airport" is heathrow. */
function withoutKind(wanted: string): string {
  return wanted.replace(/(?: international| intl)?(?: airport)$/, '')
}

/** A code may also be the name of another place, and then the traveller decides. */
function exactly(wanted: string): readonly Airport[] {
  const byCode = findAirport(wanted)
  return [...new Set([...(byCode ? [byCode] : []), ...(AIRPORTS_BY_PLACE.get(wanted) ?? [])])]
}

function beginningWith(wanted: string): readonly Airport[] {
  return byTraffic(places.flatMap(([name, airports]) => (name.startsWith(wanted) ? airports : [])))
}

/** "san" is San Francisco before the Italian name of São Paulo: displayed names come before others. */
function shownFirst(wanted: string, airports: readonly Airport[]): readonly Airport[] {
  const isShown = ({ city, name }: Airport): boolean =>
    [city, name].some((text) => ` ${foldName(text)}`.includes(` ${wanted}`))
  return [...airports.filter(isShown), ...airports.filter((airport) => !isShown(airport))]
}

function withWords(wanted: readonly string[]): readonly Airport[] {
  return searchable
    .filter(({ words }) => wanted.every((part) => words.some((word) => word.startsWith(part))))
    .map(({ airport }) => airport)
}

function similarTo(wanted: string): readonly Airport[] {
  if (wanted.length < SHORTEST_TYPO) return []
  return byTraffic(places.flatMap(([name, airports]) => (isOneEditAway(wanted, name) ? airports : [])))
}

/** Words of its own names only. */
function ownWords(airport: Airport): readonly string[] {
  const ofCity = foldName(airport.city).split(' ')
  return wordsOfNames(airport).filter((word) => !ofCity.includes(word) && !saysNothing(word))
}

/** The first letter is hardly ever wrong. */
function isSlip(typed: string, word: string): boolean {
  return typed.length >= SHORTEST_TYPO && typed[0] === word[0] && isOneEditAway(typed, word)
}
