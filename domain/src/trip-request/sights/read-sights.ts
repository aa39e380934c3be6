import { isKindInName, wordsOfName } from '../../place-names/index.ts'
import { readLoneNames } from '../places/read-lone-names.ts'
import { isAbbreviationDot, isSentenceStart, sliceOf } from '../places/read-name.ts'
import type { Places } from '../places/read-places.ts'
import { isNegated } from '../read-tastes.ts'
import { readTitle, type Title, withLastAdjective } from '../read-title.ts'
import { isMark, isTaken, lengthAt, type Reading, said, startBefore, take, tokenAt } from '../reading.ts'
import type { Said, TextSpan } from '../trip-request.ts'
import { doMeet } from './filter-plausible-sights.ts'
import { isToVisit } from './is-to-visit.ts'
import { judgeSights } from './judge-sights.ts'
import type { DescribedSight } from './read-described-sights.ts'
import { readListedSights } from './read-listed-sights.ts'
import { readSmallSights } from './read-small-sights.ts'
import { readSwaps } from './read-swaps.ts'

/** Wished and refused sights by name. */
export function readSights(reading: Reading, places: Places): { mustSee: Said<string>[]; mustNot: Said<string>[] } {
  const cities = [...places.destinations, ...(places.origin ? [places.origin] : [])]
  const isWithin = (title: Title): boolean =>
    cities.some(
      ({ at, length, name }) =>
        (title.at >= at && title.at < at + length && title.length <= length) || name === title.name,
    )
  // "Detroit–Miami" is a route and no sight.
  const isWay = (title: Title): boolean =>
    cities.some(({ at }) => at === title.at) &&
    cities.some(({ at, length }) => at > title.at && at + length === title.at + title.length)
  const isCity = (title: Title): boolean => isWithin(title) || isWay(title)
  const swaps = readSwaps(reading)
  const named = readNamed(reading, places.named)
  const described = places.sights
    .filter(({ at }) => !isTaken(reading, at))
    .map((sight) => readDescribed(reading, sight))
  // A verdict after a name comes first: in "Tussauds auf keinen Fall, Rijksmuseum unbedingt" none is before it.
  const skipped = beforeVerdict(reading, 'isUnwanted', isCity)
  const prized = beforeVerdict(reading, 'isMust', isCity)
  const mustNot = [
    ...swaps.not,
    ...named.not,
    ...described.flatMap(({ no }) => no ?? []),
    ...skipped,
    ...collect(reading, ['unwanted'], isCity),
  ]
  const mustSee = [
    ...swaps.see,
    ...named.see,
    ...described.flatMap(({ yes }) => yes ?? []),
    ...prized,
    ...collect(reading, ['wanted', 'visit'], isCity),
    ...beforeVerb(reading, isCity),
    ...readSmallSights(reading, isCity),
  ]
  // "Aveiro …, museu de aveiro": the city was named beside its museum, too.
  const isSaidElsewhere = ({ at }: Title, title: Title): boolean =>
    reading.words.tokens.some(
      ({ folded }, place) => folded === foldedAt(reading, at) && (place < title.at || place >= title.at + title.length),
    )
  const holdsCity = (title: Title): boolean =>
    cities.some((city) => doMeet(city, title) && !isSaidElsewhere(city, title))
  const listed = places.destinations.length > 0 ? readListedSights(reading, holdsCity) : { see: [], not: [] }
  mustNot.push(...listed.not)
  mustSee.push(...listed.see)
  // "London Heathrow": its city by another name.
  const isCityAgain = (name: string): boolean => {
    const city = reading.findCity(name)
    return city !== null && cities.some((other) => other.city?.cityId === city.cityId && other.city.name === city.name)
  }
  const lone =
    places.destinations.length > 0 ? readLone(reading, [...mustSee, ...mustNot], holdsCity, isCityAgain) : NOTHING
  mustNot.push(...lone.not)
  mustSee.push(...lone.see)
  const refused = new Set(mustNot.map(({ value }) => value))
  return {
    mustSee: unique(mustSee.filter(({ value }) => !refused.has(value))),
    mustNot: unique(mustNot.filter(({ value }) => isToVisit(value))),
  }
}

const NOTHING = { see: [], not: [] }

function readLone(
  reading: Reading,
  sights: readonly Said<string>[],
  holdsCity: (title: Title) => boolean,
  isCityAgain: (name: string) => boolean,
): ReturnType<typeof readLoneNames> {
  const { tokens } = reading.words
  const spans = sights.map(({ span }) => {
    const at = tokens.findIndex(({ start }) => start === span.start)
    return { at, length: tokens.findIndex(({ end }) => end === span.end) - at + 1 }
  })
  const isPlace = (title: Title): boolean =>
    holdsCity(title) || isCityAgain(title.name) || reading.findCountry(title.name) !== null
  return readLoneNames(reading, spans, isPlace)
}

function readNamed(reading: Reading, sights: Places['named']): { see: Said<string>[]; not: Said<string>[] } {
  const free = sights.filter(({ at, length }) => !isTaken(reading, at, length))
  const facts = judgeSights(reading, free).map((verdict, index) => ({ verdict, sight: free[index] }))
  const found = { see: [] as Said<string>[], not: [] as Said<string>[] }
  for (const { verdict, sight } of facts) {
    if (!sight) continue
    if (verdict !== 'beside') found[verdict].push(said(reading, sight.name, sight.at, sight.length))
    take(reading, sight.at, sight.length)
  }
  return found
}

/** The longer name wins: "the Palace of Fine Arts Theatre" is not the palace of Fine Arts. */
function readDescribed(reading: Reading, sight: DescribedSight): { yes?: Said<string>; no?: Said<string> } {
  const title = tokenAt(reading, sight.at)?.isCapital ? readTitle(reading, sight.at, true) : null
  const named = title && title.at === sight.at && title.length > sight.length ? title : sight
  const { at } = named
  const length = withLastAdjective(reading, at + named.length) - at
  const fact = said(reading, sliceOf(reading, at, length), at, length)
  const isRefused = isNegated(reading, at)
  take(reading, at, length)
  return isRefused ? { no: fact } : { yes: fact }
}

function collect(
  reading: Reading,
  meanings: readonly ('wanted' | 'visit' | 'unwanted')[],
  isCity: (title: Title) => boolean,
): Said<string>[] {
  const found: Said<string>[] = []
  for (let at = 0; at < reading.words.tokens.length; at += 1) {
    const opening = lengthAt(reading, at, ...meanings)
    let next = at + opening
    // "Absolutely want to see": several phrases of the same meaning in a row.
    while (opening > 0 && lengthAt(reading, next, ...meanings) > 0) next += lengthAt(reading, next, ...meanings)
    // "Kein Fleisch" is a diet.
    if (opening === 0 || reading.words.at(at, 'diet')) continue
    if (isMark(reading, next, ':')) next += 1
    // "Nobody wants to see".
    if (meanings.includes('wanted') && lengthAt(reading, at, 'unwanted', 'not') === 0 && isNegated(reading, at))
      continue
    for (let title = readTitle(reading, next, true); title; title = readTitle(reading, next, true)) {
      // "Wir träumen von Sevilla, Reisekasse 1.400 Euro".
      if (lengthAt(reading, title.at, 'budget') > 0) break
      const isKnown = reading.words.isKnown(title.at) && !isNamedKind(reading, title)
      const isWord = title.length === 1 && (isKnown || isNoun(reading, title, meanings))
      const isCountry = reading.findCountry(title.name) !== null
      if (!isCity(title) && !isCountry && !isTaken(reading, title.at) && !isWord) {
        found.push(said(reading, title.name, title.at, title.length))
        take(reading, title.at, title.length)
      }
      const end = title.at + title.length
      const comma = isMark(reading, end, ',') ? 1 : 0
      const and = lengthAt(reading, end + comma, 'and')
      next = end + comma + and
      if (comma + and === 0 || (and === 0 && meanings.includes('unwanted'))) break
    }
    at = Math.max(at, next - 1)
  }
  return found
}

/** `l'Acquario`: capitalised within a sentence, a kind is the name of a well-known sight. */
const isNamedKind = (reading: Reading, { at }: Title): boolean =>
  !reading.words.language.hasCapitalNouns &&
  tokenAt(reading, at)?.isCapital === true &&
  !isSentenceStart(reading, at) &&
  lengthAt(reading, at, 'interest') > 0 &&
  lengthAt(reading, at, 'common', 'monthName', 'weekday', 'publicHoliday', 'cuisine') === 0

/** "Keine Hetze": German capitalises every noun, and a refused one is a sight only with a kind ("kein Dom"). */
function isNoun(reading: Reading, { at }: Title, meanings: readonly string[]): boolean {
  if (!reading.words.language.hasCapitalNouns || !meanings.includes('unwanted')) return false
  return !wordsOfName([foldedAt(reading, at)]).some(isKindInName)
}

const foldedAt = (reading: Reading, at: number): string => tokenAt(reading, at)?.folded ?? ''

/** `The Prado is a must`, `Madame Tussauds can be skipped`. */
function beforeVerdict(
  reading: Reading,
  meaning: 'isMust' | 'isUnwanted',
  isCity: (title: Title) => boolean,
): Said<string>[] {
  const found: Said<string>[] = []
  for (const [at, { sentence }] of reading.words.tokens.entries()) {
    const length = lengthAt(reading, at, meaning)
    if (length === 0) continue
    // "Unbedingt" and "auf keinen Fall" may come before or after a name, and "no" may mean anything: here they follow
    // it.
    const isTight = length === 1 || lengthAt(reading, at, 'wanted', 'unwanted') > 0
    if (isTight && !isClauseEnd(reading, at + length)) continue
    for (
      let back = at - 1;
      back >= 0 && back > at - LONGEST_WAY_BACK && tokenAt(reading, back)?.sentence === sentence;
      back -= 1
    ) {
      // "Ein Besuch der Hagia Sophia wäre schön".
      const visit = lengthAt(reading, back, 'visit')
      const title =
        isNameStart(reading, back) && tokenAt(reading, back)?.isCapital ? readTitle(reading, back + visit, true) : null
      if (!title || isCity(title) || title.at + title.length > at || isTaken(reading, title.at)) continue
      if ((isTight && title.at + title.length !== at) || isOtherClause(reading, title, at)) break
      found.push(...withListed(reading, withKind(reading, withCapitals(reading, title, isCity)), isCity))
      break
    }
  }
  return found
}

/** "Großartig wäre es, wenn möglich": words or a comma separate a name from its verdict, not both. */
function isOtherClause(reading: Reading, { at, length }: Title, verdict: number): boolean {
  const between = reading.words.tokens.slice(at + length, verdict)
  return between.some(({ kind }) => kind === 'word') && between.at(-1)?.kind === 'mark' && between.length > 1
}

/** `O Convento de Cristo é obrigatório`: the name begins before the last capital. */
function withCapitals(reading: Reading, title: Title, isCity: (title: Title) => boolean): Title {
  const joint = startBefore(reading, title.at, 'of', 'originWeak', 'article')
  const before = joint > 0 ? tokenAt(reading, joint - 1) : undefined
  if (!before?.isCapital || reading.words.language.hasCapitalNouns || !isNameStart(reading, joint - 1)) return title
  const longer = readTitle(reading, joint - 1, true)
  const isSame = longer?.at === joint - 1 && longer.at + longer.length === title.at + title.length
  return longer && isSame && !isCity(longer) && !isTaken(reading, longer.at) ? longer : title
}

/** `Colosseum, Forum and Vatican Museums are musts`: including all earlier items. */
function withListed(reading: Reading, last: Title, isCity: (title: Title) => boolean): Said<string>[] {
  const found: Said<string>[] = []
  for (let title: Title | null = last; title; title = titleBefore(reading, title)) {
    if (isCity(title) || isTaken(reading, title.at)) break
    found.unshift(said(reading, title.name, title.at, title.length))
    take(reading, title.at, title.length)
  }
  return found
}

/** `Les musées du Vatican sont …`: the kind comes before the name. */
function withKind(reading: Reading, title: Title): Title {
  const article = startBefore(reading, title.at, 'article')
  const joints = [startBefore(reading, title.at, 'of', 'originWeak'), article].filter((at) => at >= 0)
  for (const joint of joints) {
    const at = startBefore(reading, joint, 'sight', 'interest')
    const length = title.at + title.length - at
    if (at >= 0) return { name: sliceOf(reading, at, length), at, length }
  }
  return title
}

/** The sight before "and" or a comma, with nothing else in between. */
function titleBefore(reading: Reading, { at }: Title): Title | null {
  const article = startBefore(reading, at, 'article')
  let joint = article >= 0 ? article : at
  const and = startBefore(reading, joint, 'and')
  if (and >= 0) joint = and
  if (isMark(reading, joint - 1, ',')) joint -= 1
  if (joint === (article >= 0 ? article : at)) return null
  for (let back = joint - 1; back > joint - LONGEST_WAY_BACK; back -= 1) {
    if (tokenAt(reading, back)?.sentence !== tokenAt(reading, at)?.sentence) return null
    const isStart = tokenAt(reading, back)?.isCapital && isNameStart(reading, back)
    const title = isStart ? readTitle(reading, back, true) : null
    if (title && title.at + title.length === joint) return title
  }
  return null
}

/** `Würden wir gern die Pinacoteca di Brera besuchen`: the German verb comes after the sight. */
function beforeVerb(reading: Reading, isCity: (title: Title) => boolean): Said<string>[] {
  if (!reading.words.language.hasCapitalNouns) return []
  const found: Said<string>[] = []
  for (const [at, token] of reading.words.tokens.entries()) {
    if (lengthAt(reading, at, 'visit') === 0 || token.isCapital || !token.folded.endsWith('en')) continue
    const title = titleEndingAt(reading, tokenAt(reading, at - 1)?.folded === 'zu' ? at - 1 : at)
    if (!title || isCity(title) || isTaken(reading, title.at) || isNegated(reading, title.at)) continue
    if (title.length === 1 && reading.words.isKnown(title.at)) continue
    found.push(said(reading, title.name, title.at, title.length))
    take(reading, title.at, title.length)
  }
  return found
}

function titleEndingAt(reading: Reading, end: number): Title | null {
  for (let back = end - 1; back > end - LONGEST_WAY_BACK; back -= 1) {
    const isLed = lengthAt(reading, back - 1, 'article') > 0 || back === end - 1
    const title = isLed && tokenAt(reading, back)?.isCapital ? readTitle(reading, back, true) : null
    if (title && title.at === back && title.at + title.length === end && lengthAt(reading, back - 1, 'article') > 0)
      return title
  }
  return null
}

function isClauseEnd(reading: Reading, at: number): boolean {
  const token = tokenAt(reading, at)
  return (
    token?.sentence !== tokenAt(reading, at - 1)?.sentence || token?.kind === 'mark' || lengthAt(reading, at, 'and') > 0
  )
}

/** Not the "Church" of "St. Mary's Church". */
function isNameStart(reading: Reading, at: number): boolean {
  const before = tokenAt(reading, at - 1)
  if (before?.sentence !== tokenAt(reading, at)?.sentence) return true
  return !before?.isCapital && !before?.isGlued && !isAbbreviationDot(reading, at - 1)
}

const LONGEST_WAY_BACK = 8

/** The longer name wins: "Ancient Porto Bridge". */
const isInside = (one: TextSpan, other: TextSpan): boolean =>
  one.start >= other.start && one.end <= other.end && one.end - one.start < other.end - other.start

function unique(facts: readonly Said<string>[]): Said<string>[] {
  return facts
    .filter(({ value }, index) => facts.findIndex((other) => other.value === value) === index)
    .filter(({ span }) => !facts.some((other) => isInside(span, other.span)))
    .toSorted((one, other) => one.span.start - other.span.start)
}
