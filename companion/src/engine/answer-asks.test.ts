import type { ReaderIntent } from '@app/domain/learned-reader'
import { describe, expect, it } from 'vitest'

import { answerQuestion, NO_MEMORY } from './index.ts'
import { smallWorld } from './testing/small-world.ts'

/** The trained reader parts a message at its commas, and reads these. */
function reading(...intents: readonly ReaderIntent[]) {
  return smallWorld({
    readAsks: (text) =>
      text.split(',').map((part, index) => ({ intent: intents[index]!, probability: 0.9, text: part })),
  })
}

async function toolsOf(text: string, ...intents: readonly ReaderIntent[]): Promise<readonly string[]> {
  const { calls } = await answerQuestion(text, NO_MEMORY, reading(...intents))
  return calls.map(({ tool }) => tool)
}

describe('several things asked in one message', () => {
  it('answers each in its order, of the place that one of them names', async () => {
    const tools = await toolsOf('which plug, any holidays, is Italy safe', 'plug', 'holiday_closed', 'safety_general')
    expect(tools).toEqual(['plugs-and-driving', 'public-holidays', 'travel-advisory'])
  })

  it('puts the numbers to call first', async () => {
    expect((await toolsOf('is Italy safe, number of the police', 'safety_general', 'emergency'))[0]).toBe(
      'emergency-numbers',
    )
  })

  it('asks back once, after what it can answer', async () => {
    const { calls, sentences, asks } = await answerQuestion(
      'a visa for Italy, which plug, and my children',
      NO_MEMORY,
      reading('visa_need', 'plug', 'visa_length'),
    )
    expect(calls.map(({ tool }) => tool)).toContain('plugs-and-driving')
    expect(asks).toBe('passport')
    expect(sentences.filter(({ id }) => id === 'askPassport')).toHaveLength(1)
    expect(sentences.at(-1)?.id).toBe('askPassport')
  })

  it('keeps the order where one of them asks back', async () => {
    const tools = await toolsOf('a visa for Italy, which plug', 'visa_need', 'plug')
    expect(tools).toEqual(['entry-rule', 'entry-rule', 'plugs-and-driving'])
  })

  it('does not answer a greeting or thanks beside a question', async () => {
    const { sentences } = await answerQuestion('hi, which plug in Italy', NO_MEMORY, reading('smalltalk', 'plug'))
    expect(sentences.map(({ id }) => id)).not.toContain('hello')
  })

  it('takes what is told beside a plan as a wish, and answers what is asked', async () => {
    const wish = await toolsOf('plan 2 days in Rome, must see the Forum', 'itinerary', 'must_see')
    expect(wish).toEqual(['plan-trip'])
    const asked = await toolsOf('plan 2 days in Rome, which plug', 'itinerary', 'plug')
    expect(asked).toEqual(['plan-trip', 'plugs-and-driving'])
  })
})
