import { describe, expect, it } from 'vitest'

import { answerQuestion, NO_MEMORY, PHRASEBOOKS } from '../index.ts'
import { smallWorld } from '../testing/small-world.ts'
import { partsOfQuestion } from './parts-of-question.ts'

const [english] = PHRASEBOOKS
const intents = (text: string) => partsOfQuestion(text, english!).map(({ intent }) => intent)

describe('partsOfQuestion', () => {
  it.each([
    ['Is it safe in Colombia and which currency do they use?', ['advisory', 'money']],
    ['What plug, what currency and which side of the road in Malta?', ['plugs', 'money', 'driving']],
    ['Plan two days in Rome. Do I need a visa with an Indian passport?', ['plan', 'entry']],
    ['What is the weather in May, and will it be cold?', []],
    ['Plan two days in Rome with museums, and good restaurants', []],
    ['A hotel in Paris, budget of 100 euros', []],
    ['My flight was delayed and I need a visa', []],
    ['I feel sick. Which plugs do they have?', []],
  ])('%s', (text, expected) => expect(intents(text)).toEqual(expected))
})

it('reads "is that enough?" as part of the sentence before it', () => {
  expect(intents('My passport has eight months left. Is that enough for Kenya?')).toEqual([])
})

it('gives the emergency number before other answers', async () => {
  const asked = 'Is Italy safe and what is the emergency number?'
  const { calls } = await answerQuestion(asked, NO_MEMORY, smallWorld())
  expect(calls.map(({ tool }) => tool)).toEqual(['emergency-numbers', 'travel-advisory'])
})
