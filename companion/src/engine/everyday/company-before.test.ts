import { describe, expect, it } from 'vitest'

import { answerQuestion, NO_MEMORY } from '../index.ts'
import { smallGuide } from '../testing/small-guide.ts'
import { smallWorld } from '../testing/small-world.ts'
import { withCompanyBefore } from './company-before.ts'
import type { EverydayFacts } from './everyday-facts.ts'
import type { EverydayMemory } from './everyday-memory.ts'

const facts = { constraints: { company: ['rain'] } } as unknown as EverydayFacts
const before = (intents: EverydayMemory['intents']): EverydayMemory => ({
  intents,
  place: null,
  isAsked: false,
  company: ['kids'],
})
const companyOf = ({ constraints }: EverydayFacts) => constraints.company

describe('withCompanyBefore', () => {
  it('keeps who was there, from sights to sights', () => {
    expect(companyOf(withCompanyBefore(facts, ['rainy_day'], before(['kids_things'])))).toEqual(['rain', 'kids'])
  })

  it('forgets them after and before anything else', () => {
    expect(companyOf(withCompanyBefore(facts, ['nightlife'], before(['kids_things'])))).toEqual(['rain'])
    expect(companyOf(withCompanyBefore(facts, ['rainy_day'], before(['tipping'])))).toEqual(['rain'])
  })
})

it('holds in a conversation', async () => {
  const world = smallWorld({ guide: smallGuide() })
  const { memory } = await answerQuestion('what to do in Rome when it rains', NO_MEMORY, world)
  const { calls } = await answerQuestion('and with kids?', memory, world)
  expect(calls.at(-1)?.input).toMatchObject({ place: 'rome', wish: 'kids', also: ['rain'] })
})
