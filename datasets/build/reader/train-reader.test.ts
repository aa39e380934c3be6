import { readIntents } from '@app/domain/learned-reader'
import { describe, expect, it } from 'vitest'

import { readReaderModel } from '../../src/learned-reader/index.ts'
import { readConceptFiles } from './concept-files.ts'
import { readCorpus } from './corpus-folder.ts'
import type { Frames } from './frames-folder.ts'
import { outcomeOf } from './measure-reader.ts'
import { TRAINING_PLAN, trainReader } from './train-reader.ts'
import { TAGGER_PLAN } from './train-tagger.ts'

const FEW = new Set(['weather', 'visa_need', 'food_where', 'thanks'])
const QUICK = { ...TRAINING_PLAN, epochs: 4, units: 16, features: 6000 }
const QUICK_TAGGER = { ...TAGGER_PLAN, bits: 12, epochs: 1 }

/** Some seconds on a free core. */
const PATIENCE_MS = 120_000

const LANGUAGES = new Set(['en', 'de', 'ja'])

describe('trainReader, on four intents of three languages', async () => {
  const corpus = (await readCorpus()).filter(
    ({ language, intents }) => LANGUAGES.has(language) && intents.every((intent) => FEW.has(intent)),
  )
  const concepts = await readConceptFiles()
  const frames: Frames = { addingWords: [], subjects: [], toldTrips: [] }
  const bytes = trainReader(corpus, concepts, frames, QUICK, QUICK_TAGGER)
  const model = readReaderModel(bytes)

  it(
    'gives the same bytes for the same corpus',
    () => {
      expect(Buffer.compare(trainReader(corpus, concepts, frames, QUICK, QUICK_TAGGER), bytes)).toBe(0)
    },
    PATIENCE_MS,
  )

  it(
    'gives other bytes for another seed',
    () => {
      expect(
        Buffer.compare(trainReader(corpus, concepts, frames, { ...QUICK, seed: 1 }, QUICK_TAGGER), bytes),
      ).not.toBe(0)
    },
    PATIENCE_MS,
  )

  it('distinguishes the four intents', () => {
    const right = corpus.filter((line) => outcomeOf(model, line).isFirst)
    expect(right.length / corpus.length).toBeGreaterThan(0.9)
    expect(readIntents(model, 'will it rain tomorrow').intents[0]?.intent).toBe('weather')
  })
})
