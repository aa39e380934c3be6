import type { TripCity } from '../../trip/index.ts'
import { isMark, isTaken, lengthAt, type Reading, startBefore, tokenAt } from '../reading.ts'
import { cityOfAirport } from './airport-names.ts'
import { isGoalOfThatName, isInCityName, LINKS } from './is-in-city-name.ts'

export type ReadName = {
  readonly name: string
  readonly city: TripCity | null
  readonly country: string | null
  readonly regionId?: string
  readonly at: number
  readonly length: number
  readonly isCapital: boolean
}

const ABBREVIATED = new Set(['st', 'ste', 'mt', 'ft', 'sta', 'sto'])
const LONGEST_NAME = 6
const SHORTEST_SMALL_NAME = 3
const LONGEST_SMALL_NAME = 3

/** A place name at a token: the longest one that the search knows, or a capitalised phrase. */
export function readName(reading: Reading, at: number): ReadName | null {
  const token = tokenAt(reading, at)
  if (token?.kind !== 'word' || isTaken(reading, at)) return null
  // "Ein 3-Tage-Plan".
  if (token.isGlued && reading.words.isKnown(at)) return null
  return token.isCapital ? readCapital(reading, at) : null
}

/** `rome` in lower case is accepted only if the search knows it. */
export function readSmallName(reading: Reading, at: number): ReadName | null {
  for (let length = LONGEST_SMALL_NAME; length > 0; length -= 1) {
    const tokens = reading.words.tokens.slice(at, at + length)
    if (tokens.length < length || tokens.some(({ kind }) => kind !== 'word') || isTaken(reading, at, length)) continue
    // "Hotel de tres estrellas": everyday words make no name.
    if (
      tokens.every((_, step) => reading.words.isKnown(at + step)) ||
      sliceOf(reading, at, length).length < SHORTEST_SMALL_NAME
    )
      continue
    const found = lookUp(reading, at, length)
    if (found) return found
  }
  return null
}

/** `Dar es Salaam`, `Bourg en Bresse`: a name known to the search may contain any lower-case words. */
function readAcross(reading: Reading, at: number): ReadName | null {
  for (const length of [4, 3]) {
    const [last, sentence] = [tokenAt(reading, at + length - 1), tokenAt(reading, at)?.sentence]
    const isSmall = !tokenAt(reading, at + 1)?.isCapital && tokenAt(reading, at + 1)?.kind === 'word'
    if (!isSmall || !last?.isCapital || last.sentence !== sentence || isTaken(reading, at, length)) continue
    const found = lookUp(reading, at, length)
    if (found) return found
  }
  return null
}

function readCapital(reading: Reading, at: number): ReadName | null {
  if (tokenAt(reading, at)?.text === 'I') return null
  // "J'aime": there is a place with that name.
  const next = tokenAt(reading, at + 1)
  if (next?.isGlued && !next.isCapital && reading.words.isKnown(at) && isSentenceStart(reading, at)) return null
  const across = readAcross(reading, at)
  if (across) return across
  const run = runLength(reading, at)
  for (let length = run; length > 0; length -= 1) {
    const isName = tokenAt(reading, at + length)?.isCapital && !reading.words.language.hasCapitalNouns
    const isWay = length < run && isWayStart(reading, at) && isWayOn(reading, at + length)
    const isCutRight = length === run || (reading.words.isKnown(at + length) && !isName) || isWay
    if (!isCutRight || (length === 1 && isOnlyAWord(reading, at))) continue
    const found = lookUp(reading, at, length)
    if (found) return found
  }
  // "Trajet Paris": the word after the first word of a sentence is a separate name.
  if (run > 1 && isSentenceStart(reading, at) && lookUp(reading, at + 1, run - 1)) return null
  if (reading.words.isKnown(at) && (reading.words.language.hasCapitalNouns || isSentenceStart(reading, at))) return null
  const length = unknownLength(reading, at, run)
  if (length === 0) return null
  return { name: sliceOf(reading, at, length), city: null, country: null, at, length, isCapital: true }
}

/** "To Dallas-Fort Worth", "Rome, Spata-Artemida": one place with two names. */
const isWayStart = (reading: Reading, at: number): boolean =>
  !isMark(reading, at - 1, ',') && startBefore(reading, at, 'goal', 'origin', 'within') < 0

/** `Bogotá-Cartagena`: when the whole is not a name, a hyphen separates two cities. */
export function isWayOn(reading: Reading, at: number): boolean {
  const token = tokenAt(reading, at)
  if (!token?.isGlued || reading.words.isKnown(at) || reading.words.text[token.start - 1] !== '-') return false
  return [3, 2, 1].some((length) => lookUp(reading, at, length)?.city)
}

/** "Von Hamburg" at the start of a sentence is one name after a preposition. */
export function isSentenceStart(reading: Reading, at: number): boolean {
  const before = tokenAt(reading, at - 1)
  const isOpened = before?.kind === 'mark' && before.text !== ','
  return !before || before.sentence !== tokenAt(reading, at)?.sentence || isOpened
}

/** After these a known word may be a city: Nice, Essen, Bath. */
const SURE = ['goal', 'origin'] as const
const LIKELY = [...SURE, 'within', 'visit', 'wanted'] as const

/** A capital at the start of a sentence, or of a German noun, makes no name of a known word. */
function isOnlyAWord(reading: Reading, at: number): boolean {
  if (lengthAt(reading, at, 'common', 'monthName', 'weekday', 'cuisine', 'publicHoliday', 'season', 'article') > 0) {
    // Essen may be a destination.
    const isPair = startBefore(reading, at, 'originWeak') >= 0 && lengthAt(reading, at + 1, 'goal') > 0
    const isMeant = isPair || startBefore(reading, at, ...(reading.words.language.hasCapitalNouns ? SURE : LIKELY)) >= 0
    return (
      !isMeant ||
      (lengthAt(reading, at, 'monthName', 'weekday', 'publicHoliday', 'season') > 0 && !isGoalOfThatName(reading, at))
    )
  }
  // "Jantar reservado" begins with a meal, although a village has that name.
  if (isSentenceStart(reading, at) && lengthAt(reading, at, 'appointment', 'leave', 'arrive', 'budget') > 0) return true
  const isNoun = reading.words.language.hasCapitalNouns && reading.words.isKnown(at)
  return isNoun && startBefore(reading, at, 'goal', 'origin', 'originWeak') < 0
}

function unknownLength(reading: Reading, at: number, run: number): number {
  if (reading.words.isKnown(at) && run === 1) return 0
  if (lengthAt(reading, at, 'monthName', 'weekday', 'cuisine', 'publicHoliday', 'currency') > 0) return 0
  for (let length = 1; length < run; length += 1) {
    if (lengthAt(reading, at + length, 'monthName', 'weekday') > 0) return withoutLinks(reading, at, length)
    const token = tokenAt(reading, at + length)
    const isPart =
      token?.isGlued || (token?.isCapital ? !reading.words.language.hasCapitalNouns : LINKS.has(token?.folded ?? ''))
    if (reading.words.isKnown(at + length) && !isPart) return isOnlyAWord(reading, at) && length === 1 ? 0 : length
  }
  return run
}

function withoutLinks(reading: Reading, at: number, length: number): number {
  let kept = length
  while (kept > 0 && LINKS.has(tokenAt(reading, at + kept - 1)?.folded ?? '')) kept -= 1
  return kept
}

function runLength(reading: Reading, at: number): number {
  let end = at + 1
  for (let next = end; next < at + LONGEST_NAME + 2;) {
    const token = tokenAt(reading, next)
    if (!token || isTaken(reading, next) || token.sentence !== tokenAt(reading, at)?.sentence) break
    // "From Sydney I'd like".
    if (token.text === 'I') break
    if (token.kind === 'word' && (token.isCapital || token.isGlued)) {
      const isLinked = token.isGlued || LINKS.has(tokenAt(reading, next - 1)?.folded ?? '')
      const isTime = !isLinked && lengthAt(reading, next, 'monthName', 'weekday') > 0
      if (isTime && !isInCityName(reading, next)) break
      end = next + 1
    } else if (!isAbbreviationDot(reading, next) && !(token.kind === 'word' && LINKS.has(token.folded))) break
    next += 1
  }
  return Math.min(end - at, LONGEST_NAME + 2)
}

/** The point of "St. Louis". */
export function isAbbreviationDot(reading: Reading, at: number): boolean {
  return isMark(reading, at, '.') && ABBREVIATED.has(tokenAt(reading, at - 1)?.folded ?? '')
}

function lookUp(reading: Reading, at: number, length: number): ReadName | null {
  const name = sliceOf(reading, at, length)
  // In an all-capitals text, MAD and SIN may be words.
  const isLoud = !/\p{Ll}/u.test(reading.words.text)
  const served = isLoud ? null : (cityOfAirport(name) ?? cityBeforeAirport(reading, name))
  if (served !== null) return airportAt(reading, name, served, at, length)
  // "Zwei Städte Italiens".
  const isGenitive = reading.words.language.hasCapitalNouns && name.endsWith('s')
  const country = reading.findCountry(name) ?? (isGenitive ? reading.findCountry(name.slice(0, -1)) : null)
  const region = country ? null : reading.findRegion(name)
  const isCapital = tokenAt(reading, at)?.isCapital ?? false
  if (region) return { name, city: null, country: region.country, regionId: region.id, at, length, isCapital }
  const city = country ? null : (reading.findCity(name) ?? cityWithArticle(reading, name, at))
  if (!city && !country) return null
  return { name, city, country, at, length, isCapital }
}

const ARTICLE_WITHIN: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    du: ['le'],
    au: ['le'],
    del: ['el', 'il'],
    al: ['el', 'il'],
    dal: ['il'],
    nel: ['il'],
    la: ['la'],
    alla: ['la'],
    dalla: ['la'],
    do: ['o'],
    ao: ['o'],
    no: ['o'],
  }),
)

/** `Du Caire` comes from Le Caire, `al Cairo` leads to Il Cairo. */
function cityWithArticle(reading: Reading, name: string, at: number): TripCity | null {
  if (!tokenAt(reading, at)?.isCapital || reading.words.language.hasCapitalNouns) return null
  for (const article of ARTICLE_WITHIN.get(tokenAt(reading, at - 1)?.folded ?? '') ?? []) {
    const city = reading.findCity(`${article} ${name}`)
    if (city) return city
  }
  return null
}

/** `London Heathrow`, `New York JFK`. */
function cityBeforeAirport(reading: Reading, name: string): string | null {
  const words = name.split(' ')
  for (let cut = 1; cut < words.length; cut += 1) {
    const served = cityOfAirport(words.slice(cut).join(' '))
    const city = served === null ? null : reading.findCity(words.slice(0, cut).join(' '))
    if (served !== null && city !== null && city.name === reading.findCity(served)?.name) return served
  }
  return null
}

/** Fiumicino is also a town beside its airport: then it keeps its name. */
function airportAt(reading: Reading, written: string, served: string, at: number, length: number): ReadName | null {
  const city = reading.findCity(served)
  const isTown = city !== null && reading.findCity(written)?.country === city.country
  const isCapital = tokenAt(reading, at)?.isCapital ?? false
  return city && { name: isTown ? written : served, city, country: null, at, length, isCapital }
}

export function sliceOf({ words }: Reading, at: number, length: number): string {
  return words.text.slice(words.tokens[at]?.start, words.tokens[at + length - 1]?.end)
}
