import { describe, expect, it } from 'vitest'

import { answerQuestion, NO_MEMORY, textOf } from '../index.ts'
import { smallGuide } from '../testing/small-guide.ts'
import { smallWorld } from '../testing/small-world.ts'

const world = smallWorld({ guide: smallGuide() })

describe('answers of the guide to phrases', () => {
  it.each([
    ['Which currency in Italy, can I pay in dollars?', 'country-practice', /^Not as a rule: the currency of Italy/],
    ['Where can I eat in Rome, I do not eat egg', 'food-and-drink', /contain no egg: (?!.*Carbonara)/],
    ['What is the best month for Rome?', 'seasons-and-events', /best time for Rome/],
  ])('%s: %s', async (question, tool, text) => {
    const answer = await answerQuestion(question, NO_MEMORY, world)
    expect(answer.calls.map((call) => call.tool)).toEqual([tool])
    expect(textOf(answer)).toMatch(text)
  })
})
