import { type Concepts, conceptsIn } from './concepts.ts'
import { hashOf } from './features.ts'
import { foldText } from './fold-text.ts'

/** Kinds of words in a message, as they are marked in the corpus. */
export const SLOT_KINDS = [
  'airline',
  'airport',
  'avoid',
  'country',
  'date',
  'days',
  'delay',
  'diet',
  'from',
  'item',
  'language',
  'mode',
  'money',
  'nationality',
  'pace',
  'people',
  'place',
  'sight',
  'time',
  'to',
  'wish',
] as const
export type SlotKind = (typeof SLOT_KINDS)[number]

export type TaggedSlot = {
  readonly kind: SlotKind
  /** Place in the text as typed. */
  readonly start: number
  readonly end: number
}

/** 0 is a word of no kind; then two labels per kind, its first word and the words that follow. */
export const LABELS = 1 + 2 * SLOT_KINDS.length
export const firstLabel = (kind: SlotKind): number => 1 + 2 * SLOT_KINDS.indexOf(kind)
const isFirst = (label: number): boolean => label % 2 === 1

export type TaggerModel = {
  readonly bits: number
  readonly concepts: Concepts
  /** The row of a bucket plus one, or 0. */
  readonly rowOf: Uint32Array
  /** The start of each row's weights; one more entry than rows. */
  readonly starts: Uint32Array
  readonly labels: Uint8Array
  readonly weights: Int8Array
}

export type Word = {
  readonly start: number
  readonly end: number
  readonly folded: string
  readonly isCapital: boolean
  /** A sign of a script without spaces. */
  readonly isSign: boolean
}

const LONGEST_TAGGED = 600
/** Words; in scripts without spaces, and in Korean, every sign for itself. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]\p{M}*|[\p{L}\p{M}]+|\p{N}+|[$€£¥₹₩฿₺%+&/:.,;!?-]/gu
const SIGN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

export function wordsOf(text: string): readonly Word[] {
  return [...text.slice(0, LONGEST_TAGGED).matchAll(WORDS)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: foldText(word),
    isCapital: /^\p{Lu}/u.test(word),
    isSign: SIGN.test(word),
  }))
}

export function tagSlots(model: TaggerModel, text: string): readonly TaggedSlot[] {
  const words = wordsOf(text)
  const featuresAt = taggerFeatures(words, model)
  const labels: number[] = []
  for (let at = 0; at < words.length; at += 1)
    labels.push(bestLabel(scoresOf(model, featuresAt(at, labels.at(-1) ?? 0)), labels.at(-1) ?? 0))
  return slotsOf(words, labels)
}

function scoresOf({ rowOf, starts, labels, weights }: TaggerModel, features: readonly number[]): Float64Array {
  const scores = new Float64Array(LABELS)
  for (const bucket of features) {
    const row = rowOf[bucket]! - 1
    if (row < 0) continue
    for (let at = starts[row]!; at < starts[row + 1]!; at += 1) scores[labels[at]!]! += weights[at]!
  }
  return scores
}

/** The words that follow a first word have its kind. */
export function bestLabel(scores: Float64Array | Float32Array, before: number): number {
  let best = 0
  for (let label = 1; label < LABELS; label += 1) {
    const isPossible = isFirst(label) || label === before || label === before + 1
    if (isPossible && (isFirst(label) || before > 0) && scores[label]! > scores[best]!) best = label
  }
  return best
}

function slotsOf(words: readonly Word[], labels: readonly number[]): readonly TaggedSlot[] {
  const slots: { kind: SlotKind; start: number; end: number }[] = []
  for (const [at, label] of labels.entries()) {
    const { start, end } = words[at]!
    const last = slots.at(-1)
    if (label === 0) continue
    if (isFirst(label) || !last) slots.push({ kind: SLOT_KINDS[(label - 1) >> 1]!, start, end })
    else last.end = end
  }
  return slots
}

const DIGIT = /\p{N}/u
const AROUND = 3

/** Hashed features of a word: itself, its beginning and end, its neighbours, what they mean, and the label before. */
export function taggerFeatures(
  words: readonly Word[],
  { bits, concepts }: Pick<TaggerModel, 'bits' | 'concepts'>,
): (at: number, before: number) => readonly number[] {
  const last = 2 ** bits - 1
  const meant = words.map(({ folded, isSign }) => (isSign ? [] : conceptsIn([folded], concepts)))
  const of = (at: number): string => words[at]?.folded ?? (at < 0 ? '<' : '>')
  const fixed = words.map((word, at) => {
    const own = word.folded
    const named = [`0 ${own}`, `c${Number(word.isCapital)} ${Number(at === 0)}`, `s${Number(word.isSign)}`]
    for (let step = 1; step <= (word.isSign ? AROUND : 2); step += 1)
      named.push(`-${step} ${of(at - step)}`, `+${step} ${of(at + step)}`)
    named.push(`-1 0 ${of(at - 1)} ${own}`, `0 +1 ${own} ${of(at + 1)}`, `-1 +1 ${of(at - 1)} ${of(at + 1)}`)
    if (word.isSign)
      named.push(
        `-2 -1 ${of(at - 2)} ${of(at - 1)}`,
        `+1 +2 ${of(at + 1)} ${of(at + 2)}`,
        `-1 0 +1 ${of(at - 1)} ${own} ${of(at + 1)}`,
        `-2 -1 0 ${of(at - 2)} ${of(at - 1)} ${own}`,
        `0 +1 +2 ${own} ${of(at + 1)} ${of(at + 2)}`,
      )
    else {
      for (let length = 2; length <= 4 && length < own.length; length += 1)
        named.push(`e ${own.slice(-length)}`, `b ${own.slice(0, length)}`)
      named.push(`d ${Number(DIGIT.test(own))} ${Math.min(own.length, 5)}`)
    }
    for (const [step, name] of [
      [-2, 'm-2'],
      [-1, 'm-1'],
      [0, 'm0'],
      [1, 'm+1'],
      [2, 'm+2'],
    ] as const)
      for (const concept of meant[at + step] ?? []) named.push(`${name} ${concept}`)
    return named.map((name) => hashOf(name) & last)
  })
  return (at, before) => [
    ...fixed[at]!,
    hashOf(`l ${before}`) & last,
    hashOf(`l0 ${before} ${of(at)}`) & last,
    hashOf(`l-1 ${before} ${of(at - 1)}`) & last,
    ...(meant[at] ?? []).map((concept) => hashOf(`lm ${before} ${concept}`) & last),
  ]
}
