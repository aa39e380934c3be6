import { type Concepts, READER_INTENTS, type ReaderModel } from '@app/domain/learned-reader'

import { readReaderModel } from '../../src/learned-reader/index.ts'
import { backgroundLines } from './background-lines.ts'
import { chooseTemperatures, chooseThresholds, judge } from './calibrate.ts'
import type { CorpusLine } from './corpus-line.ts'
import { chooseFeatures } from './count-features.ts'
import { followUpLines } from './follow-up-lines.ts'
import type { Frames } from './frames-folder.ts'
import { joinedLines } from './join-lines.ts'
import { type MarkedName, namesIn, replaceNames, withMasks, withoutMarks } from './marked-slots.ts'
import { type NetworkToPack, packModel, quantised } from './pack-model.ts'
import { packTagger } from './pack-tagger.ts'
import { partOf, type PartOfCorpus } from './parts-of-corpus.ts'
import { randomNumbers } from './random-numbers.ts'
import { TAGGER_PLAN, trainTagger } from './train-tagger.ts'
import { trainWeights, type TrainingPlan } from './train-weights.ts'

/** Copies of each line with other names, so that "Bangkok" does not come to mean street food. */
const RENAMED = 2

/** A line as typed, with other names of its language, and with masks for a host that finds the names itself. */
function trainingTexts(lines: readonly CorpusLine[], random: () => number): readonly (readonly string[])[] {
  const names = Map.groupBy(
    lines.flatMap(({ language, text }) => namesIn(text).map((named) => ({ language, ...named }))),
    ({ language, slot }) => `${language} ${slot}`,
  )
  return lines.map(({ language, text }) => {
    const typed = withoutMarks(text)
    if (namesIn(text).length === 0) return [typed]
    const another = ({ slot, name }: MarkedName): string => {
      const known = names.get(`${language} ${slot}`) ?? []
      return known[Math.floor(random() * known.length)]?.name ?? name
    }
    return [typed, ...Array.from({ length: RENAMED }, () => replaceNames(text, another)), withMasks(text)]
  })
}

const BITS = 18
const MOST_TAGGER_WEIGHTS = 320_000
export const TRAINING_PLAN: TrainingPlan = {
  epochs: 8,
  rate: 0.15,
  dropped: 0.2,
  droppedUnits: 0.2,
  units: 128,
  features: 71_500,
  after: 0.3,
  seed: 20_261_118,
}
const UNDECIDED = {
  temperatures: { spaced: 1, syllables: 1, unspaced: 1 },
  thresholds: { sure: 1, sureFollowUp: 1, both: 1, choose: 1 },
}

type Decided = Pick<ReaderModel, 'temperatures' | 'thresholds'>

/**
 * Trained on the first part of the corpus; the development part then chooses temperatures and thresholds. The held part
 * is in neither. The same corpus gives the same bytes.
 */
export function trainReader(
  corpus: readonly CorpusLine[],
  concepts: Concepts,
  frames: Frames,
  plan = TRAINING_PLAN,
  taggerPlan = TAGGER_PLAN,
): Uint8Array {
  const train = corpus.filter((line) => partOf(line) === 'train')
  const network = trainNetwork(train, concepts, frames, plan)
  const tagger = packTagger(trainTagger(train, concepts, taggerPlan), MOST_TAGGER_WEIGHTS)
  const pack = (decided: Decided): Uint8Array => packModel(network, tagger, { intents: READER_INTENTS, ...decided })
  const own = corpus.filter((line) => partOf(line) === 'develop')
  const develop = [...own, ...framedLines(own, frames, randomNumbers(plan.seed), 'develop')]
  return pack(decideOn(develop, readReaderModel(pack(UNDECIDED))))
}

/** Lines made from others: a trip told beside a question, and words that add to the question before. */
export function framedLines(
  corpus: readonly CorpusLine[],
  frames: Frames,
  random: () => number,
  part: PartOfCorpus,
): readonly CorpusLine[] {
  const addingWords = frames.addingWords.filter((each) => partOf({ ...each, before: null }) === part)
  return [...backgroundLines(corpus, frames.toldTrips, random), ...followUpLines({ ...frames, addingWords }, random)]
}

function decideOn(develop: readonly CorpusLine[], model: ReaderModel): Decided {
  const temperatures = chooseTemperatures(model, develop)
  const calibrated = { ...model, temperatures }
  return { temperatures, thresholds: chooseThresholds(develop.map((line) => judge(calibrated, line))) }
}

function trainNetwork(
  corpus: readonly CorpusLine[],
  concepts: Concepts,
  frames: Frames,
  plan: TrainingPlan,
): NetworkToPack {
  const random = randomNumbers(plan.seed)
  const lines = [...corpus, ...joinedLines(corpus, random), ...framedLines(corpus, frames, random, 'train')]
  const texts = trainingTexts(lines, random)
  const counted = lines.map(({ intents: [intent] }, index) => ({
    texts: texts[index] ?? [],
    intent: READER_INTENTS.indexOf(intent!),
  }))
  const vocabulary = chooseFeatures(counted, { bits: BITS, concepts, most: plan.features })
  return quantised(trainWeights(lines, texts, vocabulary, plan), vocabulary)
}
