import { foldName } from './fold-name.ts'
import { findAirportsNamed, type NamedAirport } from './named-airports.ts'
import { searchMisspelt } from './search-airports.ts'

/** `rank` is its rank by importance among all cities, 0 the first, and identifies it. */
type RankedCity = { readonly name: string; readonly rank: number }

type ServedCity<City> = { readonly city: City; readonly isWhole: boolean }

/** A town below this rank is rarely meant by the name of an airport: Logan in Utah, Heathrow in Florida. */
const KNOWN_TOWNS = 3_000

const MOST_GUESSED = 2
const LATIN = /^[\p{Script=Latin}\p{M}\s'’-]+$/u

/** Airports with the typed name; a typo ("schipol") is tolerated if the best city is a guess itself. */
export function findAirportsMeant(typed: string, first: RankedCity | undefined): readonly NamedAirport[] {
  const named = findAirportsNamed(typed)
  const isGuess = !first || (first.rank >= KNOWN_TOWNS && !foldName(first.name).startsWith(foldName(typed)))
  if (named.length > 0 || !isGuess || !LATIN.test(typed)) return named
  return searchMisspelt(typed, MOST_GUESSED).map((airport) => ({ airport, isWhole: false }))
}

/**
 * The found cities, with those that airports of that name serve: "heathrow" is London. A known city with exactly that
 * name stays first ("narita"), and so does one with the prefix ("chang" is Changsha).
 */
export function withAirportCities<City extends RankedCity>(
  typed: string,
  cities: readonly City[],
  served: readonly ServedCity<City>[],
): readonly City[] {
  if (served.length === 0) return cities
  const [first] = cities
  const isKnown = first !== undefined && first.rank < KNOWN_TOWNS
  const isNamesake = isKnown && foldName(first.name) === foldName(typed)
  const isBegun = isKnown && foldName(first.name).startsWith(foldName(typed))
  const meant = served.flatMap(({ city, isWhole }) => (isWhole || !isBegun ? [city] : []))
  const before = isNamesake ? [first] : []
  return [...new Map([...before, ...meant, ...cities].map((city) => [city.rank, city])).values()]
}
