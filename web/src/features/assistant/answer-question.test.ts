import { describe, expect, it } from 'vitest'

import { SUGGESTIONS } from '../../content/suggestions.ts'
import { answerQuestion } from './answer-question.ts'

describe('a late flight', () => {
  it.each([
    ['My flight from Lisbon to New York JFK was four hours late because of a technical fault', 'owed', 600_00],
    ['LIS-MAD, my flight was delayed 3h, crew missing', 'owed', 250_00],
    ['flight from LIS to MAD 2 hours and 59 minutes late, technical', 'not-owed', undefined],
    ['Am I owed anything? My flight from LIS to JFK was 5 hours late due to fog', 'not-owed', undefined],
    ['My plane from JFK to LIS was 4.5 hours late, technical', 'needs-fact', undefined],
  ])('%s: %s', async (question, kind, amount) => {
    const answer = await answerQuestion(question)
    expect(answer).toMatchObject({ kind: 'delay', assessment: { kind } })
    if (amount) expect(answer).toMatchObject({ assessment: { amount: { minorUnits: amount } } })
  })

  it('asks for what is missing instead of guessing, and carries over what was said', async () => {
    expect(await answerQuestion('My flight was four hours late. What am I owed?')).toEqual({
      kind: 'delay-ask',
      missing: ['route'],
      link: '/flight-compensation?hours=4#answer',
    })
    expect(await answerQuestion('I want compensation for my flight from London to Rome')).toMatchObject({
      missing: ['route', 'length'],
    })
  })
})

describe('a month', () => {
  it('names cities by their figures', async () => {
    const answer = await answerQuestion('Where is it warm and dry in November?')
    if (answer.kind !== 'climate') return expect.fail(answer.kind)
    expect(answer.month).toBe(10)
    expect(answer.cities.length).toBeGreaterThan(1)
    for (const { meanC, rainMm } of answer.cities) expect([meanC >= 18, rainMm <= 40]).toEqual([true, true])
  })
})

describe('everything else', () => {
  it.each([
    ['Do I need a visa for Japan with a Brazilian passport?', 'documents'],
    ['Plan a slow weekend in Lisbon for two', 'itinerary'],
    ['Someone stole my bag, where is the police? It was stolen', 'safety'],
    ['Is Cairo safe?', 'risk'],
    ['How do you say thank you in Italian?', 'translate'],
    ['A hotel near the station', 'hotels'],
    ['What is the weather like in spring', 'intel'],
  ])('%s goes to %s', async (question, tool) => expect(await answerQuestion(question)).toEqual({ kind: 'tool', tool }))
  it('says where to ask about health, and that we do not know', async () => {
    expect(await answerQuestion('Is the tap water safe in Istanbul?')).toEqual({ kind: 'official' })
    expect(await answerQuestion('Why is the sea salt?')).toEqual({ kind: 'unknown' })
  })
  it('has something better than "I do not know" for each question it suggests', async () => {
    const answers = await Promise.all(SUGGESTIONS.map((question) => answerQuestion(question)))
    expect(answers.map(({ kind }) => kind)).not.toContain('unknown')
  })
})
