import {
  rawScores,
  type LikelyIntent,
  type ReaderIntent,
  type ReaderModel,
  type ReaderTemperatures,
  type ReaderThresholds,
  scoreText,
  scriptOf,
  type ScriptKind,
  softmax,
} from '@app/domain/learned-reader'

import type { CorpusLine } from './corpus-line.ts'
import { withoutMarks } from './marked-slots.ts'

/** Of the answers that the reader calls sure, so many are right. */
const SURE_PRECISION = 0.9
/** If two intents are answered, at least this share of messages had both. */
const BOTH_PRECISION = 0.8
/** Of the offered choices, at least this share contain the right intent. */
const CHOICE_PRECISION = 0.7
/** A threshold is only as good as the lines it was chosen on. */
const LEAST_LINES = 20
const STEPS = 100
const LIKELY = 0.5
const COLDEST = 0.2
const HOTTEST = 3

export function chooseTemperatures(model: ReaderModel, lines: readonly CorpusLine[]): ReaderTemperatures {
  const of = (script: ScriptKind): number =>
    chooseTemperature(
      model,
      lines.filter(({ text }) => scriptOf(withoutMarks(text)) === script),
    )
  return { spaced: of('spaced'), syllables: of('syllables'), unspaced: of('unspaced') }
}

/** The temperature that makes the probabilities of these lines the truest. */
function chooseTemperature(model: ReaderModel, lines: readonly CorpusLine[]): number {
  const scored = lines.map(({ text, intents, before }) => ({
    scores: rawScores(model, withoutMarks(text), before).slice(0, model.intents.length),
    meant: intents.map((intent) => model.intents.indexOf(intent)),
  }))
  const lossAt = (temperature: number): number =>
    scored.reduce((sum, { scores, meant }) => {
      const chances = softmax(scores, temperature)
      return sum - meant.reduce((all, intent) => all + Math.log(chances[intent]! + Number.EPSILON), 0) / meant.length
    }, 0)
  const tried = Array.from({ length: STEPS }, (_, step) => COLDEST + ((HOTTEST - COLDEST) * step) / STEPS)
  return tried.reduce((best, each) => (lossAt(each) < lossAt(best) ? each : best))
}

export type Judged = {
  readonly likely: readonly LikelyIntent[]
  readonly meant: readonly ReaderIntent[]
  readonly followUp: number
  readonly several: number
  readonly tellsTrip: boolean
}

export function judge(model: ReaderModel, { text, intents, before }: CorpusLine): Judged {
  const { probabilities, followUp, several, tellsTrip } = scoreText(model, withoutMarks(text), before)
  const likely = model.intents
    .map((intent, index) => ({ intent, probability: probabilities[index] ?? 0 }))
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, 2)
  return { likely, meant: intents, followUp, several, tellsTrip }
}

/** The lowest thresholds that keep the promised precision on these lines. */
export function chooseThresholds(judged: readonly Judged[]): ReaderThresholds {
  const first = ({ likely }: Judged): number => likely[0]?.probability ?? 0
  const both = ({ likely }: Judged): number => likely.reduce((sum, { probability }) => sum + probability, 0)
  const isFirst = ({ likely, meant }: Judged): boolean =>
    likely.slice(0, 1).every(({ intent }) => meant.includes(intent))
  const isEither = ({ likely, meant }: Judged): boolean => likely.some(({ intent }) => meant.includes(intent))
  const areBoth = ({ likely, meant }: Judged): boolean => likely.every(({ intent }) => meant.includes(intent))
  const [wholes, goingOn] = [judged.filter(isWhole), judged.filter((each) => !isWhole(each))]
  const sure = lowest(wholes, first, isFirst, SURE_PRECISION)
  const sureFollowUp = lowest(goingOn, first, isFirst, SURE_PRECISION)
  const isUnsure = (each: Judged): boolean => first(each) < (isWhole(each) ? sure : sureFollowUp)
  const ofTwo = judged.filter(({ several, tellsTrip }) => several >= LIKELY && !tellsTrip)
  return {
    sure,
    sureFollowUp,
    both: lowest(ofTwo, both, areBoth, BOTH_PRECISION),
    choose: lowest(judged.filter(isUnsure), both, isEither, CHOICE_PRECISION),
  }
}

const isWhole = ({ followUp }: Judged): boolean => followUp < LIKELY

function lowest(
  judged: readonly Judged[],
  valueOf: (each: Judged) => number,
  isRight: (each: Judged) => boolean,
  precision: number,
): number {
  const ordered = judged.toSorted((a, b) => valueOf(b) - valueOf(a))
  let [right, found] = [0, 1]
  for (const [index, each] of ordered.entries()) {
    right += Number(isRight(each))
    if (index + 1 >= LEAST_LINES && right / (index + 1) >= precision) found = valueOf(each)
  }
  return Math.round(found * 1000) / 1000
}
