import { distanceKm } from '../../kernel/index.ts'
import { isSightNoun } from '../../place-kinds/index.ts'
import { isLinkInName } from '../../place-names/index.ts'
import type { Cue, PlacedName } from '../places/placed-name.ts'
import { sliceOf } from '../places/read-name.ts'
import { isTaken, lengthAt, type Reading, tokenAt } from '../reading.ts'
import { scanCommonSights, scanListedKinds } from './scan-common-sights.ts'
import { type NamedSight, scanSights } from './scan-sights.ts'

type Span = { readonly at: number; readonly length: number }
export const doMeet = (one: Span, other: Span): boolean =>
  one.at < other.at + other.length && one.at + one.length > other.at

/**
 * Sights of the named cities. A common name ("National Museum") or part of one ("Louvre") is a sight if its city is
 * mentioned; elsewhere two words that are its whole name are.
 */
export function believeSights(reading: Reading, names: readonly PlacedName[]): readonly NamedSight[] {
  const named = scanSights(reading)
    .filter((sight) => !isTaken(reading, sight.at, sight.length) && isBelieved(reading, sight, names))
    .map((sight) => withKind(reading, withHead(reading, withRest(reading, sight, names), names)))
  const common = scanCommonSights(reading, names).filter((sight) => !named.some((other) => doMeet(sight, other)))
  const known = [...named, ...common]
  return [...known, ...scanListedKinds(reading, known)].toSorted((one, other) => one.at - other.at)
}

/** `Dotonbori Canal`, `Museo Nacional de Arte`: the name continues in capitals beyond the one in the tables. */
function withRest(reading: Reading, sight: NamedSight, names: readonly PlacedName[]): NamedSight {
  if (reading.words.language.hasCapitalNouns || !tokenAt(reading, sight.at)?.isCapital) return sight
  const isPlace = (at: number): boolean =>
    isTaken(reading, at) || names.some((name) => name.at === at && (name.city !== null || name.country !== null))
  let end = sight.at + sight.length
  for (let next = end; next < end + 2; next += 1) {
    const token = tokenAt(reading, next)
    // "The Louvre I have seen".
    if (token?.text === 'I') break
    if (token?.kind !== 'word' || token.sentence !== tokenAt(reading, sight.at)?.sentence || isPlace(next)) break
    if (token.isCapital) end = next + 1
    else if (!isLinkInName(token.folded) || lengthAt(reading, next, 'and', 'within') > 0) break
  }
  const whole = end + adjectivesLength(reading, end)
  return { ...sight, length: whole - sight.at, name: sliceOf(reading, sight.at, whole - sight.at) }
}

/** `Musée national estonien`: after a lower-case adjective another one. */
function adjectivesLength(reading: Reading, end: number): number {
  const [last, next] = [tokenAt(reading, end - 1), tokenAt(reading, end)]
  const isQuality = ROMANCE.has(reading.words.language.code) && last?.isCapital === false && !isLinkInName(last.folded)
  if (!isQuality || next?.kind !== 'word' || next.isCapital || next.sentence !== last.sentence) return 0
  return reading.words.isKnown(end) || isTaken(reading, end) || isLinkInName(next.folded) ? 0 : 1
}

const ROMANCE: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt'])

/** `Estonian National Museum`: the shorter name is common, and this is none of those in the tables. */
function withHead(reading: Reading, sight: NamedSight, names: readonly PlacedName[]): NamedSight {
  const { words } = reading
  if (words.language.code !== 'en' || !tokenAt(reading, sight.at)?.isCapital) return sight
  let at = sight.at
  while (at > 0 && sight.at - at < MOST_HEADS) {
    const token = tokenAt(reading, at - 1)
    const isOther =
      isTaken(reading, at - 1) || names.some((name) => name.city !== null && doMeet(name, { at: at - 1, length: 1 }))
    if (!token?.isCapital || token.kind !== 'word' || words.isKnown(at - 1) || isOther) break
    if (token.sentence !== tokenAt(reading, sight.at)?.sentence || token.text === 'I') break
    at -= 1
  }
  const length = sight.at + sight.length - at
  return { ...sight, at, length, name: sliceOf(reading, at, length) }
}

const MOST_HEADS = 2

function isBelieved(reading: Reading, sight: NamedSight, names: readonly PlacedName[]): boolean {
  const met = names.filter((name) => doMeet(name, sight))
  // "From Brandenburg", "to Versailles": a town to travel to, although a sight has the same name.
  const others = names.filter((name) => !met.includes(name))
  const spoken = new Set(others.flatMap(({ city }) => (city ? [`${city.name} ${city.country}`] : [])))
  const cities = sight.cities.filter((city) => spoken.has(city))
  if (met.some((name) => isTown(name, { ...sight, cities }) && !isQuarter(name, cities, others))) return false
  const isSpokenOf = cities.length > 0
  const words = reading.words.tokens.slice(sight.at, sight.at + sight.length)
  const isLong = words.filter(({ kind, folded }) => kind === 'word' && !isLinkInName(folded)).length > 1
  return isSpokenOf || (sight.isWhole && isLong && words.some(({ isCapital }) => isCapital))
}

const TRAVELLED: ReadonlySet<Cue> = new Set(['origin', 'goal', 'within'])

function isTown({ city, country, cue, length }: PlacedName, sight: NamedSight): boolean {
  if (country !== null) return length >= sight.length
  // "From Gran Canaria Island to Brussels" has nothing of the Grand-Place.
  if (cue === 'origin' && length > sight.length) return true
  if (city === null || length < sight.length || !(TRAVELLED.has(cue) || !sight.isWhole)) return false
  // "Madrid, Prado": the town of that name is in Brazil.
  return !sight.cities.some((each) => !each.endsWith(` ${city.country}`)) || cue === 'origin'
}

/** The Bondi of `Sydney …, Opera House, Bondi`: a suburb by itself, but here the beach of the named city. */
function isQuarter({ city, cue }: PlacedName, cities: readonly string[], others: readonly PlacedName[]): boolean {
  if (!city || cue !== 'none') return false
  return others.some(
    ({ city: large }) =>
      large !== null &&
      cities.includes(`${large.name} ${large.country}`) &&
      distanceKm(large.coordinates, city.coordinates) <= SUBURB_KM,
  )
}

const SUBURB_KM = 12

/** `Fushimi Inari Shrine`, `musée d'Orsay`: the kind belongs to the name, even if the tables differ. */
function withKind(reading: Reading, sight: NamedSight): NamedSight {
  let [at, end] = [sight.at, sight.at + sight.length]
  const isNoun = (place: number): boolean =>
    isSightNoun(tokenAt(reading, place)?.folded ?? '') && !isTaken(reading, place)
  if (isNoun(end) && tokenAt(reading, end)?.sentence === tokenAt(reading, at)?.sentence) end += 1
  let before = at - 1
  while (before > 0 && at - before <= MOST_LINKS && isJoining(reading, before)) before -= 1
  const isOpened = before === at - 1 || !isArticleOnly(reading, at - 1)
  if (isNoun(before) && isOpened && tokenAt(reading, before)?.sentence === tokenAt(reading, at)?.sentence) at = before
  return { ...sight, at, length: end - at, name: sliceOf(reading, at, end - at) }
}

const isJoining = (reading: Reading, at: number): boolean =>
  isLinkInName(tokenAt(reading, at)?.folded ?? '') && lengthAt(reading, at, 'and') === 0

const MOST_LINKS = 2
const ARTICLES = new Set('the la le les el los las il lo i gli o os a as der die das den'.split(' '))

/** "Museo e la Sagrada Família" are two. */
const isArticleOnly = (reading: Reading, at: number): boolean =>
  ARTICLES.has(tokenAt(reading, at)?.folded ?? '') && !isLinkInName(tokenAt(reading, at - 1)?.folded ?? '')
