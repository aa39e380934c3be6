import { readIntents } from '@app/domain/learned-reader'
import { describe, expect, it } from 'vitest'

import { readReaderModel } from '../../src/learned-reader/index.ts'
import { readCorpus } from './corpus-folder.ts'
import { outcomeOf } from './measure-reader.ts'
import { TRAINING_PLAN, trainReader } from './train-reader.ts'

const FEW = new Set(['weather', 'visa_need', 'food_where', 'thanks'])
const QUICK = { ...TRAINING_PLAN, epochs: 4 }

const LANGUAGES = new Set(['en', 'de', 'ja'])

describe('trainReader, on four intents of three languages', async () => {
  const corpus = (await readCorpus()).filter(
    ({ language, intents }) => LANGUAGES.has(language) && intents.every((intent) => FEW.has(intent)),
  )
  const bytes = trainReader(corpus, QUICK)
  const model = readReaderModel(bytes)

  it('gives the same bytes for the same corpus', () => {
    expect(Buffer.compare(trainReader(corpus, QUICK), bytes)).toBe(0)
  })

  it('gives other bytes for another seed', () => {
    expect(Buffer.compare(trainReader(corpus, { ...QUICK, seed: 1 }), bytes)).not.toBe(0)
  })

  it('distinguishes the four intents', () => {
    const right = corpus.filter((line) => outcomeOf(model, line).isFirst)
    expect(right.length / corpus.length).toBeGreaterThan(0.9)
    expect(readIntents(model, 'will it rain tomorrow').intents[0]?.intent).toBe('weather')
  })
})
