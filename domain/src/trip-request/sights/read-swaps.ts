import { isKindInName, wordsOfName } from '../../place-names/index.ts'
import { sliceOf } from '../places/read-name.ts'
import type { Title } from '../read-title.ts'
import { isMark, isTaken, lengthAt, type Reading, said, take, tokenAt } from '../reading.ts'
import type { Said } from '../trip-request.ts'
import { isBorder } from './read-listed-sights.ts'

const LONGEST_NAME = 7

/** `Swap the Uffizi for the Stibbert Museum`, `rather the Stibbert Museum than the Uffizi`: one is wished, one refused. */
export function readSwaps(reading: Reading): { see: Said<string>[]; not: Said<string>[] } {
  const found = { see: [] as Said<string>[], not: [] as Said<string>[] }
  for (const at of reading.words.tokens.keys()) {
    const isVerb = tokenAt(reading, at)?.folded.startsWith('pref') ?? false
    const pair =
      readInstead(reading, at) ??
      readPair(reading, at, 'swap', 'swapFor') ??
      readPair(reading, at, 'prefer', 'than') ??
      (isVerb ? readPair(reading, at, 'prefer', 'preferTo') : null)
    if (!pair) continue
    const [first, second] = pair.titles.map(({ name, at: from, length }) => said(reading, name, from, length))
    if (!first || !second) continue
    found.see.push(pair.meaning === 'swap' ? second : first)
    found.not.push(pair.meaning === 'swap' ? first : second)
    for (const title of pair.titles) take(reading, title.at, title.length)
  }
  return found
}

type Pair = { readonly titles: readonly [Title, Title]; readonly meaning: 'swap' | 'prefer' }

/** `Statt Neuschwanstein lieber Linderhof`, `au lieu du Louvre, plutôt Orsay`. */
function readInstead(reading: Reading, at: number): Pair | null {
  const opening = INSTEAD.test(tokenAt(reading, at)?.folded ?? '') ? lengthAt(reading, at, 'unwanted') : 0
  const isEnd = (place: number): boolean => lengthAt(reading, place, 'prefer') > 0
  const first = opening > 0 ? readUntil(reading, at + opening, isEnd) : null
  const end = first ? first.at + first.length : 0
  const comma = isMark(reading, end, ',') ? 1 : 0
  const preferring = first ? lengthAt(reading, end + comma, 'prefer') : 0
  const second = preferring > 0 ? readUntil(reading, end + comma + preferring, () => false) : null
  if (!first || !second || ![first, second].every((title) => isNamed(reading, title))) return null
  return { titles: [first, second], meaning: 'swap' }
}

const INSTEAD = /^(?:statt|anstatt|anstelle|instead|in|au|a|en|invece|al|em|no|ao)$/

function isNamed({ words }: Reading, { at, length }: Title): boolean {
  const tokens = words.tokens.slice(at, at + length)
  return tokens.some(({ isCapital }, step) => isCapital && !words.isKnown(at + step))
}

function readPair(
  reading: Reading,
  at: number,
  meaning: Pair['meaning'],
  joint: 'swapFor' | 'than' | 'preferTo',
): Pair | null {
  const opening = lengthAt(reading, at, meaning)
  if (opening === 0) return null
  const first = readUntil(reading, at + opening, (place) => lengthAt(reading, place, joint) > 0)
  const end = first ? first.at + first.length : 0
  const second = first ? readUntil(reading, end + lengthAt(reading, end, joint), () => false) : null
  if (!first || !second || lengthAt(reading, end, joint) === 0) return null
  return [first, second].every((title) => isSight(reading, title)) ? { titles: [first, second], meaning } : null
}

function readUntil(reading: Reading, from: number, isEnd: (at: number) => boolean): Title | null {
  const at = from + lengthAt(reading, from, 'article')
  let end = at
  while (end < at + LONGEST_NAME) {
    const token = tokenAt(reading, end)
    if (token?.kind !== 'word' || isBorder(reading, end) || isTaken(reading, end)) break
    if (end > at && (isEnd(end) || lengthAt(reading, end, 'within', 'nameEnd') > 0)) break
    end += 1
  }
  return end > at ? { name: sliceOf(reading, at, end - at), at, length: end - at } : null
}

/** "Rather walk than drive" swaps no sights: a sight has a capital, a kind or an entry in our tables. */
function isSight(reading: Reading, { at, length }: Title): boolean {
  const tokens = reading.words.tokens.slice(at, at + length)
  const capitals = tokens.filter((token) => token.isCapital)
  const isCapital = reading.words.language.hasCapitalNouns
    ? capitals.length > 1 && capitals.every((_, step) => !reading.words.isKnown(at + step))
    : capitals.length > 0
  const isKind = length > 1 && tokens.some(({ folded }) => wordsOfName([folded]).some(isKindInName))
  const known = reading.findSight(tokens.map(({ folded }) => folded))
  return isCapital || isKind || (known !== null && known.cities.length > 0)
}
