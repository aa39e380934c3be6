import { expect, it } from 'vitest'

import { answerQuestion, NO_MEMORY, textOf } from '../index.ts'
import { smallGuide } from '../testing/small-guide.ts'
import { smallWorld } from '../testing/small-world.ts'
import { comparisonCalls } from './suggestion-calls.ts'

const world = smallWorld({ guide: smallGuide() })

it('compares the same places by what is said now', async () => {
  const { memory } = await answerQuestion('Rome or Florence?', NO_MEMORY, world)
  const answer = await answerQuestion('I meant for food', memory, world)
  expect(answer.calls.at(-1)).toMatchObject({
    tool: 'compare-places',
    input: { places: ['rome', 'florence'], wishes: ['food'] },
  })
  expect(textOf(answer)).toContain('In Rome try Cacio e pepe and Carbonara')
})

it('does not compare them after another place was named', async () => {
  const { memory } = await answerQuestion('Rome or Florence?', NO_MEMORY, world)
  const { calls } = await answerQuestion('food in Sicily', memory, world)
  expect(calls.map(({ tool }) => tool)).not.toContain('compare-places')
})

it.each([
  [[], ['food']],
  [['peanut'], []],
])('asks for no dishes beside an allergy: %j', (avoid, wishes) => {
  const city = (destinationId: string) => ({ destinationId, cityId: null, country: 'IT', isStart: false })
  const none = { place: null, month: null, days: null, people: null, amount: null, currency: null }
  const [call] = comparisonCalls({
    ...none,
    named: [city('rome'), city('florence')],
    text: 'which for food?',
    language: 'en',
    avoid,
  })
  expect(call?.input).toMatchObject({ wishes })
})
