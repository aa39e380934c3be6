import { describe, expect, it } from 'vitest'

import { smallGuide } from '../../engine/testing/small-guide.ts'
import { smallWorld } from '../../engine/testing/small-world.ts'
import { callTool } from '../registry.ts'
import type { FactsCard } from './facts-card.ts'
import { loadGuideWords } from './words/words-in.ts'

const world = smallWorld({ guide: smallGuide() })

async function firstSaid(
  tool: string,
  input: { readonly language?: string; readonly [name: string]: unknown },
): Promise<string> {
  await loadGuideWords(input.language ?? 'en')
  const result = await callTool(tool, input, world)
  if (result.kind !== 'found') return result.kind
  const [first] = (result.card as FactsCard).says
  return first?.pieces.map(({ text }) => text).join('') ?? ''
}

describe('the first sentence decides', () => {
  it.each([
    ['country-practice', { place: 'IT', topics: ['alcohol'], drinkerAge: 17 }, /^No, at 17/],
    ['country-practice', { place: 'IT', topics: ['alcohol'], drinkerAge: 30 }, /^Yes, at 30/],
    ['country-practice', { place: 'IT', topics: ['closing'], weekday: 6 }, /^(?:Mostly|Partly)/],
    ['country-practice', { place: 'IT', topics: ['closing'], asksHours: true }, /^We have no reliable hours/],
    ['country-practice', { place: 'IT', topics: ['dress'], wears: ['camouflage'] }, /^Yes, that is usually fine/],
    ['country-practice', { place: 'IT', topics: ['prices'], items: ['mid_meal'], people: 2 }, /^For 2 people/],
    [
      'place-safety',
      { place: 'rome', about: 'night', area: 'is Termini safe at night' },
      /^Only with care: in Termini/,
    ],
    ['travel-advice', { topic: 'connection', minutes: 30 }, /^No, 30 mins is too short/],
    ['travel-advice', { topic: 'connection', minutes: 60 }, /^60 mins is tight/],
    ['travel-advice', { topic: 'connection', minutes: 120 }, /^Yes, 120 mins is enough/],
    ['travel-advice', { topic: 'tax-refund', country: 'JP' }, /at least ¥5,000/],
    ['travel-advice', { topic: 'bathing', country: 'JP', steps: ['tattoo'] }, /^Many Japanese onsen refuse tattoos/],
    ['travel-advice', { topic: 'medicines', steps: ['plane'] }, /^Yes: medicine may come into the cabin/],
    ['what-to-do-if', { problem: 'lost-luggage', steps: ['money'] }, /^The limit is 1,519/],
    ['light-snow-sea', { place: 'rome', about: 'sea', month: 8, language: 'ja' }, /^はい、8月の/],
  ])('%s %j', async (tool, input, text) => {
    expect(await firstSaid(tool, input)).toMatch(text)
  })
})

it('leaves a paid bed out of a sum', async () => {
  const sum = { place: 'IT', days: 3, amount: 300, currency: 'EUR' }
  const [whole, without] = await Promise.all([
    firstSaid('budget-check', sum),
    firstSaid('budget-check', { ...sum, isBedPaid: true }),
  ])
  expect(whole).not.toBe(without)
})
