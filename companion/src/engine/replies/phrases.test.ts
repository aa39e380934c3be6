import { describe, expect, it } from 'vitest'

import { answerQuestion } from '../answer-question.ts'
import { NO_MEMORY } from '../reading/slots.ts'
import { smallPhrases } from '../testing/small-phrases.ts'
import { smallWorld } from '../testing/small-world.ts'

const answer = (question: string, world = smallWorld({ phrases: smallPhrases })) =>
  answerQuestion(question, NO_MEMORY, world)
const say = async (question: string) => {
  const { sentences } = await answer(question)
  return sentences.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' ')
}

describe('how to say something in another language', () => {
  it.each([
    ['How do you say thank you in Japanese?', 'ありがとうございます'],
    ['how do i say “where is the toilet” in italian', 'Dov’è il bagno?'],
    ['translate thanks into German', 'Danke'],
    ['How do you say thank you in Japan?', 'ありがとうございます'],
    ['Wie sagt man „Die Rechnung, bitte“ auf Italienisch?', 'Il conto, per favore'],
  ])('is answered by the phrase: %s', async (question, words) => {
    const said = await say(question)
    expect(said).toContain(words)
    expect(said).not.toContain('nearest')
  })

  it('has the sound beside a script that the traveller may not read', async () =>
    expect(await say('How do you say thank you in Japanese?')).toContain('Arigatō gozaimasu'))

  it('says that it only comes near', async () => {
    const said = await say('How do you say “where is the nearest clean toilet for my child” in Italian?')
    expect(said).toMatch(/^I have no phrase for exactly that\. The nearest is “Where is the toilet\?”/)
    expect(said).toContain('Dov’è il bagno?')
  })

  it('says that there is none, and translates nothing itself', async () => {
    const { sentences, calls } = await answer('How do you say “my uncle paints boats” in Italian?')
    expect(sentences.map(({ id }) => id)).toEqual(['phraseNone'])
    expect(calls).toMatchObject([{ tool: 'say-phrase', result: { kind: 'unknown' } }])
  })

  it('gives no words that no second reader has read', async () => {
    const said = await say('How do you say “I am allergic to nuts” in Italian?')
    expect(said).toContain('is not in Italian yet')
  })

  it('asks nothing of the phrasebook where it is something else', async () => {
    const { calls } = await answer('Do I need a visa for Japan with a German passport?')
    expect(calls.map(({ tool }) => tool)).not.toContain('say-phrase')
  })
})
