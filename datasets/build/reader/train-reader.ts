import { READER_INTENTS, type ReaderModel } from '@app/domain/learned-reader'

import { readReaderModel } from '../../src/learned-reader/index.ts'
import { chooseTemperatures, chooseThresholds, judge } from './calibrate.ts'
import type { CorpusLine } from './corpus-line.ts'
import { countFeatures } from './count-features.ts'
import { packModel } from './pack-model.ts'
import { partOf } from './parts-of-corpus.ts'
import { randomNumbers } from './random-numbers.ts'
import { trainWeights, type TrainingPlan } from './train-weights.ts'
import { trainingTexts } from './training-texts.ts'

const BITS = 18
export const TRAINING_PLAN: TrainingPlan = { epochs: 10, rate: 0.5, dropped: 0.2, seed: 20_261_118 }
const UNDECIDED = {
  temperatures: { spaced: 1, syllables: 1, unspaced: 1 },
  thresholds: { sure: 1, sureFollowUp: 1, both: 1, choose: 1 },
}

type Decided = Pick<ReaderModel, 'temperatures' | 'thresholds'>

/**
 * Trained twice: first without the development part, which then chooses temperature and thresholds, and once more with
 * it. The held part is in neither. The same corpus gives the same bytes.
 */
export function trainReader(corpus: readonly CorpusLine[], plan = TRAINING_PLAN): Uint8Array {
  const develop = corpus.filter((line) => partOf(line) === 'develop')
  const train = corpus.filter((line) => partOf(line) === 'train')
  const decided = decideOn(develop, readReaderModel(trainOnce(train, UNDECIDED, plan)))
  return trainOnce([...train, ...develop], decided, plan)
}

function decideOn(develop: readonly CorpusLine[], model: ReaderModel): Decided {
  const temperatures = chooseTemperatures(model, develop)
  const calibrated = { ...model, temperatures }
  return { temperatures, thresholds: chooseThresholds(develop.map((line) => judge(calibrated, line))) }
}

function trainOnce(lines: readonly CorpusLine[], decided: Decided, plan: TrainingPlan): Uint8Array {
  const texts = trainingTexts(lines, randomNumbers(plan.seed))
  const vocabulary = countFeatures(texts, BITS)
  const dense = trainWeights(lines, texts, vocabulary, plan)
  return packModel(dense, vocabulary, { intents: READER_INTENTS, ...decided })
}
