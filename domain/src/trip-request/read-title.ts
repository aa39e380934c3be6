import { isSightNoun } from '../place-kinds/index.ts'
import { isAbbreviationDot, isSentenceStart, sliceOf } from './places/read-name.ts'
import { isMark, lengthAt, type Reading, tokenAt } from './reading.ts'

export type Title = { readonly name: string; readonly at: number; readonly length: number }

const MAX_TITLE_LENGTH = 20
const INSIDE = new Set(['&', '+', "'", '’', '·', '-', '–', '(', ')', '"', '“', '”', ':', '/'])

/**
 * The proper name of a sight or a hotel: longer than a city's, with numbers and lower-case words in it. It ends where
 * the sentence continues ("while in", "which is"); in a list of sights also at "and".
 */
export function readTitle(reading: Reading, from: number, isList: boolean): Title | null {
  let at = from
  while (lengthAt(reading, at, 'article') > 0 && !isOfName(reading, at)) at += lengthAt(reading, at, 'article')
  if (!isName(reading, at) && !isKindOfName(reading, at)) return null
  const sentence = tokenAt(reading, at)?.sentence
  let end = at + 1
  for (let next = end; next < at + MAX_TITLE_LENGTH; next += 1) {
    const token = tokenAt(reading, next)
    if (!token || token.sentence !== sentence) break
    if (lengthAt(reading, next, 'wanted', 'prefer') > 0 && !token.isCapital) break
    // "Rather Schloss Linderhof: Füssen, two nights".
    if (token.text === ':' && reading.findCity(tokenAt(reading, next + 1)?.text ?? '') !== null) break
    // "Instead of the Louvre I'd like".
    if (token.text === 'I' && !tokenAt(reading, next + 1)?.isCapital) break
    if (isList && (lengthAt(reading, next, 'and') > 0 || isMark(reading, next, ','))) break
    if (
      (lengthAt(reading, next, 'isMust', 'isUnwanted') > 0 && !isTight(reading, next + 1)) ||
      (lengthAt(reading, next, 'nameEnd') > 0 && !token.isCapital)
    )
      break
    if (isName(reading, next) || (token.kind === 'number' && (next === end || isTight(reading, next - 1))))
      end = next + 1
    else if (token.kind === 'mark' ? !isInside(reading, next) : next - end > MOST_SMALL_WORDS) break
  }
  if (end === at + 1) end = withAdjectives(reading, end)
  else end = withLastAdjective(reading, end)
  if (end === at + 1 && lengthAt(reading, at, 'monthName', 'weekday', 'cuisine', 'common', 'publicHoliday') > 0)
    return null
  if (isOnlySpeaker(reading, at, end)) return null
  return { name: sliceOf(reading, at, end - at), at, length: end - at }
}

/** "I'd rather not": the English "I" is capitalised but no name. */
const isOnlySpeaker = (reading: Reading, at: number, end: number): boolean =>
  tokenAt(reading, at)?.text === 'I' && (end === at + 1 || (tokenAt(reading, at + 1)?.isGlued ?? false))

const MOST_SMALL_WORDS = 1
/** The "The" of "The Hague", but not one that only begins a sentence. */
function isOfName(reading: Reading, at: number): boolean {
  if (!tokenAt(reading, at)?.isCapital || !isName(reading, at + 1)) return false
  return !isSentenceStart(reading, at)
}

const LONGEST_ADJECTIVES = 3

/** `Musée archéologique national`: adjectives of the kind follow in lower case. */
function withAdjectives(reading: Reading, end: number): number {
  const noun = tokenAt(reading, end - 1)
  if (reading.words.language.hasCapitalNouns || !isSightNoun(noun?.folded ?? '')) return end
  let next = end
  while (next < end + LONGEST_ADJECTIVES) {
    const token = tokenAt(reading, next)
    if (token?.kind !== 'word' || token.sentence !== noun?.sentence || token.isCapital || reading.words.isKnown(next))
      break
    next += 1
  }
  return next
}

/** `Musée de la Seconde Guerre mondiale`: one more word at the end. */
export function withLastAdjective(reading: Reading, end: number): number {
  const [token, after] = [tokenAt(reading, end), tokenAt(reading, end + 1)]
  const isLast = after === undefined || after.kind === 'mark' || after.sentence !== token?.sentence
  const isRomance = reading.words.language.code !== 'en' && !reading.words.language.hasCapitalNouns
  const isQuality = token?.kind === 'word' && !token.isCapital && !reading.words.isKnown(end)
  return isLast && isRomance && isQuality && token.sentence === tokenAt(reading, end - 1)?.sentence ? end + 1 : end
}

/** The "musée" of "musée Cantini". */
const isKindOfName = (reading: Reading, at: number): boolean =>
  isSightNoun(tokenAt(reading, at)?.folded ?? '') &&
  isName(reading, at + 1) &&
  tokenAt(reading, at)?.sentence === tokenAt(reading, at + 1)?.sentence &&
  !reading.words.language.hasCapitalNouns

const isInside = (reading: Reading, at: number): boolean =>
  INSIDE.has(tokenAt(reading, at)?.text ?? '') || isTight(reading, at) || isAbbreviationDot(reading, at)

/** The point of "No.3". */
function isTight(reading: Reading, at: number): boolean {
  const [before, mark, after] = [at - 1, at, at + 1].map((place) => tokenAt(reading, place))
  return mark?.text === '.' && before?.end === mark.start && after?.start === mark.end && after.kind === 'number'
}

function isName(reading: Reading, at: number): boolean {
  const token = tokenAt(reading, at)
  return (
    token?.kind === 'word' && (token.isCapital || (token.isGlued && (tokenAt(reading, at - 1)?.isCapital ?? false)))
  )
}
