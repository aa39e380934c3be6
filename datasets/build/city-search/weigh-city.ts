import { foldText, type SearchName } from '@app/domain/place-search'

import { NAME_PENALTY as PENALTY } from '../../src/city-search/name-penalty.ts'
import type { RawCity } from '../cities/read-cities.ts'
import type { NameInLanguage } from './read-names.ts'

/** On the scale of the index, where one is a doubling of people. */
const CAPITAL = 1
const SEAT_OF_REGION = 0.3
const PART_OF_CITY = -3
/** What the world has a word for is asked for more often than its people alone would say: Venice, not Ventura. */
const KNOWN_EVERYWHERE = 3
const LANGUAGES_OF_THE_BEST_KNOWN = 60
const FEWEST_PEOPLE = 300
/** Where many fly to, many ask for: Porto before Port Harcourt. */
const BUSIEST_AIRPORT = 4
const AIRPORTS = 3_300

/** Names without a language are many and often wrong: those of smaller places are left out. */
const UNTAGGED_FROM_PEOPLE = 100_000
const LONGEST_UNTAGGED = 40

export function importanceOf(
  { feature, population }: RawCity,
  names: readonly NameInLanguage[],
  /** Place of its busiest airport among all, from 1; none without an airport. */
  airportRank: number | undefined,
  isPart: boolean,
): number {
  const languages = new Set(names.map(({ language }) => language)).size
  const fame = (KNOWN_EVERYWHERE * Math.min(languages, LANGUAGES_OF_THE_BEST_KNOWN)) / LANGUAGES_OF_THE_BEST_KNOWN
  const rank = isPart ? PART_OF_CITY : feature === 'PPLC' ? CAPITAL : feature === 'PPLA' ? SEAT_OF_REGION : 0
  const traffic = airportRank ? BUSIEST_AIRPORT * (1 - Math.log(airportRank) / Math.log(AIRPORTS)) : 0
  return Math.log2(Math.max(population, FEWEST_PEOPLE)) + fame + rank + Math.max(0, traffic)
}

/** What it is shown as, what its island or sight is called, codes of its airports and what people write for short. */
export type AddedNames = {
  /** One language has "Victoria" for Hong Kong: who writes it means one of the cities that call themselves so. */
  readonly isOfAnother: (name: string) => boolean
  readonly isRenamed: boolean
  readonly names: readonly SearchName[]
  readonly codes: readonly string[]
}

export function namesOf(city: RawCity, names: readonly NameInLanguage[], added: AddedNames): SearchName[] {
  const local = new Intl.Locale(`und-${city.country}`).maximize().language
  const isLarge = city.population >= UNTAGGED_FROM_PEOPLE || city.feature === 'PPLC'
  const untagged = (isLarge ? city.alternates : []).filter(isName)
  // Where we show another name, that of the source is one of old.
  const ofOld = added.isRenamed ? PENALTY.foreign : PENALTY.own
  const penaltyOf = ({ language, name }: NameInLanguage): number => {
    if (language === 'en') return ofOld
    if (language === local) return PENALTY.local
    const isRare = names.filter((other) => foldText(other.name) === foldText(name)).length === 1
    return isRare && added.isOfAnother(name) ? PENALTY.untagged : PENALTY.foreign
  }
  return [
    nameOf(city.name, ofOld),
    ...added.names,
    ...names.map((given) => nameOf(given.name, penaltyOf(given))),
    ...untagged.map((text) =>
      nameOf(text, /^\p{Script=Latin}/u.test(text) ? PENALTY.untagged : PENALTY.untaggedScript),
    ),
    ...added.codes.map((text) => ({ kind: 'code' as const, text, penalty: PENALTY.code })),
  ]
}

export function nameOf(text: string, penalty: number): SearchName {
  return { kind: 'name', text, penalty }
}

/** Small first letters are machine transliterations ("mu ni hei"), three capitals are codes. */
function isName(text: string): boolean {
  return text.length <= LONGEST_UNTAGGED && text.length > 1 && !/^[a-z]|^[A-Z]{2,4}$|[0-9]/.test(text)
}
