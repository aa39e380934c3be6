import {
  bestLabel,
  type Concepts,
  firstLabel,
  LABELS,
  SLOT_KINDS,
  type SlotKind,
  taggerFeatures,
  wordsOf,
} from '@app/domain/learned-reader'

import type { CorpusLine } from './corpus-line.ts'
import { randomNumbers } from './random-numbers.ts'

export type TaggerPlan = { readonly bits: number; readonly epochs: number; readonly seed: number }

export const TAGGER_PLAN: TaggerPlan = { bits: 19, epochs: 6, seed: 20_261_119 }

/** Only in requests for a plan is every slot marked; elsewhere only names are. */
const ALL_MARKED = new Set(['itinerary', 'itinerary_change'])
const NAMES: readonly string[] = ['airline', 'airport', 'country', 'from', 'place', 'sight', 'to']
const SLOT = /\[([a-z]+):([^\]]*)\]/gu

type Tagged = {
  readonly features: ReturnType<typeof taggerFeatures>
  readonly labels: readonly number[]
  readonly isWhole: boolean
}

/** Dense weights, a row of labels per bucket. */
export type TaggerWeights = { readonly bits: number; readonly weights: Float32Array }

/** An averaged perceptron: after a wrong label, weights move towards the right one; the average over time is kept. */
export function trainTagger(
  lines: readonly CorpusLine[],
  concepts: Concepts,
  { bits, epochs, seed }: TaggerPlan = TAGGER_PLAN,
): TaggerWeights {
  const random = randomNumbers(seed)
  const size = 2 ** bits * LABELS
  const [weights, sums] = [new Float32Array(size), new Float64Array(size)]
  const examples = lines.map((line) => taggedLine(line, { bits, concepts }))
  const order = examples.map((_, index) => index)
  const scores = new Float32Array(LABELS)
  let steps = 1
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1))
      ;[order[last], order[other]] = [order[other]!, order[last]!]
    }
    for (const index of order) {
      const { features, labels, isWhole } = examples[index]!
      let before = 0
      for (const [at, right] of labels.entries()) {
        const buckets = features(at, before)
        scores.fill(0)
        for (const bucket of buckets) addWeights(scores, weights, bucket * LABELS)
        const told = bestLabel(scores, before)
        steps += 1
        before = told
        if (told === right || (!isWhole && right === 0 && !isName(told))) continue
        before = right
        for (const bucket of buckets) {
          move(bucket * LABELS + right, 1)
          move(bucket * LABELS + told, -1)
        }
      }
    }
  }
  function move(place: number, by: number): void {
    weights[place]! += by
    sums[place]! += by * steps
  }
  return { bits, weights: weights.map((weight, place) => weight - sums[place]! / steps) }
}

function addWeights(scores: Float32Array, weights: Float32Array, start: number): void {
  for (let label = 0, place = start; label < LABELS; label += 1, place += 1) scores[label]! += weights[place]!
}

function isName(label: number): boolean {
  return label > 0 && NAMES.includes(SLOT_KINDS[(label - 1) >> 1] ?? '')
}

/** The words of a line with the labels of its marks. */
export function labelsOf(marked: string): { readonly text: string; readonly labels: readonly number[] } {
  const spans: { readonly kind: SlotKind; readonly start: number; readonly end: number }[] = []
  let [text, at] = ['', 0]
  for (const { 0: whole, 1: kind = '', 2: words = '', index } of marked.matchAll(SLOT)) {
    text += marked.slice(at, index)
    const start = text.length
    text += words
    at = index + whole.length
    if ((SLOT_KINDS as readonly string[]).includes(kind))
      spans.push({ kind: kind as SlotKind, start, end: text.length })
  }
  text += marked.slice(at)
  const labels = wordsOf(text).map(({ start, end }) => {
    const span = spans.find((each) => each.start <= start && end <= each.end)
    return span === undefined ? 0 : firstLabel(span.kind) + Number(start > span.start)
  })
  return { text, labels }
}

function taggedLine(line: CorpusLine, using: { readonly bits: number; readonly concepts: Concepts }): Tagged {
  const { text, labels } = labelsOf(line.text)
  const features = taggerFeatures(wordsOf(text), using)
  return { features, labels, isWhole: line.intents.some((intent) => ALL_MARKED.has(intent)) }
}
