import { formsOf, hasForms, isKindInName } from '@app/domain/place-names'
import { foldText } from '@app/domain/place-search'
import { readTokens } from '@app/domain/trip-request'

import type { LookUps } from '../../tools/look-ups.ts'
import { areaNamed, cityNamed, type NamedPlace as Named } from './city-named.ts'
import { cityCalledIn } from './city-names.ts'
import { isCommonWord } from './common-words.ts'
import { countryCalled } from './country-names.ts'
import { destinationNamed } from './guide-names.ts'
import { otherCountryCalled } from './other-country-names.ts'
import { MAIN_CITIES, SHORT_CITIES } from './regions.ts'
import { isArticle, isBetweenLinks, type TaggedNames, taggedNames } from './tagged-names.ts'

type Token = ReturnType<typeof readTokens>[number]

/** A city or country in a question, and its position. */
export type Mention = Named & { readonly start: number; readonly end: number }

type Options = {
  /** Words with another meaning in this language. */
  readonly isWord: (folded: string, isCapital?: boolean) => boolean
  /** "Indien" is a country in German and a nationality in French, where it is in lower case. */
  readonly isNationality: (folded: string) => boolean
  /** German capitalises every noun. */
  readonly hasCapitalNouns: boolean
  /** One of the six languages of the answers. */
  readonly language: string
  /** For country names with endings, such as "в Японию"; null for the six languages, which have none. */
  readonly locale: string | null
}
type Reading = Options & { readonly tagged: TaggedNames }

const LONGEST_NAME = 5
const SHORTEST_RUN = 5
const SMALLEST_CITY = 5000
/** A smaller city is probably a common word if it is in lower case, begins the text or is a German noun. */
const SMALLEST_DOUBTFUL_CITY = 90_000
/** The long vowel mark of katakana belongs to no script. */
const UNSPACED_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]{2,}/gu
const LONGEST_UNSPACED = 14

export function readMentions(text: string, lookUps: LookUps, options: Options): readonly Mention[] {
  const tokens = readTokens(text)
  const reading: Reading = { ...options, tagged: taggedNames(text, lookUps) }
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (token?.kind !== 'word') {
      at += 1
      continue
    }
    const runs = [...token.text.matchAll(UNSPACED_RUN)]
    if (runs.length > 0) {
      // "台湾でSIM" is one word for a reader of spaces.
      for (const { 0: run, index } of runs)
        mentions.push(...unspacedMentions({ text: run, start: token.start + index }, lookUps))
      at += 1
      continue
    }
    const hit = longestAt(text, tokens, at, lookUps, reading)
    if (hit) mentions.push(hit.mention)
    at += hit?.length ?? 1
  }
  return mentions
}

function longestAt(text: string, tokens: readonly Token[], at: number, lookUps: LookUps, options: Reading) {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length -= 1) {
    const run = tokens.slice(at, at + length)
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last || run.some(({ kind }) => kind !== 'word')) continue
    const country = length > 1 || !options.isWord(first.folded) ? countryIn(run, tokens[at - 1]) : null
    if (country) return { mention: { cityId: null, country, start: first.start, end: last.end }, length }
    if (length > 1 && ((isLink(first.folded) && !isInName(first, run[1])) || isLink(last.folded))) continue
    // "A mi hijo" is not the city Ami.
    if (length > 1 && !last.isCapital && first.text.length + last.text.length < SHORTEST_RUN) continue
    const mention = lookUp(text.slice(first.start, last.end), first, length, tokens, at, lookUps, options)
    if (mention && !isRatherShorter(mention, text.slice(run[1]?.start, last.end), first, length, lookUps, options)) {
      return { mention: { ...mention, start: first.start, end: last.end }, length }
    }
  }
  return null
}

/** By a nickname that is in no table. */
function countryIn(run: readonly Token[], before: Token | undefined): string | null {
  const name = run.map(({ folded }) => folded.replaceAll('-', ' ')).join(' ')
  // "The US Virgin Islands" are not the US.
  const bare = run.length > 2 ? name.replace(/^the /, '') : name
  return countryCalled(bare, run[0]?.isCapital ?? false, before?.folded ?? '')
}

/** "Ist London" is an old spelling of East London, but here means London: a word and a larger city. */
function isRatherShorter(
  mention: Pick<Mention, 'cityId'>,
  rest: string,
  first: Token,
  length: number,
  lookUps: LookUps,
  { isWord }: Options,
): boolean {
  if (length === 1 || mention.cityId === null || !isWord(first.folded)) return false
  const other = lookUps.findCity(rest)?.cityId
  const people = (id: number): number => lookUps.city(id)?.value.population ?? 0
  return other !== undefined && other !== null && people(other) > people(mention.cityId)
}

function lookUp(
  name: string,
  first: Token,
  length: number,
  tokens: readonly Token[],
  at: number,
  lookUps: LookUps,
  reading: Reading,
): Named | null {
  const { isWord, isNationality, language, locale, tagged } = reading
  const folded = foldText(name)
  // "Quanti soldi mi porto?"
  if (name === 'porto' && language === 'it' && TAKING.has(tokens[at - 1]?.folded ?? '')) return null
  // "Che valuta si usa" is a verb.
  if (name === 'usa' && VERB_LANGUAGES.has(language)) return null
  // "Tenho uma reunião", "τι καιρό κάνει": a meeting and the weather, and no names.
  if (HOMOGRAPHS.has(name)) return null
  const isCode = /^(?:UK|USA|UAE|US|U\.S\.|EUA|EEUU)$/.test(name)
  const short = language === 'en' && locale === null ? lookUps.findCity(SHORT_CITIES.get(name) ?? '') : null
  if (short?.cityId) return { cityId: short.cityId, country: short.country }
  const called = locale === null ? null : otherCountryCalled(name, locale)
  if (called !== null) return { cityId: null, country: called }
  if (folded.length < 3 && !isCode) return null
  const isTagged = length === 1 && tagged.isPlace(first)
  if (length === 1 && !isCode && isWord(folded, first.isCapital)) {
    const isPlaced =
      isTagged ||
      (first.isCapital && INTO.has(tokens[at - 1]?.folded ?? '')) ||
      (language === 'en' && isBetweenLinks(tokens[at - 1], first, tokens[at + 1]))
    return isPlaced ? cityCalled(folded, lookUps) : null
  }
  const isSaidOf = BEING.has(tokens[at - 1]?.text.toLowerCase() ?? '')
  const isOfPassport = isSaidOf || (SMALL_NATIONALITIES.has(folded) && !PLACING.has(tokens[at - 1]?.folded ?? ''))
  const isOwnName = countriesIn(locale ?? language).has(folded) && !isOfPassport
  const formOf = locale === null ? null : countryOfForm(folded, locale)
  if (formOf !== null) return { cityId: null, country: formOf }
  // "Belgrad" is a city, although "belg" begins the Belgians' name.
  const inGuide = destinationNamed(folded, lookUps.guide)
  const isCityOfGuide = inGuide?.kind === 'city'
  const isOfPeople = length === 1 && isNationality(folded) && !isCityOfGuide
  if (isOfPeople && !first.isCapital && !isOwnName) return null
  const main = lookUps.findCity(MAIN_CITIES.get(folded) ?? '')
  if (main?.cityId) return { cityId: main.cityId, country: main.country }
  const own = locale === null ? cityCalledIn(language, folded) : null
  const ownCity = own === null || countriesIn(language).has(folded) ? undefined : lookUps.city(own)?.value
  if (ownCity) return { cityId: ownCity.cityId, country: ownCity.country }
  // "França" is a town in Brazil only outside Portuguese.
  const listed = countriesIn(locale ?? language).get(folded)
  // "St Helena island" is not Iceland, which is called so in German.
  if (listed === undefined && !first.isCapital && isKindInName(folded)) return null
  const country = lookUps.findCountry(isCode && name === 'US' ? 'USA' : name) ?? listed ?? null
  // In Spanish Grenada is called as the city in Andalusia, which is meant nearly always.
  const isElsewhere = isCityOfGuide && country !== null && !inGuide.countries.includes(country)
  if (country && !isElsewhere) return { cityId: null, country }
  if (isOfPeople) return null
  return lookUpCity(name, tokens.slice(at, at + length), tokens[at - 1], isTagged, lookUps, reading)
}

/** By its name, or by an inflected one. */
function lookUpCity(
  name: string,
  run: readonly Token[],
  before: Token | undefined,
  isTagged: boolean,
  lookUps: LookUps,
  { isWord, hasCapitalNouns, language, locale }: Reading,
): Named | null {
  const [first] = run
  if (!first) return null
  const folded = foldText(name)
  const isSingle = run.length === 1
  const isFirst = before?.sentence !== first.sentence
  const isPlaced = isTagged || (first.isCapital && LINKS.has(before?.folded ?? ''))
  // "kitne din rest karu": Hindi in Latin letters holds words of English.
  const isEnglish = isSingle && !first.isCapital && language !== 'en' && isCommonWord(folded, 'en')
  if (isEnglish && !isTagged) return null
  const isDoubtful = isSingle && !isPlaced && (!first.isCapital || isFirst || hasCapitalNouns)
  const isThing = isDoubtful && isArticle(before?.folded)
  const isOfRegion = lookUps.findArea?.(name) || (destinationNamed(folded, lookUps.guide)?.kind ?? 'city') !== 'city'
  if (isThing && !isOfRegion) return null
  const least = isDoubtful ? SMALLEST_DOUBTFUL_CITY : SMALLEST_CITY
  const isInPlace = isPlaced || LINKS.has(before?.folded ?? '')
  const city = cityNamed(name, least, lookUps) ?? (isInPlace ? areaNamed(name, lookUps) : null)
  if (city && isMadeOfWords(city, run, folded, isWord, lookUps)) return null
  if (city || locale === null) return city
  const form = hasForms(locale) ? inflectedName(folded, locale, lookUps) : null
  if (form || !isSingle) return form
  const inflected = inflectedCountry(folded, locale)
  if (hasForms(locale)) return inflected ? { cityId: null, country: inflected } : null
  return inflected ? { cityId: null, country: inflected } : inflectedCity(folded, first.isCapital, lookUps)
}

/** "The old town" is an old name of Las Vegas: common words make another city's nickname, and not the place that is meant. */
function isMadeOfWords(
  { cityId }: Named,
  run: readonly Token[],
  folded: string,
  isWord: Options['isWord'],
  lookUps: LookUps,
): boolean {
  if (cityId === null || run.length < 2 || !run.every((token) => isWord(token.folded))) return false
  return foldText(lookUps.city(cityId)?.value.name ?? '') !== folded
}

/** "W rzymie", "в дубае", "בבנגקוק": the large city whose name the word is inflected from. */
function inflectedName(folded: string, locale: string, lookUps: LookUps): Named | null {
  for (const form of formsOf(folded, locale)) {
    const city = isCommonWord(form, locale) ? null : cityNamed(form, LARGE_CITY, lookUps)
    if (city) return city
  }
  return null
}

function countryOfForm(folded: string, locale: string): string | null {
  for (const form of formsOf(folded, locale)) {
    const country = countriesIn(locale).get(form) ?? otherCountryCalled(form, locale)
    if (country) return country
  }
  return null
}

const TAKING = new Set(['mi', 'ti', 'ci', 'vi', 'io', 'cosa', 'quanto', 'che'])
const HOMOGRAPHS = new Set('reunião reuniao réunion reunion reunión riunione καιρό καιρο καιρός καιρος'.split(' '))
const VERB_LANGUAGES = new Set(['es', 'it', 'pt'])

/** In lower case these are nationalities rather than Switzerland. */
const SMALL_NATIONALITIES = new Set(['suisse', 'svizzera', 'suiza', 'suica'])
/** "In Essen", "em Natal": after these, a capitalised word may be a city of that name. */
const INTO = new Set('in nach en em to para from aus dans'.split(' '))

function cityCalled(folded: string, lookUps: LookUps): Named | null {
  const city = lookUps.findCity(folded)
  const known = city?.cityId ? lookUps.city(city.cityId)?.value : undefined
  const isIt = known && foldText(known.name) === folded && (known.population ?? 0) >= SMALLEST_DOUBTFUL_CITY
  return isIt ? { cityId: known.cityId, country: known.country } : null
}

/** "É argentina": describes a person. */
const BEING = new Set('é sou soy es è sono suis est eres és'.split(' '))
/** After these it is the country anyway. */
const PLACING = new Set('en in a na para la em da de pour per nach'.split(' '))

/** Without spaces every substring may be a name; the longest wins. */
function unspacedMentions({ text, start }: Pick<Token, 'start' | 'text'>, lookUps: LookUps): readonly Mention[] {
  const mentions: Mention[] = []
  for (let from = 0; from < text.length - 1;) {
    let length = Math.min(LONGEST_UNSPACED, text.length - from)
    let hit: Named | null = null
    for (; length > 1 && !hit; length -= 1)
      if (isWholeInKana(text, from, from + length)) hit = lookUpUnspaced(text.slice(from, from + length), lookUps)
    if (hit) mentions.push({ ...hit, start: start + from, end: start + from + length + 1 })
    from += hit ? length + 1 : 1
  }
  return mentions
}

const KATAKANA = /[\p{Script=Katakana}ー]/u

/** A katakana name must be a whole run: "ホテルに" does not contain Terni. Hiragana alone is never a name. */
function isWholeInKana(text: string, start: number, end: number): boolean {
  if (/^\p{Script=Hiragana}+$/u.test(text.slice(start, end))) return false
  const isCut = (at: number): boolean => KATAKANA.test(text[at - 1] ?? '') && KATAKANA.test(text[at] ?? '')
  return !isCut(start) && !isCut(end)
}

const UNSPACED_LANGUAGES = ['ja', 'ko', 'zh', 'zh-Hant', 'th']
function lookUpUnspaced(name: string, lookUps: LookUps): Named | null {
  const folded = foldText(name)
  const listed = UNSPACED_LANGUAGES.map((language) => countriesIn(language).get(folded)).find(Boolean)
  const other = UNSPACED_LANGUAGES.map((language) => otherCountryCalled(name, language)).find((code) => code !== null)
  const country = lookUps.findCountry(name) ?? listed ?? other
  return country ? { cityId: null, country } : cityNamed(name, SMALLEST_DOUBTFUL_CITY, lookUps)
}

const LINKS = new Set(
  (
    'in to from the of for and de do da la le les el los las il lo i o a en em di du des von nach im am zu ' +
    'und et y e per para pour in nach aus fur ab em no na ao dal dalla desde hasta hacia to'
  ).split(' '),
)
function isLink(folded: string): boolean {
  return LINKS.has(folded) && !['la', 'le', 'los', 'las', 'el', 'il'].includes(folded)
}

/** Da Nang begins with a word that is lower case elsewhere. */
function isInName(first: Token, next: Token | undefined): boolean {
  return first.isCapital || (first.folded === 'da' && ['nang', 'lat'].includes(next?.folded ?? ''))
}

const SHORTEST_STEM = 4
const LONGEST_ENDING = 3
const A = 65
const LETTERS = 26
const names = new Map<string, ReadonlyMap<string, string>>()

/** The country whose name in that language matches the word except for the ending. */
function inflectedCountry(folded: string, locale: string): string | null {
  // If the inflections are listed, only those missing from the list: "египте" for "египет".
  const least = hasForms(locale) ? SHORTEST_STEM + 1 : SHORTEST_STEM
  for (const [name, code] of countriesIn(locale)) {
    if (name.includes(' ')) continue
    const shared = sharedStart(name, folded)
    const rest = Math.max(name.length, folded.length) - shared
    if (shared >= least && rest <= LONGEST_ENDING && shared >= name.length - 2) return code
  }
  return null
}

const LARGE_CITY = 300_000

/** "W Rzymie", "в Москве": the large city whose name matches the word except for its ending. */
function inflectedCity(folded: string, isCapital: boolean, lookUps: LookUps): Named | null {
  if (!isCapital) return null
  const shortest = /\p{Script=Cyrillic}/u.test(folded) ? SHORTEST_STEM - 1 : SHORTEST_STEM
  for (let cut = 1; cut <= LONGEST_ENDING && folded.length - cut >= shortest; cut += 1) {
    const stem = folded.slice(0, -cut)
    for (const name of [stem, `${stem}a`, `${stem}а`]) {
      const id = lookUps.findCity(name)?.cityId
      const known = id ? lookUps.city(id)?.value : undefined
      if (known && (known.population ?? 0) >= LARGE_CITY) return { cityId: known.cityId, country: known.country }
    }
  }
  return null
}

/** Country codes by folded name, from Intl. */
export function countriesIn(locale: string): ReadonlyMap<string, string> {
  const known = names.get(locale)
  if (known) return known
  const display = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const short = new Intl.DisplayNames(locale, { type: 'region', style: 'short', fallback: 'none' })
  const made = new Map<string, string>()
  for (let index = 0; index < LETTERS * LETTERS; index += 1) {
    const code = String.fromCodePoint(A + Math.floor(index / LETTERS), A + (index % LETTERS))
    const name = display.of(code)
    // Intl still includes the Soviet Union.
    if (!name || new Intl.Locale(`und-${code}`).region !== code) continue
    made.set(foldText(name), code)
    // "США"; two letters, as in "US", are other words too.
    const initials = foldText(short.of(code) ?? '')
    if (initials.length > 2 && !made.has(initials)) made.set(initials, code)
  }
  names.set(locale, made)
  return made
}

export function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
