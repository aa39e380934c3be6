import { describe, expect, it } from 'vitest'

import type { OwnSpending } from '../../tools/spending-counted.ts'
import { answerQuestion } from '../answer-question.ts'
import { NO_MEMORY } from '../reading/slots.ts'
import { smallSpending } from '../testing/small-spending.ts'
import { smallWorld } from '../testing/small-world.ts'
import { withSpending } from '../with-spending.ts'

const say = async (question: string, spending?: OwnSpending) => {
  const { sentences } = await answerQuestion(question, NO_MEMORY, withSpending(smallWorld(), spending))
  return sentences.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' ')
}

describe('how much was spent', () => {
  it.each([
    'How much have I spent?',
    'how much money have we spent so far',
    'How much do I have left per day?',
    'What is left of my budget?',
  ])('is answered from the traveller’s own list: %s', async (question) => {
    expect(await say(question, smallSpending())).toMatch(
      /^Lisbon: €420\.50 spent\. €479\.50 of €900\.00 is left\. That is €119\.00 a day for 4 days\.$/,
    )
  })

  it.each(['Wie viel habe ich ausgegeben?', 'Combien ai-je dépensé ?', '¿Cuánto he gastado?', 'Quanto ho speso?'])(
    'is read in other languages: %s',
    async (question) => expect(await say(question, smallSpending())).toContain('Lisbon'),
  )

  it('is over the plan', async () =>
    expect(await say('How much have I spent?', smallSpending({ spent: 95_000, allowance: null }))).toBe(
      'Lisbon: €950.00 spent. That is €50.00 more than the €900.00 you planned.',
    ))

  it('has no plan', async () =>
    expect(await say('How much have I spent?', smallSpending({ planned: null, allowance: null }))).toBe(
      'Lisbon: €420.50 spent.',
    ))

  it('is not known without a list, and says where to keep one', async () =>
    expect(await say('How much have I spent?')).toMatch(/^I see no list of payments/))

  it('takes no figures of another shape', async () => {
    const odd = { ...smallSpending(), spent: Number.NaN }
    expect(await say('How much have I spent?', odd)).toMatch(/^I see no list of payments/)
  })

  it('is not asked by a question about prices', async () =>
    expect(await say('How much does dinner cost in Rome?', smallSpending())).not.toContain('Lisbon'))
})
