import type { Meaning } from '@app/domain/learned-reader'
import { describe, expect, it } from 'vitest'

import { answerQuestion, NO_MEMORY, textOf } from './index.ts'
import { smallGuide } from './testing/small-guide.ts'
import { smallWorld } from './testing/small-world.ts'

const MEANINGS: readonly (readonly [RegExp, Meaning])[] = [
  [/monument|fountain/i, 'monument'],
  [/archaeological site|ruins/i, 'ruins'],
  [/wheelchair/i, 'wheelchair'],
  [/\bsim\b/i, 'sim_card'],
  [/campervan/i, 'campervan'],
]
const world = smallWorld({
  guide: smallGuide(),
  meaningsIn: (text) => new Set(MEANINGS.filter(([pattern]) => pattern.test(text)).map(([, meaning]) => meaning)),
})
const ask = (question: string) => answerQuestion(question, NO_MEMORY, world)

describe('what a question asks by name', () => {
  it('is looked up in the guide and said first, where the answer does not speak of it', async () => {
    const { calls, sentences } = await ask('free things in Rome, ruins')
    expect(calls.map(({ tool }) => tool)).toEqual(['guide-mentions', 'things-to-do'])
    expect(sentences.map(({ pieces }) => pieces.map(({ text }) => text).join(''))[0]).toContain('Colosseum')
  })

  it('stands behind the areas to stay in', async () => {
    const { calls } = await ask('which area to stay in Rome near ruins')
    expect(calls.map(({ tool }) => tool)).toEqual(['where-to-stay', 'guide-mentions'])
  })

  it('is not looked up beside an allergy', async () => {
    const { memory } = await ask('I am allergic to peanuts, what can I eat in Rome?')
    const { calls } = await answerQuestion('free things in Rome, ruins', memory, world)
    expect(calls.map(({ tool }) => tool)).not.toContain('guide-mentions')
  })

  it('is not looked up twice', async () => {
    const { calls } = await ask('what to see in Rome')
    expect(calls.map(({ tool }) => tool)).not.toContain('guide-mentions')
  })

  it('is answered by another tool where one has it', async () => {
    const answer = await ask('tap water in Rome, we need a sim')
    expect(textOf(answer)).toContain('tap water is safe')
    expect(textOf(answer)).toContain('SIM')
  })

  it('leaves the answer as it is where nothing is known', async () => {
    const { calls } = await ask('free things in Rome, by campervan')
    expect(calls.map(({ tool }) => tool)).toEqual(['things-to-do'])
  })
})
