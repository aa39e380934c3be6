import type { SearchName } from '@app/domain/place-search'

import type { NameInLanguage, RawCity } from './read-cities.ts'

/** On the scale of the index, where one is a doubling of people. */
const CAPITAL = 1
const SEAT_OF_REGION = 0.3
const PART_OF_CITY = -1.5
/** What the world has a word for is asked for more often than its people alone would say: Venice, not Ventura. */
const KNOWN_EVERYWHERE = 3
const LANGUAGES_OF_THE_BEST_KNOWN = 60
const FEWEST_PEOPLE = 300
/** Where many fly to, many ask for: Porto before Port Harcourt. */
const BUSIEST_AIRPORT = 4
const AIRPORTS = 3_300

const PENALTY = { primary: 0, english: 0, local: 1, foreign: 5, untagged: 8, untaggedScript: 5, code: 1 }
/** Names without a language are many and often wrong: those of smaller places are left out. */
const UNTAGGED_FROM_PEOPLE = 100_000
const LONGEST_UNTAGGED = 40

export function importanceOf(
  { kind, population }: RawCity,
  names: readonly NameInLanguage[],
  /** Place of its busiest airport among all, from 1; none without an airport. */
  airportRank: number | undefined,
): number {
  const languages = new Set(names.map(({ language }) => language)).size
  const fame = (KNOWN_EVERYWHERE * Math.min(languages, LANGUAGES_OF_THE_BEST_KNOWN)) / LANGUAGES_OF_THE_BEST_KNOWN
  const rank = kind === 'PPLC' ? CAPITAL : kind === 'PPLA' ? SEAT_OF_REGION : kind === 'PPLX' ? PART_OF_CITY : 0
  const traffic = airportRank ? BUSIEST_AIRPORT * (1 - Math.log(airportRank) / Math.log(AIRPORTS)) : 0
  return Math.log2(Math.max(population, FEWEST_PEOPLE)) + fame + rank + Math.max(0, traffic)
}

export function namesOf(city: RawCity, names: readonly NameInLanguage[], codes: readonly string[]): SearchName[] {
  const local = new Intl.Locale(`und-${city.country}`).maximize().language
  const tagged = names.map(({ language, name }) => ({
    kind: 'name' as const,
    text: name,
    penalty: language === 'en' ? PENALTY.english : language === local ? PENALTY.local : PENALTY.foreign,
  }))
  const isLarge = city.population >= UNTAGGED_FROM_PEOPLE || city.kind === 'PPLC'
  const untagged = (isLarge ? city.alternates : []).filter(isName).map((text) => ({
    kind: 'name' as const,
    text,
    penalty: /^\p{Script=Latin}/u.test(text) ? PENALTY.untagged : PENALTY.untaggedScript,
  }))
  return [
    { kind: 'name', text: city.name, penalty: PENALTY.primary },
    ...tagged,
    ...untagged,
    ...codes.map((text) => ({ kind: 'code' as const, text, penalty: PENALTY.code })),
  ]
}

/** Small first letters are machine transliterations ("mu ni hei"), three capitals are codes. */
function isName(text: string): boolean {
  return text.length <= LONGEST_UNTAGGED && text.length > 1 && !/^[a-z]|^[A-Z]{2,4}$|[0-9]/.test(text)
}
