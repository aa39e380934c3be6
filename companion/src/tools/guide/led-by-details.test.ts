import { describe, expect, it } from 'vitest'

import { smallGuide } from '../../engine/testing/small-guide.ts'
import { smallWorld } from '../../engine/testing/small-world.ts'
import { callTool } from '../registry.ts'
import type { FactsCard } from './facts-card.ts'

const world = smallWorld({ guide: smallGuide() })
const said = async (tool: string, input: object): Promise<string> => {
  const result = await callTool(tool, input, world)
  if (result.kind !== 'found') return result.kind
  return (result.card as FactsCard).says.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' ')
}

describe('an answer is led by the detail that was asked', () => {
  it.each([
    [
      'euros in Italy',
      'country-practice',
      { topics: ['cards'], paidIn: 'EUR' },
      /^Yes: the currency of Italy is Euro\./,
    ],
    ['dollars in Italy', 'country-practice', { topics: ['cards'], paidIn: 'USD' }, /^Not as a rule: the currency/],
    [
      'a SIM of the EU',
      'country-practice',
      { topics: ['sim'], money: ['roaming'] },
      /^Yes: in Italy a SIM from the EU/,
    ],
    ['a tip by card', 'country-practice', { topics: ['tips'], money: ['by-card'] }, /^Tips are best in cash/],
    ['a good month', 'seasons-and-events', { place: 'sicily', month: 5 }, /^Yes, May is a good time for Sicily\./],
    ['another month', 'seasons-and-events', { place: 'sicily', month: 1 }, /^January is possible in Sicily/],
    ['a late dinner', 'country-practice', { topics: ['meals'], atMinutes: 1439 }, /^23:59 is late for dinner/],
    ['coeliac', 'food-and-drink', { diet: 'gluten-free' }, /Say or show this: “Allergia grave: glutine \(grano\)\./],
    [
      'an allergy',
      'food-and-drink',
      { avoid: ['egg'], allergic: true },
      /^Take care everywhere: .+ usually contain egg: Carbonara\. Say or show this: “Allergia grave: uova\./,
    ],
  ])('%s', async (_, tool, input, text) => {
    expect(await said(tool, { place: 'rome', ...input })).toMatch(text)
  })

  it('says for how many people a sum is', async () => {
    expect(await said('budget-check', { place: 'IT', days: 3, people: 2, amount: 900, currency: 'EUR' })).toMatch(
      /3 days for 2 people/,
    )
  })

  it('recommends no dish beside an allergy', async () => {
    const text = await said('food-and-drink', { place: 'rome', avoid: ['peanut'], allergic: true })
    expect(text).toMatch(/None of the dishes of Rome in our guide lists peanuts/)
    expect(text).not.toMatch(/Carbonara|Cacio e pepe|In Rome try/)
  })

  it('names no dish that holds what somebody does not eat', async () => {
    const text = await said('food-and-drink', { place: 'rome', avoid: ['egg'] })
    expect(text).toMatch(/usually contain no egg/)
    expect(text).not.toMatch(/Carbonara/)
  })
})
