import type { ReaderIntent } from './intents.ts'
import { endsOpen } from './open-words.ts'
import type { LikelyIntent, ReadingContext } from './read-intents.ts'
import type { ReaderModel } from './reader-model.ts'
import { scoreText, type TextScore } from './score-text.ts'
import { maskNames, type NameSpan } from './slots.ts'

/** One thing that a message asks, and the words that ask it. */
export type Ask = LikelyIntent & { readonly text: string }

/** From here on the message may ask two things, and places to part it are tried. */
const MAY_BE_SEVERAL = 0.2
/** At a mere space, it has to be likelier. */
const LIKELY_SEVERAL = 0.5
/** Each part must be this likely. */
const PART = 0.5
/** The whole message must speak of both, unless it surely asks several: "I have a valid US visa" asks nothing. */
const LEAST_OF_WHOLE = 0.06
const SURELY_SEVERAL = 0.95
const TRIP: ReaderIntent = 'itinerary'
const SHORTEST_PART = 4
const LONGEST_PARTED = 300
/** Where one thing may end and the next begin: after a sign, or at a space. */
const BOUNDARY = /[.?!;,،؛؟。？！、，…\n]+|\s+/gu
/** Signs part what is surely several. */
const SEVERAL_AT_SIGNS = 0.8
const LEAST_WORDS = 3
/** Where nothing else says that several things are asked. */
const PART_ALONE = 0.8
const QUESTION = /[^.?!;،؛。？！؟…\n]+[?？؟]/gu
const SENTENCE = /[^.?!;,،؛؟。？！、，…\n]+/gu
const SIGN = /[.?!;,،؛؟。？！、，…\n]/u
/** Two sides, and two of each. */
const DEEPEST = 2
/** A sign parts better than a space. */
const AT_SIGN = 1.3

/** What a message asks, up to four things, in the order of the message. */
export function readAsks(
  model: ReaderModel,
  text: string,
  { names = [], before = null }: ReadingContext = {},
): readonly Ask[] {
  const read: ReadPart = (start, end, after) => {
    const part = text.slice(start, end)
    const inside = within(names, start, end)
    const asTyped = readPart(model, part, part, after)
    if (inside.length === 0) return asTyped
    // A name may also be an ordinary word, so that it is read both ways and the surer reading counts.
    const masked = readPart(model, part, maskNames(part, inside), after)
    return masked.probability > asTyped.probability ? masked : asTyped
  }
  const whole = read(0, text.length, before)
  const parting = { model, text, read, before, start: 0 }
  const parts =
    text.length > LONGEST_PARTED ? [] : mostOf(parted(whole, parting, DEEPEST), partedAtSigns(whole, parting))
  // "Family of four, Switzerland in May, is the pass worth it?": a trip is told, and something else is asked.
  const asked = parts.filter(({ intent }) => !whole.tellsTrip || intent !== TRIP)
  const { intent, probability } = whole
  if (asked.length === 0) return [{ intent, probability, text }]
  return asked.filter((each, index) => asked.findIndex((other) => other.intent === each.intent) === index)
}

type ReadPart = (start: number, end: number, after: ReaderIntent | null) => Read

type Parting = {
  readonly model: ReaderModel
  readonly text: string
  readonly read: ReadPart
  readonly before: ReaderIntent | null
  /** Where the part begins in the text. */
  readonly start: number
}

/** A part that asks several things is parted at its clearest boundary, and each side again. */
function parted(whole: Read, { model, text, read, before, start }: Parting, depth: number): readonly Ask[] {
  const { several, probabilities } = whole
  const alone = { intent: whole.intent, probability: whole.probability, text: whole.text }
  if (depth === 0 || several < MAY_BE_SEVERAL) return [alone]
  const end = start + whole.text.length
  let best: readonly [Read, Read, number] | null = null
  let most = 0
  for (const { 0: sign, index } of whole.text.matchAll(BOUNDARY)) {
    const [to, next] = [start + index, start + index + sign.length]
    const isSign = SIGN.test(sign)
    if (!isSign && several < LIKELY_SEVERAL) continue
    if (!isSign && endsOpen(whole.text.slice(0, index))) continue
    if (index < SHORTEST_PART || end - next < SHORTEST_PART) continue
    const one = read(start, to, before)
    const other = read(next, end, one.intent)
    const likely = clarityOf(one) * clarityOf(other) * (isSign ? AT_SIGN : 1)
    const isOfWhole = [one, other].every(
      ({ intent }) => probabilities[model.intents.indexOf(intent)]! >= LEAST_OF_WHOLE,
    )
    const areClear = Math.min(clarityOf(one), clarityOf(other)) >= PART
    if (one.intent === other.intent || !(isOfWhole || several >= SURELY_SEVERAL) || !areClear || likely <= most)
      continue
    most = likely
    best = [one, other, next]
  }
  if (!best) return [alone]
  const [one, other, next] = best
  return [
    ...parted(one, { model, text, read, before, start }, depth - 1),
    ...parted(other, { model, text, read, before: one.intent, start: next }, depth - 1),
  ]
}

/** Sentence by sentence, where several are clear: one that is not, only tells of the trip. */
function partedAtSigns(whole: Read, { model, text, read, before }: Parting): readonly Ask[] {
  // Two question marks ask two things; of commas the model has to say so, or each part by itself.
  const isOfQuestions = [...text.matchAll(QUESTION)].filter(([question]) => !isShort(question)).length > 1
  const isSeveral = isOfQuestions || whole.several >= SEVERAL_AT_SIGNS
  const asked: Ask[] = []
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    if (sentence.trim().length < SHORTEST_PART) continue
    const end = index + sentence.length
    const after = asked.at(-1)?.intent ?? before
    const part = clearer(read(index, end, after), read(index, end, null))
    const isOfWhole = whole.probabilities[model.intents.indexOf(part.intent)]! >= LEAST_OF_WHOLE
    // "German passport" only tells, unless the whole message speaks of it as well.
    if (!isOfWhole && (!isSeveral || isShort(sentence))) continue
    if (clarityOf(part) < (isSeveral ? PART : PART_ALONE)) continue
    asked.push(...parted(part, { model, text, read, before: after, start: index }, DEEPEST))
  }
  return asked
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const isShort = (sentence: string): boolean =>
  !UNSPACED.test(sentence) && sentence.trim().split(/\s+/).length < LEAST_WORDS

/** Both may part the message: the one that finds more, and of equals the one that parts no sentence. */
function mostOf(anywhere: readonly Ask[], atSigns: readonly Ask[]): readonly Ask[] {
  const count = (asks: readonly Ask[]): number => new Set(asks.map(({ intent }) => intent)).size
  return count(atSigns) > 1 && count(atSigns) >= count(anywhere) ? atSigns : anywhere
}

function clearer(one: Read, other: Read): Read {
  return clarityOf(other) > clarityOf(one) ? other : one
}

/** Of a side that asks two things itself, both count. */
function clarityOf({ probability, probabilities, several }: Read): number {
  if (several < LIKELY_SEVERAL) return probability
  const second = probabilities.reduce((most, each) => (each < probability && each > most ? each : most), 0)
  return probability + second
}

type Read = Ask & Pick<TextScore, 'probabilities' | 'several' | 'tellsTrip'>

function readPart(model: ReaderModel, text: string, read: string, before: ReaderIntent | null): Read {
  const { probabilities, several, tellsTrip } = scoreText(model, read, before)
  return { ...likeliest(model, probabilities), probabilities, several, tellsTrip, text }
}

function within(names: readonly NameSpan[], start: number, end: number): readonly NameSpan[] {
  return names
    .filter((name) => name.start >= start && name.end <= end)
    .map(({ slot, ...name }) => ({ slot, start: name.start - start, end: name.end - start }))
}

function likeliest({ intents }: ReaderModel, probabilities: Float64Array): LikelyIntent {
  const at = probabilities.reduce((most, each, index) => (each > probabilities[most]! ? index : most), 0)
  return { intent: intents[at]!, probability: probabilities[at]! }
}
