import { foldText, type SearchName } from '@app/domain/place-search'

import { NAME_PENALTY as PENALTY } from '../../src/city-search/name-penalty.ts'
import type { RawCity } from '../cities/read-cities.ts'
import type { NameInLanguage } from './read-names.ts'
import { spelledLike } from './spelled-like.ts'

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
/** Where many stay, many ask for, however few live there: Interlaken in Switzerland, Amalfi in Italy. */
const PER_DOUBLING_OF_VISITS = 0.4
const MOST_VISITED = 2.5
/** What the world keeps bears its name: Kotor before Kotka, Toledo in Spain before the one in Ohio. */
const WORLD_HERITAGE = 2
/** Those above are known for more than that. */
const MOST_BY_HERITAGE = 22
/** Vail in Colorado, not in Arizona; and the more ways there are to write its name, the more know it: Zermatt. */
const RESORT = 17.2
const PER_WAY_TO_WRITE_IT = 0.04
/** And where that says less than its people do, Marrakesh is still asked for before Makassar. */
const TRAVELLED_TO = 1.5
const MOST_WAYS = 25

/** Letters that are a name in one rare language only are mostly meant for another place: "san d" is not Sán Đầu. */
const WIDELY_WRITTEN = new Set('de fr es it pt nl pl tr sv da nb fi cs hu ro id'.split(' '))

/** Indonesian and Malay write "the city of" before any name: "kot" begins Kota Kinabalu, and not Surabaya. */
const CITY_OF = /^kota /

/**
 * Names without a language are many and often wrong: those of smaller places are left out, but for what many travel to
 * in another script: Μύκονος, 箱根.
 */
const UNTAGGED_FROM_PEOPLE = 100_000
const LONGEST_UNTAGGED = 40

export type Standing = {
  /** Place of its busiest airport among all, from 1; none without an airport. */
  readonly airportRank: number | undefined
  readonly isPart: boolean
  readonly visits: number
  readonly isResort: boolean
  /** A site of the World Heritage list is called after it. */
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

/** What it is shown as, what its island or sight is called, codes of its airports and what people write for short. */
export type AddedNames = {
  /** One language has "Victoria" for Hong Kong: who writes it means one of the cities that call themselves so. */
  readonly isOfAnother: (name: string) => boolean
  /** Some language has it for another city, and none for this: नई दिल्ली is New Delhi, though Delhi's list holds it. */
  readonly isGivenToAnother: (name: string) => boolean
  /** Any place calls itself so: typed whole, only its weight brings a city of that name before it. */
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
  // Where we show another name, that of the source is one of old.
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
  // What is nearly its own name is found as a slip.
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

/** Vietnam writes every syllable apart, the rest of the world does not: Sapa, Hoian, Dalat. */
function isWrittenBySyllable({ country, name }: RawCity): boolean {
  return country === 'VN' && name.includes(' ')
}

/** Small first letters are machine transliterations ("mu ni hei"), three capitals are codes. */
function isName(text: string): boolean {
  return text.length <= LONGEST_UNTAGGED && text.length > 1 && !/^[a-z]|^[A-Z]{2,4}$|[0-9]/.test(text)
}
