import { READER_INTENTS, type ReaderModel } from '@app/domain/learned-reader'

import { readReaderModel } from '../../src/learned-reader/index.ts'
import { chooseTemperatures, chooseThresholds, judge } from './calibrate.ts'
import type { CorpusLine } from './corpus-line.ts'
import { countFeatures } from './count-features.ts'
import { type MarkedName, namesIn, replaceNames, withMasks, withoutMarks } from './marked-slots.ts'
import { packModel } from './pack-model.ts'
import { partOf } from './parts-of-corpus.ts'
import { randomNumbers } from './random-numbers.ts'
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
