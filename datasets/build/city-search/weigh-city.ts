import { foldText, type SearchName } from '@app/domain/place-search'

import { NAME_PENALTY as PENALTY } from '../../src/city-search/name-penalty.ts'
import type { RawCity } from '../cities/read-cities.ts'
import type { NameInLanguage } from './read-names.ts'
import { spelledLike } from './spelled-like.ts'

/** On the scale of the index, where one is a doubling of population. */
const CAPITAL = 1
const SEAT_OF_REGION = 0.3
const PART_OF_CITY = -3
/** A city with an international name is searched more often than its population suggests: Venice, not Ventura. */
const KNOWN_EVERYWHERE = 3
const LANGUAGES_OF_THE_BEST_KNOWN = 60
const FEWEST_PEOPLE = 300
/** Cities with busy airports are searched more often: Porto before Port Harcourt. */
const BUSIEST_AIRPORT = 4
const AIRPORTS = 3_300
/**
 * Cities with many hotels are searched more often, however few people live there: Interlaken in Switzerland, Amalfi in
 * Italy.
 */
const PER_DOUBLING_OF_VISITS = 0.4
const MOST_VISITED = 2.5
/** World Heritage sites named after a city raise it: Kotor before Kotka, Toledo in Spain before the one in Ohio. */
const WORLD_HERITAGE = 2
/** Larger ones are known for more than that. */
const MOST_BY_HERITAGE = 22
/** Vail in Colorado, not in Arizona; and the more spellings a name has, the better known it is: Zermatt. */
const RESORT = 17.2
const PER_WAY_TO_WRITE_IT = 0.04
/** Added when that is less than by population: Marrakesh is searched more often than Makassar. */
const TRAVELLED_TO = 1.5
const MOST_WAYS = 25

/** A name in one rare language only is mostly meant for another place: "san d" is not Sán Đầu. */
const WIDELY_WRITTEN = new Set('de fr es it pt nl pl tr sv da nb fi cs hu ro id'.split(' '))

/** Indonesian and Malay write "the city of" before any name: "kot" is Kota Kinabalu, and not Surabaya. */
const CITY_OF = /^kota /

/**
 * Untagged names are many and often wrong: those of smaller places are left out, except for popular destinations in
 * another script: Μύκονος, 箱根.
 */
const UNTAGGED_FROM_PEOPLE = 100_000
const LONGEST_UNTAGGED = 40

export type Standing = {
  /** The rank of its busiest airport, from 1; none without an airport. */
  readonly airportRank: number | undefined
  readonly isPart: boolean
  readonly visits: number
  readonly isResort: boolean
  /** A World Heritage site is named after it. */
  readonly isHeritage: boolean
}

export function importanceOf(
  { feature, population, alternates }: RawCity,
  names: readonly NameInLanguage[],
  { airportRank, isPart, visits, isResort, isHeritage }: Standing,
): number {
  const languages = new Set(names.map(({ language }) => language)).size
  const fame = (KNOWN_EVERYWHERE * Math.min(languages, LANGUAGES_OF_THE_BEST_KNOWN)) / LANGUAGES_OF_THE_BEST_KNOWN
  const rank = isPart ? PART_OF_CITY : feature === 'PPLC' ? CAPITAL : feature === 'PPLA' ? SEAT_OF_REGION : 0
  const traffic = airportRank ? BUSIEST_AIRPORT * (1 - Math.log(airportRank) / Math.log(AIRPORTS)) : 0
  const visited = Math.min(MOST_VISITED, PER_DOUBLING_OF_VISITS * Math.log2(1 + visits))
  const importance = Math.log2(Math.max(population, FEWEST_PEOPLE)) + fame + rank + Math.max(0, traffic) + visited
  const resort = RESORT + PER_WAY_TO_WRITE_IT * Math.min(MOST_WAYS, alternates.length)
  const known = isResort ? Math.max(resort, importance + TRAVELLED_TO) : importance
  return isHeritage ? Math.max(known, Math.min(known + WORLD_HERITAGE, MOST_BY_HERITAGE)) : known
}

/** Its displayed name, the names of its island or sight, airport codes and abbreviations. */
export type AddedNames = {
  /** One language uses "Victoria" for Hong Kong, but the query means a city with that own name. */
  readonly isOfAnother: (name: string) => boolean
  /**
   * Some language uses it for another city, and none for this: नई दिल्ली is New Delhi, though Delhi's list contains it.
   */
  readonly isGivenToAnother: (name: string) => boolean
  /** Any place has it as its own name: typed completely, only its weight ranks this city above those. */
  readonly isBorne: (name: string) => boolean
  readonly isSought: boolean
  /** Several do. */
  readonly isCommon: (name: string) => boolean
  readonly isRenamed: boolean
  readonly names: readonly SearchName[]
  readonly codes: readonly string[]
}

export function namesOf(city: RawCity, names: readonly NameInLanguage[], added: AddedNames): SearchName[] {
  const local = new Intl.Locale(`und-${city.country}`).maximize().language
  const isLarge = city.population >= UNTAGGED_FROM_PEOPLE || city.feature === 'PPLC'
  const isTaken = isLarge ? () => true : (text: string) => added.isSought && !isLatin(text)
  const untagged = city.alternates.filter((text) => isName(text) && isTaken(text))
  // If we display another name, that of the source is an old one.
  const ofOld = added.isRenamed ? PENALTY.foreign : PENALTY.own
  const known = new Set(
    [city.name, ...added.names.map(({ text }) => text), ...names.map((given) => given.name)].map(foldText),
  )
  const isRareName = (folded: string): boolean => names.filter((other) => foldText(other.name) === folded).length === 1
  const penaltyOf = ({ language, name }: NameInLanguage): number => {
    const folded = foldText(name)
    const bare = folded.replace(CITY_OF, '')
    if (bare !== folded && (known.has(bare) || known.has(`${bare} city`))) return PENALTY.untagged
    if (language === 'en') return ofOld
    if (language === local) return PENALTY.local
    const isRare = isRareName(folded)
    if (isRare && added.isOfAnother(name)) return PENALTY.untagged
    if (isRare && isLatin(name) && !WIDELY_WRITTEN.has(language)) return PENALTY.rare
    const isShortForm = foldText(city.name).startsWith(folded)
    return isRare && added.isCommon(name) && !isShortForm ? PENALTY.foreignOfAnother : PENALTY.foreign
  }
  const isForeign = spelledLike(names.flatMap(({ language, name }) => (WIDELY_WRITTEN.has(language) ? [name] : [])))
  // A near spelling of its own name is found as a typo.
  const isOwn = spelledLike([city.name, ...names.flatMap(({ language, name }) => (language === 'en' ? [name] : []))])
  const penaltyOfUntagged = (text: string): number => {
    if (!isLatin(text)) return added.isGivenToAnother(text) ? PENALTY.untagged : PENALTY.untaggedScript
    const isHidden = added.isBorne(text) && !added.isOfAnother(text)
    return isHidden && isForeign(text) && !isOwn(text) ? PENALTY.untaggedSpelling : PENALTY.untagged
  }
  return [
    nameOf(city.name, ofOld),
    ...added.names,
    ...names.map((given) => nameOf(given.name, penaltyOf(given))),
    ...(isWrittenBySyllable(city) ? [nameOf(city.name.replaceAll(' ', ''), PENALTY.local)] : []),
    ...untagged.map((text) => nameOf(text, penaltyOfUntagged(text))),
    ...added.codes.map((text) => ({ kind: 'code' as const, text, penalty: PENALTY.code })),
  ]
}

export function nameOf(text: string, penalty: number): SearchName {
  return { kind: 'name', text, penalty }
}

function isLatin(text: string): boolean {
  return /^\p{Script=Latin}/u.test(text)
}

/** Vietnamese separates every syllable, other languages do not: Sapa, Hoian, Dalat. */
function isWrittenBySyllable({ country, name }: RawCity): boolean {
  return country === 'VN' && name.includes(' ')
}

/** Lower-case initials are machine transliterations ("mu ni hei"), three capitals are codes. */
function isName(text: string): boolean {
  return text.length <= LONGEST_UNTAGGED && text.length > 1 && !/^[a-z]|^[A-Z]{2,4}$|[0-9]/.test(text)
}
