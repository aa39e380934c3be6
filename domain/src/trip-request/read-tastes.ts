import type { Pace } from '../trip/index.ts'
import type { ValueMeaning } from './language.ts'
import { sliceOf } from './places/read-name.ts'
import { isMark, isTaken, lengthAt, type Reading, said, startBefore, take, tokenAt } from './reading.ts'
import type { Diet, Interest, Said, TripRequest } from './trip-request.ts'

const FAR_BEFORE = 8

export type Tastes = Pick<TripRequest, 'interests' | 'pace' | 'diets' | 'cuisines' | 'mobility'> & {
  /** Refused kinds of places, in the words of the request. */
  readonly refused: readonly Said<string>[]
}

export function readTastes(reading: Reading): Tastes {
  const interests = collect<Interest>(reading, 'interest')
  const isRefused = ({ at, length }: Value<Interest>): boolean =>
    isNegated(reading, at) || isRefusedBehind(reading, at + length)
  const isFew = ({ at }: Value<Interest>): boolean => startBefore(reading, at, 'few') >= 0
  return {
    interests: unique(interests.filter((each) => !isRefused(each) && !isFew(each)).map(({ fact }) => fact)),
    refused: interests
      .filter(isRefused)
      .map(({ at, length }) => ({ at, length: length + complementLength(reading, at + length) }))
      .map(({ at, length }) => said(reading, sliceOf(reading, at, length), at, length)),
    pace: collect<Pace>(reading, 'pace')[0]?.fact ?? null,
    diets: unique(collect<Diet>(reading, 'diet').map(({ fact }) => fact)),
    cuisines: readCuisines(reading),
    mobility: collect<'step-free' | 'short-walks'>(reading, 'mobility')[0]?.fact ?? readStairs(reading),
  }
}

/** `Nada de escaleras`, `we'd like to avoid stairs`. */
function readStairs(reading: Reading): Said<'step-free'> | null {
  for (const at of reading.words.tokens.keys()) {
    const length = isTaken(reading, at) ? 0 : lengthAt(reading, at, 'stairs')
    const isRefused = length > 0 && (isNegated(reading, at) || startBefore(reading, at, 'unwanted') >= 0)
    if (!isRefused) continue
    take(reading, at, length)
    return said(reading, 'step-free', at, length)
  }
  return null
}

/** `Nobody walks far`, `keiner läuft gern weit`. */
export function readHardWalking(reading: Reading): Tastes['mobility'] {
  for (const at of reading.words.tokens.keys()) {
    const walk = isTaken(reading, at) ? 0 : lengthAt(reading, at, 'walk')
    const [before, behind] = [startBefore(reading, at, 'far'), lengthAt(reading, at + walk, 'far')]
    if (walk === 0 || (before < 0 && behind === 0)) continue
    const from = before < 0 ? at : before
    if (!isNegated(reading, from)) continue
    take(reading, from, at + walk + behind - from)
    return said(reading, 'short-walks', from, at + walk + behind - from)
  }
  return null
}

/** `shopping no`: a single word refuses only at the end of its clause. */
function isRefusedBehind(reading: Reading, at: number): boolean {
  const length = lengthAt(reading, at, 'isUnwanted') || (tokenAt(reading, at)?.folded === 'no' ? 1 : 0)
  const next = tokenAt(reading, at + length)
  const isEnd = next?.sentence !== tokenAt(reading, at)?.sentence || next?.kind !== 'word'
  return length > 1 || (length === 1 && (isEnd || lengthAt(reading, at + length, 'and') > 0))
}

/** `museos de guerra`: refusing one kind of museum does not refuse the others. */
function complementLength(reading: Reading, at: number): number {
  const joint = lengthAt(reading, at, 'of', 'originWeak')
  const noun = tokenAt(reading, at + joint)
  return joint > 0 && noun?.kind === 'word' && !noun.isCapital && !isTaken(reading, at + joint) ? joint + 1 : 0
}

/** "French" alone may be a passport; in a sentence about food it is a cuisine. */
function readCuisines(reading: Reading): readonly Said<string>[] {
  const sentences = new Set<number>()
  for (const [at, { sentence }] of reading.words.tokens.entries()) {
    if (lengthAt(reading, at, 'meal') > 0) sentences.add(sentence)
  }
  const found = collect<string>(reading, 'cuisine')
  // "Mexican and Indian would be our favourites": a list is never about passports.
  const isListed = ({ at, length }: Value<string>): boolean => {
    const and = lengthAt(reading, at + length, 'and') || (isMark(reading, at + length, ',') ? 1 : 0)
    return and > 0 && found.some((other) => other.at === at + length + and)
  }
  for (const each of found) if (isListed(each)) sentences.add(tokenAt(reading, each.at)?.sentence ?? -1)
  return unique(found.filter(({ at }) => sentences.has(tokenAt(reading, at)?.sentence ?? -1)).map(({ fact }) => fact))
}

type Value<T> = { readonly fact: Said<T>; readonly at: number; readonly length: number }

function collect<T extends string>(reading: Reading, meaning: ValueMeaning): readonly Value<T>[] {
  const found: Value<T>[] = []
  for (let at = 0; at < reading.words.tokens.length; at += 1) {
    const match = reading.words.at(at, meaning)
    if (!match || isTaken(reading, at)) continue
    // "Museum" in "Museum of Modern Art" belongs to a name that was already read.
    found.push({ fact: said(reading, match.value as T, at, match.length), at, length: match.length })
    at += match.length - 1
  }
  return found
}

/** A refusing word shortly before, without a comma: "we do not plan to drive". */
export function isNegated(reading: Reading, at: number, isList = true): boolean {
  const sentence = tokenAt(reading, at)?.sentence
  for (let back = at; back > at - FAR_BEFORE; back -= 1) {
    if (tokenAt(reading, back)?.sentence !== sentence || isMark(reading, back, ',', ';', ':')) return false
    if (back < at && lengthAt(reading, back, 'but') > 0) return false
    // "No bars and clubs" refuses both; "we do not fly and want a private room" refuses one thing.
    const isOr = ALTERNATIVES.has(tokenAt(reading, back)?.folded ?? '')
    if (!isList && back < at && !isOr && lengthAt(reading, back, 'and') > 0) return false
    const length = lengthAt(reading, back, 'not')
    // "No more than two hours of driving" allows some.
    if (length > 0 && MORE.has(tokenAt(reading, back + length)?.folded ?? '')) return false
    if (length > 0 && back + length <= at) return true
  }
  return false
}

/** "No couples or romantic dinners" refuses both. */
const ALTERNATIVES = new Set('or nor oder noch ou ni o ne'.split(' '))
const MORE = new Set('more over mehr plus mas piu mais'.split(' '))

function unique<T>(facts: readonly Said<T>[]): readonly Said<T>[] {
  return facts.filter(({ value }, index) => facts.findIndex((other) => other.value === value) === index)
}
