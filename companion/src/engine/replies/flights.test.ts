import { describe, expect, it } from 'vitest'

import { answerQuestion, NO_MEMORY, textOf } from '../index.ts'
import { smallWorld } from '../testing/small-world.ts'

const world = smallWorld()

async function converse(...said: readonly string[]) {
  let memory = NO_MEMORY
  const answers = []
  for (const each of said) {
    const answer = await answerQuestion(each, memory, world)
    memory = answer.memory
    answers.push(answer)
  }
  return answers
}

describe('a disrupted flight', () => {
  it('needs details step by step, and further rights are stated once', async () => {
    const answers = await converse(
      'My flight FCO to BER was cancelled, what am I owed?',
      '3 days before',
      'there was no other flight',
      'a technical fault',
    )
    expect(answers.map(({ asks }) => asks)).toEqual(['notice', 'delay', 'cause', null])
    expect(answers.map((answer) => /money back/.test(textOf(answer)))).toEqual([true, false, false, false])
    expect(textOf(answers[3]!)).toMatch(/^The airline owes you €\d+/)
  })

  it.each([
    ['My flight FCO to BER was cancelled, they told me three weeks before', 'notOwedTold'],
    ['Mein Flug FCO BER wurde wegen Nebel annulliert, schlechtes Wetter', 'notOwedExtraordinary'],
    ['I was denied boarding from FCO to BER, the flight was overbooked', 'owedDenied'],
    ['They downgraded us from FCO to BER', 'owedShare'],
    ['Mi vuelo FCO a BER tuvo overbooking y me quedé en tierra', 'owedDenied'],
  ])('%s', async (said, sentence) => {
    const [answer] = await converse(said)
    expect(answer?.sentences[0]?.id).toBe(sentence)
  })

  it('is not a cancelled hotel', async () => {
    const [answer] = await converse('My hotel in Rome was cancelled')
    expect(answer?.calls.some(({ tool }) => tool === 'passenger-rights')).toBe(false)
  })
})
