import { foldText } from '@app/domain/place-search'

import { countryCalled } from '../../engine/names/country-names.ts'
import { countriesIn } from '../../engine/names/read-mentions.ts'
import { WELL_VISITED } from '../../engine/names/well-visited.ts'
import type { LookUps } from '../../tools/look-ups.ts'
import type { CrisisPlace, Found, Weight } from './crisis-place.ts'
import { type Locative, locativeOf, withoutEnding } from './locative.ts'
import notPlaces from './not-places.json' with { type: 'json' }
import touristPlaces from './tourist-places.json' with { type: 'json' }
import touristTowns from './tourist-towns.json' with { type: 'json' }
import { findUnspacedPlaces, UNSPACED } from './unspaced-places.ts'

export type PlaceNames = Pick<LookUps, 'findCity' | 'findCountry' | 'city' | 'country'>

type Word = { readonly folded: string; readonly clause: number; readonly isCapital: boolean }

const LONGEST_READ = 2000
const LONGEST_NAME = 4
const HEAVY = 500_000
const MEDIUM = 100_000
const SHORTEST_SMALL_NAME = 5
const SHORTEST_UNMARKED_NAME = 4
const CLAUSE_END = /[.,;:!?…。、，！？،؟।\n()]+/u
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu
/** "À l'hôtel", "all'isola" are two words. In other languages an apostrophe precedes an ending. */
const ELIDING = new Set(['fr', 'it', 'ca'])
/** Words between "in" and the name. */
const FILLERS = new Set(
  (
    'downtown central north south east west old city ciudad cidade isla ilha isola ile insel island pulau ' +
    'koh ko ostrov ostrove wyspie wyspe otoku острове остров город городе'
  ).split(' '),
)
/** "In the Algarve"; but "dans le métro" is not in Metro. */
const ARTICLES = new Set('the la le les el los las il lo l gli den der die dem de het o a os as'.split(' '))
/** Before these words a name is certain: "I am in Nice and …". */
const GOING_ON = new Set('and with my now help alone please right but y e et und i и'.split(' '))
/** Words before a place of origin, such as "from": the traveller is not there now. */
const FROM = new Set('from aus iz из dari od z ze od de du von van soy desde dal dalla'.split(' '))
/** "A Sofia" may also mean to a person. */
const ALSO_DATIVE = new Set(['a', 'ad', 'la', 'sa', 'u', 'na'])

const NAMES = new Set(notPlaces.names.map(foldText))
const WORDS = new Set(notPlaces.words.map(foldText))
const TOURIST_TOWNS: ReadonlySet<number> = new Set(touristTowns)
const TOURIST: ReadonlyMap<string, string> = new Map(
  Object.entries(touristPlaces).flatMap(([country, names]) => names.map((name) => [foldText(name), country] as const)),
)

/** Exact matches only: a wrong country's number costs minutes. In the order of the text. */
export function findCrisisPlaces(text: string, language: string, names: PlaceNames): readonly CrisisPlace[] {
  const read = text.slice(0, LONGEST_READ).normalize('NFC').replaceAll('\u200c', '')
  const look = (name: string): Found | null => findPlace(name, language, names)
  const places = [...spacedPlaces(wordsOf(read, language), language, look), ...findUnspacedPlaces(read, look)]
  const hasCurrentPlace = places.some(({ certainty }) => certainty === 'here')
  // "I am French and in Lima": help is needed at the place after "in".
  return hasCurrentPlace ? places.filter(({ certainty }) => certainty === 'here') : places
}

function wordsOf(text: string, language: string): readonly Word[] {
  return text.split(CLAUSE_END).flatMap((part, clause) =>
    (part.match(WORD) ?? []).flatMap((word) => {
      const pieces = ELIDING.has(language) ? word.split(/['’]/) : [word]
      return pieces
        .map((piece) => ({ folded: foldText(piece), clause, isCapital: /^\p{Lu}\p{Ll}/u.test(piece) }))
        .filter(({ folded }) => folded !== '')
    }),
  )
}

function spacedPlaces(words: readonly Word[], language: string, look: (name: string) => Found | null): CrisisPlace[] {
  const locative = locativeOf(language)
  const places: CrisisPlace[] = []
  for (let at = 0; at < words.length;) {
    const hit = longestAt(words, at, locative, look)
    if (hit) places.push(hit.place)
    at += hit?.length ?? 1
  }
  return places
}

function longestAt(words: readonly Word[], at: number, locative: Locative, look: (name: string) => Found | null) {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const run = words.slice(at, at + length)
    if (run.some(({ clause, folded }) => clause !== run[0]?.clause || UNSPACED.test(folded))) continue
    const place = placeOf(words, at, length, locative, look)
    if (place) return { place, length }
  }
  return null
}

function placeOf(
  words: readonly Word[],
  at: number,
  length: number,
  locative: Locative,
  look: (name: string) => Found | null,
): CrisisPlace | null {
  const name = nameOf(words.slice(at, at + length))
  const marker = markerBefore(words, at, locative)
  const next = wordAt(words, at + length, words[at]?.clause)
  const isMarked = marker !== null || (next !== null && locative.after.has(next))
  const exact = look(name)
  if (exact && !(marker?.isArticle === true && exact.cityId !== null)) {
    const isWhole = length === words.length
    const isUndoubted = marker?.isAdjacent === true && (next === null || GOING_ON.has(next))
    if (WORDS.has(name) && !isUndoubted && !isWhole) return null
    const isName = NAMES.has(name)
    if (isName && !isMarked && !isWhole) return null
    const mayBeDative = isName && marker !== null && ALSO_DATIVE.has(marker.word)
    const certainty = certaintyOf(exact, {
      name,
      isCapital: words[at]?.isCapital ?? false,
      isMarked: (isMarked && !mayBeDative) || isWhole,
      isLast: at + length === words.length,
      isOrigin: FROM.has(words[at - 1]?.folded ?? ''),
    })
    return certainty && { country: exact.country, cityId: exact.cityId, certainty }
  }
  if (exact || WORDS.has(name)) return null
  const inflected = inflectedForms(name, marker !== null, locative)
    .filter((form) => !WORDS.has(form) && !NAMES.has(form))
    .map(look)
    .find((found) => found !== null && found.weight !== 'small')
  return inflected ? { country: inflected.country, cityId: inflected.cityId, certainty: 'here' } : null
}

function inflectedForms(name: string, isAfterMarker: boolean, locative: Locative): readonly string[] {
  return [
    ...locative.prefixes.filter((prefix) => name.startsWith(prefix)).map((prefix) => name.slice(prefix.length)),
    ...withoutEnding(name, locative.suffixes).flatMap(gradations),
    ...(isAfterMarker ? withoutEnding(name, locative.endings) : []),
  ].filter((form) => form.length >= SHORTEST_UNMARKED_NAME - 1)
}

/** Finnish consonant gradation before an ending: Helsinki, Helsingissä. */
function gradations(form: string): readonly string[] {
  const hard = form.replace(/ng(?=[aeiouy]$)/, 'nk').replace(/nn(?=[aeiouy]$)/, 'nt')
  return hard === form ? [form] : [form, hard]
}

function certaintyOf(
  { weight, isMainName }: Found,
  said: {
    readonly name: string
    readonly isCapital: boolean
    readonly isMarked: boolean
    readonly isLast: boolean
    readonly isOrigin: boolean
  },
): CrisisPlace['certainty'] | null {
  if (said.isOrigin && !said.isMarked) return weight === 'small' ? null : 'possible'
  if (weight === 'country') return said.isMarked ? 'here' : 'named'
  const isLongEnough = said.name.length >= SHORTEST_UNMARKED_NAME || isMainName
  if (said.isMarked) {
    if (weight !== 'small') return 'here'
    return isMainName && said.isCapital && said.name.length >= SHORTEST_SMALL_NAME ? 'possible' : null
  }
  if ((weight === 'heavy' || weight === 'tourist') && isLongEnough) return 'possible'
  return weight === 'medium' && said.isLast && isMainName ? 'possible' : null
}

function markerBefore(words: readonly Word[], at: number, { before }: Locative) {
  const clause = words[at]?.clause
  const [first, second] = [wordAt(words, at - 1, clause), wordAt(words, at - 2, clause)]
  if (first !== null && before.has(first)) return { word: first, isAdjacent: true, isArticle: false }
  if (first === null || second === null || !before.has(second)) return null
  const isArticle = ARTICLES.has(first)
  return isArticle || FILLERS.has(first) ? { word: second, isAdjacent: false, isArticle } : null
}

function wordAt(words: readonly Word[], at: number, clause: number | undefined): string | null {
  const word = words[at]
  return word !== undefined && word.clause === clause ? word.folded : null
}

const nameOf = (run: readonly Word[]): string => run.map(({ folded }) => folded).join(' ')

const SHORTEST_NAME = 3

function findPlace(name: string, language: string, names: PlaceNames): Found | null {
  if (name.length < SHORTEST_NAME && !UNSPACED.test(name)) return null
  const country = countryCalled(name, false, '') ?? countriesIn(language).get(name) ?? countriesIn('en').get(name)
  if (country !== undefined) return { country, cityId: null, weight: 'country', isMainName: true }
  const region = TOURIST.get(name)
  if (region !== undefined) return { country: region, cityId: null, weight: 'tourist', isMainName: true }
  const cityId = names.findCity(name)?.cityId ?? null
  const city = cityId === null ? undefined : names.city(cityId)?.value
  if (cityId !== null && city) {
    const isCapital = names.country(city.country)?.value.capital?.cityId === cityId
    const isKnown = isCapital || WELL_VISITED.includes(cityId)
    const weight = weightOf(city.population ?? 0, isKnown, TOURIST_TOWNS.has(cityId))
    return { country: city.country, cityId, weight, isMainName: foldText(city.name) === name }
  }
  const other = names.findCountry(name)
  return other === null ? null : { country: other, cityId: null, weight: 'heavy', isMainName: false }
}

function weightOf(population: number, isKnown: boolean, isTouristTown: boolean): Weight {
  if (isKnown || population >= HEAVY) return 'heavy'
  return isTouristTown || population >= MEDIUM ? 'medium' : 'small'
}
